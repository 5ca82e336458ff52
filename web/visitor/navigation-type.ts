/** How this page was opened. Undefined if the browser doesn't say. */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type; // the only kind of entry with that type
}
