/** Otherwise, after going back or reloading, the browser restores the scroll position itself. */
export const isNewVisit = performance.getEntriesByType('navigation')[0]?.type === 'navigate';
