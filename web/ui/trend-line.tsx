import { trendPoints, trendWidth, trendHeight } from './trend-points.ts';

/** A sparkline next to the number it illustrates; hidden from screen readers. Empty if nothing happened. */
export function TrendLine({ values }: { values: readonly number[] }) {
  const points = trendPoints(values);
  return (
    <svg
      className="trend"
      viewBox={`0 0 ${trendWidth} ${trendHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.some((value) => value > 0) && (
        <>
          <polygon
            className="trend-area"
            points={`0,${trendHeight} ${points} ${trendWidth},${trendHeight}`}
          />
          <polyline className="trend-line" points={points} />
        </>
      )}
    </svg>
  );
}
