import { Link } from 'wouter';
import type { FailingEmail } from '../../../../contract/failing-emails.ts';
import { paths } from '../../../paths.ts';
import { PendingButton } from '../list/pending-button.tsx';
import { Timestamp } from '../list/timestamp.tsx';
import type { Column } from '../list/table-features.ts';
import { kindText, reasonText, waitText } from './email-text.ts';
import { useRetryEmails } from './use-retry-emails.ts';

export const emailColumns: Column<FailingEmail>[] = [
  {
    id: 'kind',
    header: 'Email',
    meta: { onCard: 'title', width: 'wide' },
    cell: ({ row: { original: email } }) => kindText(email.kind),
  },
  {
    id: 'whose',
    header: 'Account or business',
    meta: { width: 'wide' },
    cell: ({ row: { original: email } }) => <Whose {...email} />,
  },
  {
    id: 'reason',
    header: 'Problem',
    meta: { width: 'wide' },
    cell: ({ row: { original: email } }) => reasonText(email),
  },
  {
    id: 'attempts',
    header: 'Attempts',
    meta: { align: 'end' },
    cell: ({ row: { original: email } }) => email.attempts.toLocaleString('en-US'),
  },
  {
    id: 'since',
    header: 'Waiting since',
    cell: ({ row: { original: email } }) => <Timestamp at={email.createdAt} />,
  },
  {
    id: 'next',
    header: 'Next attempt',
    cell: ({ row: { original: email } }) =>
      waitText(email) ?? (email.nextAttemptAt && <Timestamp at={email.nextAttemptAt} />),
  },
  {
    id: 'actions',
    header: 'Actions',
    meta: { align: 'end', onCard: 'foot' },
    cell: ({ row: { original: email } }) =>
      email.status === 'waiting' && <RetryButton email={email} />,
  },
];

function Whose({ business, user }: Pick<FailingEmail, 'business' | 'user'>) {
  const place = { from: location.search };
  if (business)
    return (
      <Link href={paths.businessEdit(business.id)} state={place}>
        {business.name}
      </Link>
    );
  if (!user) return 'An account';
  return (
    <Link href={paths.accountSettings(user.id)} state={place}>
      {user.name}
    </Link>
  );
}

function RetryButton({ email: { id, kind } }: { email: FailingEmail }) {
  const { isPending, retryOne } = useRetryEmails();
  return (
    <PendingButton variant="quiet" isPending={isPending} onClick={() => retryOne(id)}>
      Try again now
      <span className="visually-hidden">{`: ${kindText(kind)}, email ${id}`}</span>
    </PendingButton>
  );
}
