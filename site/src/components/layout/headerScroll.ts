const pageTop = document.querySelector('#page-top');
const header = pageTop?.nextElementSibling;

// #page-top is 10 px tall: out of view means scrolled by more than that.
const watch = new IntersectionObserver(([entry]) =>
  header?.toggleAttribute('data-scrolled', entry?.isIntersecting === false),
);

if (pageTop) watch.observe(pageTop);
