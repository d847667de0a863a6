import { forget, keep, recall } from '../../tabStorage.ts';

const key = () => `draft:${location.pathname}`;

/**
 * For the page: keeps what is typed into its form across reloads, until it is sent or the tab is closed. Opening the page
 * by a link starts with empty fields; after going back the browser restores them itself.
 */
export function keepDraft(): void {
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival?.type === 'reload') restore();
  else if (arrival?.type === 'navigate') forget(key());
  // On the document: this works before any island has loaded its script.
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('main form');
    if (form) keep(key(), JSON.stringify(Object.fromEntries(new FormData(form))));
  });
  document.addEventListener('reset', () => forget(key()));
}

function restore(): void {
  const form = document.querySelector<HTMLFormElement>('main form');
  const typed: Record<string, string> = JSON.parse(recall(key()) ?? '{}');
  for (const [name, value] of Object.entries(typed)) {
    const control = form?.elements.namedItem(name);
    if (control && 'value' in control) control.value = value;
  }
}
