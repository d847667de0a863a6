import { type BuiltContent, isOutdated } from '../data/isOutdated.ts';
import type { Directive } from './Directive.ts';
import { wakeAtInteraction } from './wake.ts';

export interface Attention {
  /** The content that its lists were built from. */
  content?: BuiltContent;
  /** Whether it advances by itself, having more than one view. */
  mayMove?: boolean;
}

/**
 * How near the screen the lists must come before they are checked for changes, so that only visitors who scroll on cause
 * a request.
 */
const AHEAD = '600px 0px';

const IN_VIEW_MS = 5_000;

/**
 * `client:attention` hydrates an island when somebody points at it, touches it or focuses it, when its lists are
 * outdated, and when it has been in view for the time after which it advances by itself. In the last case `data-due`
 * tells it to advance at once.
 */
const attention: Directive<Attention> = (load, { value: { content, mayMove } }, island) => {
  const wake = wakeAtInteraction(load, island, island);
  // `<astro-island>` itself has no box (`display: contents`).
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

/** The wait restarts each time the element or the tab comes into view. */
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
