import { useEffect } from 'react';
import { Link } from 'wouter';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { timeZoneLabel } from '../../../ui/time-zones.ts';
import { dayNote } from '../../day-note.ts';
import { DaysTable } from '../days-table.tsx';
import { numbersOf } from '../number-kinds.ts';
import { useDailyNumbers } from '../use-daily-numbers.ts';
import { Funnel } from './funnel.tsx';
import { RecentNumbers } from './recent-numbers.tsx';
import { useRecentUse } from './use-recent-use.ts';

/**
 * Totals, a chart, what became of the visits, and a table of the days. A script of its own, loaded when
 * somebody opens it.
 */
export function RecentBody({ business }: { business: ListedBusiness }) {
  const { id, name } = business;
  const { use, refresh, hasFailed } = useRecentUse(id);
  const { save, isPending } = useDailyNumbers(business);
  // Once each time it is opened.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(refresh, []);
  return (
    <>
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
        recent={use ? { ...use.days, lastDay: use.lastDay } : numbersOf(business).recent}
        visits={use?.days.visits}
      />
      <DayNote id={id} name={name} timeZone={use?.timeZone ?? null} />
      <Button pending={isPending} onClick={save}>
        {!isPending && <Icon name="download" />} Download daily stats (spreadsheet)
      </Button>
    </>
  );
}

interface DayNoteProps {
  id: number;
  name: string;
  timeZone: string | null;
}

/** Where the days begin and end. */
function DayNote({ id, name, timeZone }: DayNoteProps) {
  if (timeZone !== null)
    return (
      <p className="note">
        {`Each day ends at midnight in the business’s time zone: ${timeZoneLabel(timeZone)}. The spreadsheet has UTC days.`}
      </p>
    );
  return (
    <p className="note">
      {dayNote}{' '}
      <Link href={paths.businessEdit(id)}>
        Set your time zone<span className="visually-hidden">{` for ${name}`}</span>
      </Link>
    </p>
  );
}
