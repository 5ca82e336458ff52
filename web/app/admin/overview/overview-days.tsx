import type { Overview } from '../../../../contract/overview.ts';
import { Icon } from '../../../ui/icon.tsx';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** The trend lines' values as a table, also for screen readers. */
export function OverviewDays({ days }: Pick<Overview, 'days'>) {
  const newest = [...days];
  newest.reverse();
  return (
    <details className="card recent">
      <summary>
        <Icon name="down" /> Day by day
      </summary>
      {/* It scrolls, so it must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="days" tabIndex={0} aria-label="Last 30 days, day by day">
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Drafts</th>
              <th scope="col">Google clicks</th>
              <th scope="col">Facebook clicks</th>
            </tr>
          </thead>
          <tbody>
            {newest.map(({ day, drafts, googleLinkClicks, facebookLinkClicks }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{dayFormat.format(new Date(day))}</time>
                </th>
                <td>{drafts.toLocaleString('en-US')}</td>
                <td>{googleLinkClicks.toLocaleString('en-US')}</td>
                <td>{facebookLinkClicks.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
