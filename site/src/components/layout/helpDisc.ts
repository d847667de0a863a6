const help = document.querySelector<HTMLElement>('#help');

/** What it must not cover. Links in the text are wider than the disc, and scroll on. */
const CONTROLS = 'main :is(.button, button, input, select, textarea, summary), footer a';

/** The corner of the screen where the disc hangs, with a margin. */
const CORNER_PX = 96;

const covered = new Set<Element>();
let watch: IntersectionObserver | undefined;

/** The disc steps aside while a field, a button or a link of the footer is below it. */
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
  for (const control of document.querySelectorAll(CONTROLS)) watch.observe(control);
}

if (help) {
  // After the first frame: the size of the window, asked for before it, would have the page laid out once more.
  requestAnimationFrame(() => setTimeout(guardCorner));
  addEventListener('resize', guardCorner);
}
