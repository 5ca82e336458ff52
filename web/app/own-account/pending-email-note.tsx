import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/app-call.ts';
import { Button } from '../../ui/button.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { EmailText } from './email-text.tsx';
import { ownAccountFailure, ownAccountToasts } from './own-account-toasts.ts';
import { rememberPendingEmail, usePendingEmail } from './pending-email.ts';
import { useOwnChange } from './use-own-change.ts';

/** Says which new address waits to be confirmed; nothing without one. */
export function PendingEmailNote() {
  const pending = usePendingEmail();
  const queries = useQueryClient();
  const run = useOwnChange();
  const { isPending, run: once } = useOneAtATime();
  if (!pending) return null;
  async function cancel(): Promise<void> {
    try {
      rememberPendingEmail(queries, await run(() => call('cancelEmailChange')));
      toasts.show(ownAccountToasts.canceled);
    } catch (error) {
      const toast = ownAccountFailure(error);
      if (toast) toasts.show(toast);
    }
  }
  return (
    <div className="pending-email">
      <p>
        To use{' '}
        <strong>
          <EmailText email={pending.email} />
        </strong>
        , open the link we sent there. It works until <Timestamp at={pending.expiresAt} isShort />.
      </p>
      <p className="soft">
        Didn’t get it? Check your spam folder, or choose Change and enter the address again.
      </p>
      <Button variant="quiet" pending={isPending} onClick={() => void once(cancel)}>
        Cancel this change
      </Button>
    </div>
  );
}
