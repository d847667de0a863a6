const pageTop = document.querySelector('#page-top');
const header = pageTop?.nextElementSibling;

// #page-top is 10 px tall, so once it is out of view the page has been scrolled by more than 10 px.
const watch = new IntersectionObserver(([entry]) =>
  header?.toggleAttribute('data-scrolled', entry?.isIntersecting === false),
);

if (pageTop) watch.observe(pageTop);
