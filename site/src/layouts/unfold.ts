import { isNewVisit } from './isNewVisit.ts';

/** What a phone shows below its first screen, without what waits longer anyway. */
const SECTIONS = ['main > section', 'main > :first-child > section']
  .map((section) => `${section}:nth-of-type(n + 2):not(.later)`)
  .join();

// A slow phone takes a fifth of a second to lay a page out, and meanwhile answers no tap. So the first screen is laid out
// alone, and every other section in a frame of its own. Where a page opens further down, all of it must be there at once;
// and what was painted already, as it came over a slow line, stays.
if (
  isNewVisit &&
  !location.hash &&
  performance.getEntriesByType('paint').length === 0 &&
  matchMedia('(width < 48rem)').matches
) {
  const sections = document.querySelectorAll(SECTIONS);
  for (const { classList } of sections) classList.add('later');
  const waiting = sections.values();
  const unfold = () => {
    const section = waiting.next().value;
    if (!section) return;
    section.classList.remove('later');
    requestAnimationFrame(unfold);
  };
  requestAnimationFrame(() => setTimeout(unfold));
}
