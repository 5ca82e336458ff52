import type { QueryKey } from '@tanstack/react-query';
import type { FailingEmail } from '../../../../contract/failing-emails.ts';
import { countOf } from '../list/count-text.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { NextStep, Problem, RetryButton, Whose } from './email-cells.tsx';
import { isAboutServer, kindText } from './email-text.ts';

interface EmailCardsProps {
  emails: FailingEmail[];
  isOutage: boolean;
  /** Whether a notice above says what the emails wait for, and why. */
  hasNotice: boolean;
  label: string;
  /** The list's query key, if it isn't the one of all failing emails. */
  listKey?: QueryKey;
}

/** The emails as short cards, if there is no room for a table. */
export function EmailCards({ emails, isOutage, hasNotice, label, listKey }: EmailCardsProps) {
  return (
    <ul className="row-cards" aria-label={label}>
      {emails.map((email) => (
        <li key={email.id} className="card email-card">
          <div className="email-card-head">
            <span className="row-card-title">{kindText(email.kind)}</span>
            {email.status === 'waiting' && <RetryButton email={email} listKey={listKey} />}
          </div>
          <div>
            <Whose {...email} />
          </div>
          <div className="soft">
            {email.status === 'waiting' ? 'Waiting since ' : 'Written '}
            <Timestamp isShort at={email.createdAt} />
          </div>
          {!(hasNotice && isAboutServer(email.reason)) && (
            <Details email={email} isOutage={isOutage} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Details({ email, isOutage }: { email: FailingEmail; isOutage: boolean }) {
  const { status, attempts, nextAttemptAt, expiresAt } = email;
  // If it is due, the problem or the notice says what it waits for.
  const isDue = status === 'waiting' && nextAttemptAt === null;
  const isTime = nextAttemptAt !== null && nextAttemptAt < expiresAt;
  return (
    <>
      <div>
        <Problem email={email} />
      </div>
      <div className="soft">
        {attempts > 0 && `${countOf(attempts, 'attempt', 'attempts')}. `}
        {isTime && 'Next: '}
        {!isDue && <NextStep email={email} isOutage={isOutage} />}
      </div>
    </>
  );
}
