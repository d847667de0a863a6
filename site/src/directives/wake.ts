import type { ClientDirective } from 'astro';

type Load = Parameters<ClientDirective>[0];

/** What a visitor does to a page. Scrolling is not among it: pages scroll by themselves when they open. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

/**
 * Starts an island at the first interaction with `place`, or at once. A button of the island that is pressed before it runs is
 * pressed again when it does, so that no press is lost. If the code cannot be loaded, the next interaction retries, and
 * `data-unready` marks an island whose button was pressed in vain.
 */
export function wakeAtInteraction(
  load: Load,
  island: HTMLElement,
  place: EventTarget,
  { isAtOnce = false } = {},
): void {
  const pressed = keepPress(island);
  const start = async () => {
    const hydrate = await load();
    await hydrate();
    // Astro reports a failed import by an event and still hands over something to call, which hydrates nothing.
    const isAsleep = island.hasAttribute('ssr');
    island.toggleAttribute('data-unready', isAsleep && pressed.isThere());
    if (isAsleep) startAtNext();
    else pressed.repeat();
  };
  const startAtNext = () => {
    const waiting = new AbortController();
    const startOnce = (event: Event) => {
      if (isResting(event)) return;
      waiting.abort();
      void start();
    };
    for (const type of interactionEvents)
      place.addEventListener(type, startOnce, { capture: true, passive: true, signal: waiting.signal });
  };
  if (isAtOnce) void start();
  else startAtNext();
}

/** Remembers the last button of the island that was pressed in vain. */
function keepPress(island: HTMLElement) {
  const sleeping = new AbortController();
  let pressed: HTMLElement | undefined;
  island.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      pressed = button;
    },
    { capture: true, signal: sleeping.signal },
  );
  return {
    isThere: () => pressed !== undefined,
    repeat: () => {
      sleeping.abort();
      pressed?.click();
    },
  };
}

/** Browsers also send pointermove when the page appears, or moves, under a pointer at rest. */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  );
}
