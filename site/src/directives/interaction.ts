import type { ClientDirective } from 'astro';

/** What people do first, by whatever means. Scrolling is not among it: pages scroll by themselves when they open. */
const firstDeeds = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

/**
 * `client:interaction` starts an island when the visitor first does something on the page, so that loading it never
 * stands in the way of reading. An address with a query asks the island for something: then it starts at once. Where its
 * code does not come, the visitor's next deed tries again.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const start = async () => {
    const hydrate = await load();
    await hydrate();
    // Astro tells of the error by an event, and answers with nothing to hydrate.
    if (island.hasAttribute('ssr')) startAtNextDeed();
  };
  const startAtNextDeed = () => {
    const waiting = new AbortController();
    const startOnce = (deed: Event) => {
      if (isResting(deed)) return;
      waiting.abort();
      void start();
    };
    for (const deed of firstDeeds)
      addEventListener(deed, startOnce, { capture: true, passive: true, signal: waiting.signal });
  };
  if (location.search === '') startAtNextDeed();
  else void start();
};

/** A browser tells of the pointer also where a page appears under it, or moves under it by itself. */
function isResting(deed: Event): boolean {
  return deed instanceof PointerEvent && deed.type === 'pointermove' && !deed.movementX && !deed.movementY;
}

export default interaction;
