/** So far below the screen the rows are read again: what asks the API loads only for those who read on. */
const AHEAD = '600px 0px';

const showcase = document.querySelector('.showcase');

const watch = new IntersectionObserver(
  ([entry]) => {
    if (!entry?.isIntersecting) return;
    watch.disconnect();
    void import('./showcaseLists.ts');
  },
  { rootMargin: AHEAD },
);

if (showcase) watch.observe(showcase);
