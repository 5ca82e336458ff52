import { lazy, Suspense, useState } from 'react';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { useIsHydrated } from '../../features/account-forms/use-is-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { loadOrReload } from '../load-or-reload.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { useDeactivation } from './use-deactivation.ts';
import { usePasswordEmail } from './use-password-email.ts';

/** The user's name and email, password, second factors, sessions, and a button to deactivate the account. */
export function AccountSettings({ user }: { user: CurrentUser }) {
  const password = usePasswordEmail(user.email);
  return (
    <div className="settings">
      <section className="card settings-card" aria-labelledby="settings-account">
        <h2 id="settings-account">Your account</h2>
        <dl className="settings-facts">
          <dt>Name</dt>
          <dd>{user.name}</dd>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </dl>
      </section>
      <section className="card settings-card" aria-labelledby="settings-password">
        <h2 id="settings-password">Password</h2>
        <p className="soft">We’ll email you a link and a code to choose a new password.</p>
        <Button pending={password.isPending} onClick={password.send}>
          Change Password
        </Button>
      </section>
      <Security email={user.email} />
      {!user.isAdmin && !user.needsSecondFactor && <Deactivation userId={user.id} />}
    </div>
  );
}

/** A script of its own, which the dashboard does without; so the server's HTML has its placeholder. */
const SecuritySections = lazy(async () => {
  const part = await loadOrReload(() => import('./security-sections.tsx'));
  return { default: part.SecuritySections };
});

function Security({ email }: { email: string }) {
  const isHydrated = useIsHydrated();
  const waiting = (
    <section className="card settings-card">
      <Skeletons count={3} label="Loading" />
    </section>
  );
  return isHydrated ? (
    <Suspense fallback={waiting}>
      <SecuritySections email={email} />
    </Suspense>
  ) : (
    waiting
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
