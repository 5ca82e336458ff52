export const trendWidth = 100;
export const trendHeight = 24;

/** Space for half a stroke above the highest point and below the lowest. */
const edge = 1.5;

/** The minimum scale: a single 1 among zeros should not look like a peak. */
const minPeak = 4;

/** The points of a line through these numbers, from left to right, as SVG's `points`. */
export function trendPoints(values: readonly number[]): string {
  const peak = Math.max(minPeak, ...values);
  const step = trendWidth / Math.max(1, values.length - 1);
  return values
    .map((value, index) => {
      const height = (value / peak) * (trendHeight - 2 * edge);
      return `${rounded(index * step)},${rounded(trendHeight - edge - height)}`;
    })
    .join(' ');
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
