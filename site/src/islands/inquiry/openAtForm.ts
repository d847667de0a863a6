const SCROLL_DELAY_MS = 100;

// Scrolls to the form, unless the address has a hash, the browser restores a position, or the visitor scrolls first.
const [arrival] = performance.getEntriesByType('navigation');
if (arrival?.type === 'navigate' && location.hash === '') {
  setTimeout(() => {
    if (scrollY === 0) document.getElementById('inquiry-form')?.scrollIntoView();
  }, SCROLL_DELAY_MS);
}
