import type { ClientDirective } from 'astro';

/** Scrolling is not among them: pages scroll by themselves when they open. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

/**
 * `client:interaction` starts an island at the visitor's first interaction with the page, so that loading it never delays
 * reading. A query in the address is meant for the island, which then starts at once. If its code cannot be loaded, the
 * next interaction retries.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const start = async () => {
    const hydrate = await load();
    await hydrate();
    // Astro reports a failed import by an event and still hands over something to call, which hydrates nothing.
    if (island.hasAttribute('ssr')) startAtNextInteraction();
  };
  const startAtNextInteraction = () => {
    const waiting = new AbortController();
    const startOnce = (event: Event) => {
      if (isResting(event)) return;
      waiting.abort();
      void start();
    };
    for (const type of interactionEvents)
      addEventListener(type, startOnce, { capture: true, passive: true, signal: waiting.signal });
  };
  if (location.search === '') startAtNextInteraction();
  else void start();
};

/** Browsers also send pointermove when the page appears, or moves, under a pointer at rest. */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  );
}

export default interaction;
