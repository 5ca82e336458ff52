import type { Analytics } from '../../../contract/analytics.ts';
import { recentDays } from './days.ts';
import { numberKinds } from './number-kinds.ts';

const inUtc = { timeZone: 'UTC' } as const;
const weekdays = new Intl.DateTimeFormat('en-US', { ...inUtc, weekday: 'short' });
const dates = new Intl.DateTimeFormat('en-US', { ...inUtc, month: 'short', day: 'numeric' });

interface DaysTableProps {
  name: string;
  recent: Analytics['recent'];
  /** Of the same days, oldest first; undefined if they are unknown. */
  visits: readonly number[] | undefined;
}

/** The numbers of the last 30 days, newest first. */
export function DaysTable({ name, recent, visits }: DaysTableProps) {
  return (
    <section
      className={visits ? 'days with-visits' : 'days'}
      // It scrolls, so it must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={`Last 30 days for ${name}`}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {visits && <th scope="col">Visits</th>}
            {numberKinds.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {recentDays({ recent }).map(({ day, ...numbers }, ago) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>
                  <span className="weekday">{`${weekdays.format(new Date(day))}, `}</span>
                  {dates.format(new Date(day))}
                </time>
              </th>
              {visits && <td>{visits.at(-1 - ago)?.toLocaleString('en-US')}</td>}
              {numberKinds.map(({ key }) => (
                <td key={key}>{numbers[key].toLocaleString('en-US')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
