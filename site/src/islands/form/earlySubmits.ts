const adopted = new WeakSet<EventTarget>();
const early = new WeakSet<EventTarget>();

/** For the page: remembers a form that is sent before its island runs. */
export function keepEarlySubmits(): void {
  document.addEventListener('submit', (event) => {
    if (!event.target || adopted.has(event.target)) return;
    event.preventDefault();
    early.add(event.target);
  });
}

/** For the island, once it runs: from here on the form is its own, and what was sent early is sent. */
export function adoptForm(form: HTMLFormElement): void {
  adopted.add(form);
  // Not from inside React's own work, which cannot be interrupted to show errors.
  if (early.has(form)) queueMicrotask(() => form.requestSubmit());
}
