/** How far below the screen the lists start to refresh: the API client loads only for visitors who scroll on. */
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
