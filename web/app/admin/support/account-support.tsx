import { useState } from 'react';
import type { AdminUser } from '../../../../contract/admin.ts';
import { call } from './support-call.ts';
import { Button } from '../../../ui/button.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { supportToasts } from './support-toasts.ts';
import { useSupport } from './use-support.ts';

/** What an admin can do for an owner who is stuck: emails, and corrections of the account. */
export function AccountSupport({ user }: { user: AdminUser }) {
  const { id, email, name, emailVerified, isActive, isAdmin } = user;
  const verification = useSupport(id);
  const reset = useSupport(id);
  const [isCorrecting, setCorrecting] = useState(false);
  const params = { id };
  const ofUser = <span className="visually-hidden">{` of ${name}`}</span>;
  return (
    <>
      {isActive && !emailVerified && (
        <Button
          variant="quiet"
          pending={verification.isPending}
          onClick={() =>
            verification.run({
              act: () => call('resendVerification', { params }),
              done: supportToasts.verificationSent(email),
            })
          }
        >
          Resend verification
        </Button>
      )}
      {isActive && (
        <Button
          variant="quiet"
          pending={reset.isPending}
          onClick={() =>
            reset.run({
              act: () => call('sendReset', { params }),
              done: supportToasts.resetSent(email),
            })
          }
        >
          Send reset email
        </Button>
      )}
      {!isAdmin && (
        <Button variant="quiet" onClick={() => setCorrecting(true)}>
          Correct name or email{ofUser}
        </Button>
      )}
      {isCorrecting && <CorrectDialog user={user} onClose={() => setCorrecting(false)} />}
    </>
  );
}
