/** How the visitor came to the page: by a link or an address, by reloading it, or by going back or forward. */
export function arrival(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}
