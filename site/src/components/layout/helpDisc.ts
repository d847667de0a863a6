const help = document.querySelector<HTMLElement>('#help');

/** The corner of the screen where the disc hangs, with a margin. */
const CORNER_PX = 96;

const covered = new Set<Element>();
let watch: IntersectionObserver | undefined;

/** The disc steps aside while a field, a button or a link is below it. */
function guardCorner(): void {
  watch?.disconnect();
  covered.clear();
  watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) covered[isIntersecting ? 'add' : 'delete'](target);
      help?.toggleAttribute('data-aside', covered.size > 0);
    },
    { rootMargin: `${CORNER_PX - innerHeight}px 0px 0px ${CORNER_PX - innerWidth}px` },
  );
  for (const control of document.querySelectorAll(':is(main, footer) :is(a, button, input, select, summary)'))
    watch.observe(control);
}

if (help) {
  guardCorner();
  addEventListener('resize', guardCorner);
}
