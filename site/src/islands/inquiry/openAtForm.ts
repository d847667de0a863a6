const SCROLL_DELAY_MS = 100;

/** Scrolls to the form, unless the address has a hash or the visitor scrolls first. */
export function openAtForm(): void {
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival?.type !== 'navigate' || location.hash !== '') return;
  setTimeout(() => {
    if (scrollY === 0) document.getElementById('inquiry-form')?.scrollIntoView();
  }, SCROLL_DELAY_MS);
}
