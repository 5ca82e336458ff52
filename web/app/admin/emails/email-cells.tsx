import type { QueryKey } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { FailingEmail } from '../../../../contract/failing-emails.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { adviceText, isAboutServer, kindText, nextStep, reasonText } from './email-text.ts';
import { useRetryEmails } from './use-retry-emails.ts';

/** The business or the account that an email is about. */
export function Whose({ business, user }: Pick<FailingEmail, 'business' | 'user'>) {
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

/** Why an email was not sent, and what to check unless the notice above the list says so. */
export function Problem({ email }: { email: FailingEmail }) {
  const advice = isAboutServer(email.reason) ? null : adviceText(email);
  return (
    <>
      {reasonText(email)}
      {advice && <span className="soft email-advice">{advice}</span>}
    </>
  );
}

export function NextStep({ email, isOutage }: { email: FailingEmail; isOutage: boolean }) {
  const { text, at } = nextStep(email, isOutage);
  return (
    <>
      {text} {at && <Timestamp isShort at={at} />}
    </>
  );
}

interface RetryButtonProps {
  email: FailingEmail;
  /** The query key of the list that it is in, if it isn't the one of all failing emails. */
  listKey?: QueryKey | undefined;
}

export function RetryButton({ email: { id, kind }, listKey }: RetryButtonProps) {
  const { isPending, retryOne } = useRetryEmails(listKey);
  return (
    <Button variant="quiet" pending={isPending} onClick={() => retryOne(id)}>
      Try again now
      <span className="visually-hidden">{`: ${kindText(kind)}, email ${id}`}</span>
    </Button>
  );
}
