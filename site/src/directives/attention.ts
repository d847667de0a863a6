import { type BuiltContent, isOutdated } from '../data/isOutdated.ts';
import type { Directive } from './Directive.ts';
import { wakeAtInteraction } from './wake.ts';

export interface Attention {
  /** What its lists were built from. */
  content?: BuiltContent;
  /** Whether it moves by itself: it has more than one view. */
  mayMove?: boolean;
}

/** How far below the screen its lists are compared with the studio's: only for visitors who scroll on. */
const AHEAD = '600px 0px';

const IN_VIEW_MS = 5_000;

/**
 * `client:attention` wakes an island when somebody points at it, touches it or focuses it; when it has been in view for as long
 * as it waits to move by itself, which `data-due` tells it; and when its lists are outdated.
 */
const attention: Directive<Attention> = (load, { value: { content, mayMove } }, island) => {
  const wake = wakeAtInteraction(load, island, island);
  // The island itself has no box.
  const box = island.firstElementChild;
  if (!box) return;

  if (content)
    onceInView(box, AHEAD, async () => {
      if (await isOutdated(content)) wake();
    });
  if (mayMove) afterTimeInView(box, () => island.toggleAttribute('data-due', wake()));
};

function onceInView(box: Element, rootMargin: string, work: () => void): void {
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      work();
    },
    { rootMargin },
  );
  watch.observe(box);
}

/** Each time it comes into view, and each time the tab does, the wait begins anew. */
function afterTimeInView(box: Element, work: () => void): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let isInView = false;
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    if (!isInView || document.hidden) return;
    timer = window.setTimeout(() => (reducedMotion.matches ? wait() : work()), IN_VIEW_MS);
  };
  document.addEventListener('visibilitychange', wait);
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting === true;
    wait();
  }).observe(box);
}

export default attention;
