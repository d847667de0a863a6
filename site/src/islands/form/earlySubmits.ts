const adopted = new WeakSet<EventTarget>();
const early = new WeakSet<EventTarget>();

/** For the page: remembers a form that is sent before its island runs, and tells the visitor if the island cannot load. */
export function keepEarlySubmits(): void {
  document.addEventListener('submit', (event) => {
    if (!event.target || adopted.has(event.target)) return;
    event.preventDefault();
    early.add(event.target);
  });
  document.addEventListener('astro:hydration-error', () => {
    for (const form of document.forms) if (early.has(form)) sayNotReady(form, true);
  });
}

/** For the island, once it runs: takes over the form and repeats an early submit. */
export function adoptForm(form: HTMLFormElement): void {
  adopted.add(form);
  sayNotReady(form, false);
  // After React's own effects, during which flushSync cannot show errors.
  if (early.has(form)) queueMicrotask(() => form.requestSubmit());
}

function sayNotReady(form: HTMLFormElement, isSaid: boolean): void {
  const message = form.closest('.form-sheet')?.querySelector('.not-ready');
  message?.toggleAttribute('hidden', !isSaid);
}
