import type { ListedBusiness } from '../../../contract/businesses.ts';
import { recentDays } from './days.ts';
import { numberKinds, numbersOf } from './number-kinds.ts';

const inUtc = { timeZone: 'UTC' } as const;
const weekdays = new Intl.DateTimeFormat('en-US', { ...inUtc, weekday: 'short' });
const dates = new Intl.DateTimeFormat('en-US', { ...inUtc, month: 'short', day: 'numeric' });

/** The numbers of the last 30 UTC days, newest first. */
export function DaysTable({ business }: { business: ListedBusiness }) {
  return (
    // It scrolls, so it must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="days" tabIndex={0} aria-label={`Last 30 days for ${business.name}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {numberKinds.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {recentDays(numbersOf(business)).map(({ day, ...numbers }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>
                  <span className="weekday">{`${weekdays.format(new Date(day))}, `}</span>
                  {dates.format(new Date(day))}
                </time>
              </th>
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
