import type { ClientDirective } from 'astro';

type Load = Parameters<ClientDirective>[0];

/** The events that count as an interaction. Scrolling does not, because pages scroll by themselves when they open. */
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];

/**
 * Hydrates an island at the first interaction with `place`. If a button or an arrow key is pressed before that, the press
 * is repeated afterwards, so that none is lost. If the code cannot be loaded, the next interaction retries, and
 * `data-unready` marks an island whose button was pressed in vain.
 * @returns a function that hydrates the island at once and returns whether it was not hydrated before.
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
    // After a failed import, Astro fires an event and still returns a function, which hydrates nothing.
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

/** Remembers the last press that had no effect yet: of a button, or of a key that turns a carousel. */
function keepPress(island: HTMLElement) {
  const sleeping = new AbortController();
  let repeat: (() => void) | undefined;
  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (event instanceof KeyboardEvent) {
      // In a field the browser handles arrow keys itself.
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

/** Browsers also fire pointermove when the page appears or moves under a pointer at rest. */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  );
}
