import type { ClientDirective } from 'astro';

type Load = Parameters<ClientDirective>[0];

/** What a visitor does to a page. Scrolling is not among it: pages scroll by themselves when they open. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

/**
 * Wakes an island at the first interaction with `place`. A press of a button or an arrow key before it runs is repeated when
 * it does, so that none is lost. If the code cannot be loaded, the next interaction retries, and `data-unready` marks an
 * island whose button was pressed in vain.
 * @returns what wakes it at once, and tells whether it was asleep until then.
 */
export function wakeAtInteraction(load: Load, island: HTMLElement, place: EventTarget): () => boolean {
  const press = keepPress(island);
  let waiting: AbortController | undefined;

  const wait = () => {
    waiting = new AbortController();
    for (const type of interactionEvents)
      place.addEventListener(type, (event) => isResting(event) || void wake(), {
        capture: true,
        passive: true,
        signal: waiting.signal,
      });
  };
  const wake = async () => {
    if (!waiting) return;
    waiting.abort();
    waiting = undefined;
    const hydrate = await load();
    await hydrate();
    // Astro reports a failed import by an event and still hands over something to call, which hydrates nothing.
    const isAsleep = island.hasAttribute('ssr');
    island.toggleAttribute('data-unready', isAsleep && press.isThere());
    if (isAsleep) wait();
    else press.repeat();
  };
  wait();
  return () => {
    const wasAsleep = waiting !== undefined;
    void wake();
    return wasAsleep;
  };
}

const sideways = ['ArrowLeft', 'ArrowRight'];

/** Remembers the last press in vain: of a button, or of a key that turns a carousel. */
function keepPress(island: HTMLElement) {
  const sleeping = new AbortController();
  let repeat: (() => void) | undefined;
  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (event instanceof KeyboardEvent) {
      // In a field the browser itself knows what to do with it.
      if (!sideways.includes(event.key) || target.closest('input, select, textarea')) return;
      repeat = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
    } else if (button) repeat = () => button.click();
    else return;
    event.preventDefault();
  };
  for (const type of ['click', 'keydown'])
    island.addEventListener(type, keep, { capture: true, signal: sleeping.signal });
  return {
    isThere: () => repeat !== undefined,
    repeat: () => {
      sleeping.abort();
      repeat?.();
    },
  };
}

/** Browsers also send pointermove when the page appears, or moves, under a pointer at rest. */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  );
}
