import { forget, keep, recall } from '../../tabStorage.ts';

const key = () => `draft:${location.pathname}`;

/**
 * For the page: what was typed into its form is there again after a reload, until it is sent or the tab is closed. Who
 * comes by a link begins anew, and for who goes back the browser itself restores the fields.
 */
export function keepDraft(): void {
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival?.type === 'reload') restore();
  else if (arrival?.type === 'navigate') forget(key());
  // The islands' forms stay; listening here needs none of their scripts.
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('.form-sheet form');
    if (form) keep(key(), JSON.stringify(Object.fromEntries(new FormData(form))));
  });
  document.addEventListener('reset', () => forget(key()));
}

function restore(): void {
  const form = document.querySelector<HTMLFormElement>('.form-sheet form');
  const typed: Record<string, string> = JSON.parse(recall(key()) ?? '{}');
  for (const [name, value] of Object.entries(typed)) {
    const control = form?.elements.namedItem(name);
    if (control && 'value' in control) control.value = value;
  }
}
