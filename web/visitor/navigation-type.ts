/** How this page was opened. Undefined if the browser doesn't say. */
export function navigationType(): NavigationTimingType | undefined {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // the only kind of entry with that type
  return entries[0]?.type;
}
