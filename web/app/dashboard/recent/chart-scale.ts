/**
 * The top of a chart's scale: the smallest even round number that nothing exceeds, so that its half is a
 * whole number too.
 */
export function scaleTop(most: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const step of [2, 4, 6, 10]) if (most <= step * unit) return step * unit;
}
