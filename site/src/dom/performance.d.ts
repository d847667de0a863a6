/** TypeScript's own types are less precise than the specification: https://www.w3.org/TR/navigation-timing-2/ */
interface Performance {
  getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
}
