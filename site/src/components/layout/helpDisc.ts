const help = document.querySelector<HTMLElement>('aside#help');

/** What the disc must not cover. Links in the text are wider than the disc and stay reachable. */
const CONTROLS = 'main :is(.button, button, input, select, textarea, summary, label), footer a';

/** Size of the corner that the disc covers, with a margin. */
const CORNER_PX = 96;

let watch: IntersectionObserver | undefined;

/** Hides the disc while a field, a button or a footer link is beneath it. */
function guardCorner(): void {
  watch?.disconnect();
  const covered = new Set<Element>();
  watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) covered[isIntersecting ? 'add' : 'delete'](target);
      help?.toggleAttribute('data-aside', covered.size > 0);
    },
    { rootMargin: `${CORNER_PX - innerHeight}px 0px 0px ${CORNER_PX - innerWidth}px` },
  );
  for (const control of document.querySelectorAll(CONTROLS)) watch.observe(control);
}

// After the first frame, because reading the window's size before it would force an extra layout.
requestAnimationFrame(() => setTimeout(guardCorner));
addEventListener('resize', guardCorner);
// A receipt takes a form's place.
new MutationObserver(guardCorner).observe(document.body, { childList: true, subtree: true });
