/** What the specification says and TypeScript's own types leave open: https://www.w3.org/TR/navigation-timing-2/ */
interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
}
