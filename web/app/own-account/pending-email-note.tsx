import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { Button } from '../../ui/button.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { EmailText } from './email-text.tsx';
import { ownAccountFailure, ownAccountToasts } from './own-account-toasts.ts';
import { isOver, rememberPendingEmail, usePendingEmail } from './pending-email.ts';
import { useOwnChange } from './use-own-change.ts';

interface PendingEmailNoteProps {
  /** The account's. */
  current: string;
  /** Whether the form for a new address is open. */
  isAsking: boolean;
  /** Opens it. */
  onAgain: () => void;
}

/** Says which new address waits to be confirmed, or why it no longer can be; nothing without one. */
export function PendingEmailNote({ current, isAsking, onAgain }: PendingEmailNoteProps) {
  const pending = usePendingEmail();
  const { isPending, cancel } = useCancel();
  // It may have been confirmed in another tab.
  if (!pending || pending.email === current || (isOver(pending) && isAsking)) return null;
  const { email, expiresAt, isOutdated } = pending;
  const address = (
    <strong>
      <EmailText email={email} />
    </strong>
  );
  const until = <Timestamp at={expiresAt} isShort />;
  if (isOver(pending))
    return (
      <div className="pending-email">
        {isOutdated ? (
          <p>
            Your email address hasn’t changed: your password or two-step sign-in changed before{' '}
            {address} was confirmed, so the link we sent there stopped working.
          </p>
        ) : (
          <p>
            Your email address hasn’t changed: {address} wasn’t confirmed in time. The link we sent
            there worked until {until}.
          </p>
        )}
        <p className="soft">To get a new link, start again.</p>
        <div className="pending-email-buttons">
          <Button variant="quiet" onClick={onAgain}>
            Start again
          </Button>
          <Button variant="quiet" pending={isPending} onClick={() => cancel()}>
            Dismiss
          </Button>
        </div>
      </div>
    );
  return (
    <div className="pending-email">
      <p>
        To use {address}, open the link we sent there. It works until {until}.
      </p>
      <p className="soft">
        Didn’t get it? Check your spam folder, or choose Change and enter the address again.
      </p>
      <Button variant="quiet" pending={isPending} onClick={() => cancel(ownAccountToasts.canceled)}>
        Cancel this change
      </Button>
    </div>
  );
}

function useCancel() {
  const queries = useQueryClient();
  const run = useOwnChange();
  const { isPending, run: once } = useOneAtATime();
  async function send(news?: Toast): Promise<void> {
    try {
      rememberPendingEmail(queries, await run(() => call('cancelEmailChange')));
      if (news) toasts.show(news);
    } catch (error) {
      const toast = ownAccountFailure(error);
      if (toast) toasts.show(toast);
    }
  }
  return {
    isPending,
    /** Ends the change. @param news what to say then */
    cancel: (news?: Toast) => void once(() => send(news)),
  };
}
