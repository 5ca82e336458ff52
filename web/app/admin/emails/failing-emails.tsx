import { useLayoutEffect, useRef } from 'react';
import type { FailingEmail, FailingEmails as List } from '../../../../contract/failing-emails.ts';
import { ListFailure, OutdatedList } from '../list/list-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { RowsTableView } from '../list/rows-table.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { useRowsTable } from '../list/use-rows-table.ts';
import { EmailCards } from './email-cards.tsx';
import { outageColumns, usualColumns } from './email-columns.tsx';
import { outageOf } from './email-outage.ts';
import { OutageNotice } from './outage-notice.tsx';
import { useFailingEmails } from './use-failing-emails.ts';
import { useRetryEmails } from './use-retry-emails.ts';

const title = 'Email problems';
const failure = 'Couldn’t load the email problems';

/** Emails that could not be sent, why, and a way to try again at once. */
export function FailingEmails() {
  const { list, error, retry } = useFailingEmails();
  const { isPending, retryAll } = useRetryEmails();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    // The focused button left with its email.
    if (isAsked.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [list]);
  if (error && !list) return <ListFailure title={failure} error={error} onRetry={retry} />;
  const outage = list ? outageOf(list) : null;
  return (
    <section
      className="failing-emails"
      aria-labelledby="failing-emails"
      onClickCapture={() => (isAsked.current = true)}
    >
      <div className="section-head">
        <div>
          <h2 ref={heading} id="failing-emails" tabIndex={-1}>
            {title}
          </h2>
          {list && <p className="soft">{summary(list)}</p>}
        </div>
        {list && list.waiting > 0 && !outage && (
          <Button pending={isPending} onClick={retryAll}>
            Try all again now
          </Button>
        )}
      </div>
      {error && <OutdatedList title={failure} onRetry={retry} />}
      {outage && <OutageNotice outage={outage} isPending={isPending} onRetry={retryAll} />}
      {list ? (
        <Rows emails={list.emails} isOutage={outage !== null} />
      ) : (
        <Skeletons count={2} label="Loading email problems" />
      )}
    </section>
  );
}

function Rows({ emails, isOutage }: { emails: FailingEmail[]; isOutage: boolean }) {
  const columns = isOutage ? outageColumns : usualColumns;
  const table = useRowsTable({ columns, rows: emails });
  const isNarrow = useIsNarrow(64);
  if (emails.length === 0) return null;
  return isNarrow ? (
    <EmailCards emails={emails} isOutage={isOutage} hasNotice={isOutage} label={title} />
  ) : (
    <RowsTableView table={table} label={title} instead={null} />
  );
}

function summary({ emails, waiting, undeliverable }: List): string {
  if (waiting + undeliverable === 0) return 'No problems. Email is going out.';
  const isAll = emails.length === waiting + undeliverable;
  const shown = isAll ? '' : ` Showing the first ${emails.length}.`;
  return `${waiting.toLocaleString('en-US')} waiting, ${undeliverable.toLocaleString('en-US')} undeliverable in the last 30 days.${shown}`;
}
