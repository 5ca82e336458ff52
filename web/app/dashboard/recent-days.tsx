import { useState } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import { dayNote } from '../day-note.ts';
import { DaysTable } from './days-table.tsx';
import { useDailyNumbers } from './use-daily-numbers.ts';
import { useFreshNumbers } from './use-fresh-numbers.ts';

/** The trend lines' values by day as a table, also for screen readers. */
export function RecentDays({ business }: { business: ListedBusiness }) {
  const [isOpen, setOpen] = useState(false);
  const { refresh, hasFailed } = useFreshNumbers(business.id);
  const { save, isPending } = useDailyNumbers(business);
  const restoreFocus = useRestoreFocus(isPending);
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
        <span className="visually-hidden">{` for ${business.name}`}</span>
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
          <DaysTable business={business} />
          <p className="note">{dayNote}</p>
          <Button {...restoreFocus} pending={isPending} onClick={save}>
            {!isPending && <Icon name="download" />} Download daily stats (spreadsheet)
          </Button>
        </div>
      )}
    </details>
  );
}
