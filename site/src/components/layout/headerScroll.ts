const pageTop = document.querySelector('#page-top');
const header = document.querySelector('.site-header');

// #page-top is 10 px tall: once it has left the screen, the page has scrolled by more than that.
const watch = new IntersectionObserver(([entry]) =>
  header?.toggleAttribute('data-scrolled', entry?.isIntersecting === false),
);

if (pageTop) watch.observe(pageTop);
