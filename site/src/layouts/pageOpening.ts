const HASH_SCROLL_DELAY_MS = 100;

// Pictures and islands that load late may have moved the target since the browser jumped to it. After going back or
// reloading, the browser restores the scroll position itself.
if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  setTimeout(() => document.querySelector(':target')?.scrollIntoView(), HASH_SCROLL_DELAY_MS);
}
