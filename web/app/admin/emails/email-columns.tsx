import type { FailingEmail } from '../../../../contract/failing-emails.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import type { Column } from '../list/table-features.ts';
import { NextStep, Problem, RetryButton, Whose } from './email-cells.tsx';
import { kindText } from './email-text.ts';

/** The columns of the table. @param isOutage whether the mail server is down */
function emailColumns(isOutage: boolean): Column<FailingEmail>[] {
  return [
    {
      id: 'kind',
      header: 'Email',
      meta: { onCard: 'title' },
      cell: ({ row: { original: email } }) => kindText(email.kind),
    },
    {
      id: 'whose',
      header: 'Account or business',
      cell: ({ row: { original: email } }) => <Whose {...email} />,
    },
    {
      id: 'reason',
      header: 'Problem',
      meta: { width: 'widest' },
      cell: ({ row: { original: email } }) => <Problem email={email} />,
    },
    {
      id: 'attempts',
      header: 'Attempts',
      meta: { align: 'end' },
      // None are counted while the mail server is down.
      cell: ({ row: { original: email } }) =>
        email.attempts === 0 ? '–' : email.attempts.toLocaleString('en-US'),
    },
    {
      id: 'since',
      header: 'Waiting since',
      cell: ({ row: { original: email } }) => <Timestamp isShort at={email.createdAt} />,
    },
    {
      id: 'next',
      header: 'Next attempt',
      cell: ({ row: { original: email } }) => <NextStep email={email} isOutage={isOutage} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      meta: { align: 'end' },
      cell: ({ row: { original: email } }) =>
        email.status === 'waiting' && <RetryButton email={email} />,
    },
  ];
}

/** The table's columns must stay the same objects. */
export const usualColumns = emailColumns(false);
export const outageColumns = emailColumns(true);
