const SCROLL_DELAY_MS = 100;

/** A page that was opened without a place of its own in the address goes to the form, unless the visitor moves first. */
export function openAtForm(): void {
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival?.type !== 'navigate' || location.hash !== '') return;
  setTimeout(() => {
    if (scrollY === 0) document.getElementById('inquiry-form')?.scrollIntoView();
  }, SCROLL_DELAY_MS);
}
