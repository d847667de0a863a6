import type { ClientDirective } from 'astro';

type Load = Parameters<ClientDirective>[0];

/** The events that count as an interaction. Scrolling does not, because pages scroll by themselves when they open. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'];

/**
 * Hydrates an island at the first interaction with `place`. Buttons and arrow keys that are pressed before that are pressed
 * again afterwards, in their order, so that no press is lost. If the code cannot be loaded, they are forgotten, the page asks
 * for another one, and the next interaction retries. For the styles, `data-press` says of an island that is not hydrated
 * (`ssr`) whether the press of a button is `kept` or `lost`.
 * @returns a function that hydrates the island at once and returns whether it was not hydrated before.
 */
export function wakeAtInteraction(load: Load, island: HTMLElement, place: EventTarget): () => boolean {
  const presses = keepPresses(island);
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
    if (island.hasAttribute('ssr')) {
      if (presses.forget()) island.dataset.press = 'lost';
      wait();
    } else await presses.repeat();
  };
  wait();
  return () => {
    const wasAsleep = waiting !== undefined;
    void wake();
    return wasAsleep;
  };
}

const sideways = ['ArrowLeft', 'ArrowRight'];

/** Remembers the presses that had no effect yet: of buttons, and of keys that turn a carousel. */
function keepPresses(island: HTMLElement) {
  const sleeping = new AbortController();
  const presses: { target: Element; repeat: () => void }[] = [];
  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    if (event instanceof KeyboardEvent) {
      // In a field the browser handles arrow keys itself, and so it does with Alt and the like: one goes back a page.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (!sideways.includes(event.key) || target.closest('input, select, textarea')) return;
      presses.push({ target, repeat: () => target.dispatchEvent(new KeyboardEvent('keydown', event)) });
    } else if (button) {
      // Whoever presses it again wants to send the form, not to send it twice.
      const isKept = button.type === 'submit' && presses.some((press) => press.target === button);
      if (!isKept) presses.push({ target: button, repeat: () => button.click() });
      island.dataset.press = 'kept';
    } else return;
    event.preventDefault();
  };
  for (const type of ['click', 'keydown'])
    island.addEventListener(type, keep, { capture: true, signal: sleeping.signal });
  return {
    /** @returns whether there were any. */
    forget: () => presses.splice(0).length > 0,
    repeat: async () => {
      sleeping.abort();
      for (const { repeat } of presses) {
        repeat();
        // React renders what a press has changed before the next task, which the next press is to start from.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

/** Browsers also fire pointermove when the page appears or moves under a pointer at rest. */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
  );
}
