import { DAY } from '../../../../contract/durations.ts';
import { scaleTop } from './chart-scale.ts';
import './days-chart.css';

interface DaysChartProps {
  /** What is counted, such as "Visits". */
  label: string;
  counts: readonly number[];
  /** Of the last count, such as `2026-11-21`. */
  lastDay: string;
}

const dates = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** The last 30 days as bars with a scale; the table below has the same numbers. */
export function DaysChart({ label, counts, lastDay }: DaysChartProps) {
  const top = scaleTop(Math.max(...counts));
  const dateOf = (place: number) =>
    dates.format(Date.parse(lastDay) - (counts.length - 1 - place) * DAY);
  const most = Math.max(...counts);
  const summary =
    most === 0
      ? `${label}: none in the last ${counts.length} days`
      : `${label} on each of the last ${counts.length} days; the most was ${most.toLocaleString('en-US')} on ${dateOf(counts.indexOf(most))}`;
  return (
    <div className="chart">
      <div className="chart-scale" aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{value.toLocaleString('en-US')}</span>
        ))}
      </div>
      <svg
        className="chart-plot"
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${counts.length} 100`}
        preserveAspectRatio="none"
      >
        {[0, 50, 100].map((y) => (
          <line key={y} className="chart-line" x1={0} x2={counts.length} y1={y} y2={y} />
        ))}
        {counts.map((count, place) => (
          <g key={place} className={place >= counts.length - 7 ? 'bar last-seven' : 'bar'}>
            <title>{`${dateOf(place)}: ${count.toLocaleString('en-US')}`}</title>
            {/* The whole column shows the number when pointed at. */}
            <rect className="chart-column" x={place} y={0} width={1} height={100} />
            <rect
              x={place + 0.15}
              y={100 - (count / top) * 100}
              width={0.7}
              height={(count / top) * 100}
            />
          </g>
        ))}
      </svg>
      <div className="chart-days" aria-hidden="true">
        <span>{dateOf(0)}</span>
        <span>{dateOf(Math.floor((counts.length - 1) / 2))}</span>
        <span>Today</span>
      </div>
    </div>
  );
}
