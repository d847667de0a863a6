const IN_VIEW = 0.1;

const street = document.querySelector('.street');

const watch = new IntersectionObserver(
  ([entry]) => {
    if (!entry?.isIntersecting) return;
    street?.setAttribute('data-open', '');
    watch.disconnect();
  },
  { threshold: IN_VIEW },
);

if (street) watch.observe(street);
