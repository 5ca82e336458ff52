import { useState } from 'react';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { NewPasswordSection } from '../own-account/new-password-section.tsx';
import { YourAccountSection } from '../own-account/your-account-section.tsx';
import { AccountDeletion } from './deletion/account-deletion.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { SecuritySections } from './security-sections.tsx';
import { useDeactivation } from './use-deactivation.ts';

/** What people change about their own account: name, email address, password, second factors, sessions. */
export function AccountSettings({ user }: { user: CurrentUser }) {
  return (
    <div className="settings">
      <YourAccountSection user={user} />
      <NewPasswordSection email={user.email} />
      <SecuritySections email={user.email} />
      {!user.isAdmin && !user.needsSecondFactor && (
        <>
          <Deactivation userId={user.id} />
          <AccountDeletion email={user.email} />
        </>
      )}
    </div>
  );
}

function Deactivation({ userId }: { userId: number }) {
  const [isAsking, setAsking] = useState(false);
  const { deactivate, isPending, isDone } = useDeactivation(userId, () => setAsking(false));
  return (
    <section className="card settings-card" aria-labelledby="settings-deactivation">
      <h2 id="settings-deactivation">Deactivate your account</h2>
      <p className="soft">
        You’ll be signed out everywhere, and your review pages will show as inactive.
      </p>
      <Button className="danger-plain" disabled={isDone} onClick={() => setAsking(true)}>
        Deactivate Account
      </Button>
      {isAsking && (
        <DeactivateDialog
          isPending={isPending}
          onConfirm={deactivate}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
