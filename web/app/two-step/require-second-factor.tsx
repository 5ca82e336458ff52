import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useNewRecoveryCodes, useSecondFactor } from './second-factor-data.ts';
import { SetUpButtons } from './set-up-buttons.tsx';
import { TwoStepFailure } from './two-step-section.tsx';

interface RequireSecondFactorProps {
  user: CurrentUser;
  children: ReactNode;
}

/**
 * Admins who have to set up two-step sign-in do that first, and save their recovery codes; then they see
 * the page they requested.
 */
export function RequireSecondFactor({ user, children }: RequireSecondFactorProps) {
  const { codes, forget } = useNewRecoveryCodes();
  if (codes) {
    return (
      <section className="card settings-card set-up-first">
        <RecoveryCodes as="h1" codes={codes} email={user.email} onSaved={forget} />
      </section>
    );
  }
  return user.needsSecondFactor ? <SetUpFirst email={user.email} /> : children;
}

function SetUpFirst({ email }: { email: string }) {
  const { secondFactor, error, retry } = useSecondFactor();
  return (
    <section className="card settings-card set-up-first">
      <h1>
        Set up <span className="unbroken">two-step</span> sign-in first
      </h1>
      <p>
        Admins can open everyone’s account, so a password alone isn’t enough. Add a passkey or an
        authenticator app to open this page.
      </p>
      {error && <TwoStepFailure error={error} onRetry={retry} />}
      {secondFactor && <SetUpButtons secondFactor={secondFactor} email={email} />}
      {!secondFactor && !error && <Skeletons count={2} label="Loading" />}
    </section>
  );
}
