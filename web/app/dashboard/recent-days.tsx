import { useState } from 'react';
import { Link } from 'wouter';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import type { RecentUse } from '../../../contract/recent-use.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { timeZoneLabel } from '../../ui/time-zones.ts';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { DaysTable } from './days-table.tsx';
import { numbersOf } from './number-kinds.ts';
import { Funnel } from './recent/funnel.tsx';
import { RecentNumbers } from './recent/recent-numbers.tsx';
import { useRecentUse } from './recent/use-recent-use.ts';
import { useDailyNumbers } from './use-daily-numbers.ts';

/** How the page was used lately: totals, a chart, what became of the visits, and a table of the days. */
export function RecentDays({ business }: { business: ListedBusiness }) {
  const [isOpen, setOpen] = useState(false);
  const { use, refresh, hasFailed } = useRecentUse(business.id);
  const { save, isPending } = useDailyNumbers(business);
  const restoreFocus = useRestoreFocus(isPending);
  const { name } = business;
  return (
    <details
      className="recent"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) refresh();
      }}
    >
      <summary>
        <Icon name="down" /> Last 30 days
        <span className="visually-hidden">{` for ${name}`}</span>
      </summary>
      {isOpen && (
        <div className="recent-body">
          {hasFailed && (
            <p className="note" role="status">
              Couldn’t load the latest stats.{' '}
              <Button variant="link" onClick={refresh}>
                Try Again
              </Button>
            </p>
          )}
          {!use && !hasFailed && (
            <div className="skeleton recent-waits" role="status" aria-label="Loading the stats" />
          )}
          {use && <RecentNumbers use={use} name={name} />}
          {use && <Funnel use={use} name={name} />}
          <DaysTable
            name={name}
            recent={use ? localDays(use) : numbersOf(business).recent}
            visits={use?.days.visits}
          />
          <DayNote business={business} timeZone={use?.timeZone ?? null} />
          <Button {...restoreFocus} pending={isPending} onClick={save}>
            {!isPending && <Icon name="download" />} Download daily stats (spreadsheet)
          </Button>
        </div>
      )}
    </details>
  );
}

function localDays({ days, lastDay }: RecentUse) {
  return { ...days, lastDay };
}

/** Where the days begin and end. */
function DayNote({ business, timeZone }: { business: ListedBusiness; timeZone: string | null }) {
  if (timeZone !== null)
    return (
      <p className="note">
        {`Each day ends at midnight in the business’s time zone: ${timeZoneLabel(timeZone)}. The spreadsheet has UTC days.`}
      </p>
    );
  return (
    <p className="note">
      Each day ends at midnight UTC (7 or 8 p.m. Eastern).{' '}
      <Link href={paths.businessEdit(business.id)}>
        Set your time zone<span className="visually-hidden">{` for ${business.name}`}</span>
      </Link>
    </p>
  );
}
