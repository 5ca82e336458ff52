import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { FactorList } from './factor-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { isOn, useNewRecoveryCodes, useSecondFactor } from './second-factor-data.ts';
import { SetUpButtons } from './set-up-buttons.tsx';

/** Account Settings: whether signing in takes two steps, and what the second one is. */
export function TwoStepSection({ email }: { email: string }) {
  const { secondFactor, error, retry } = useSecondFactor();
  const { codes, forget } = useNewRecoveryCodes();
  return (
    <section className="card settings-card" aria-labelledby="settings-two-step">
      <h2 id="settings-two-step">
        Two-step sign-in
        {secondFactor && isOn(secondFactor) && <span className="session-mark">On</span>}
      </h2>
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onSaved={forget} />
      ) : (
        <>
          {error && <TwoStepFailure error={error} onRetry={retry} />}
          {secondFactor && isOn(secondFactor) && (
            <FactorList secondFactor={secondFactor} email={email} />
          )}
          {secondFactor && !isOn(secondFactor) && (
            <>
              <Off isRequired={secondFactor.isRequired} />
              <SetUpButtons secondFactor={secondFactor} email={email} />
            </>
          )}
          {!secondFactor && !error && <Skeletons count={3} label="Loading" />}
        </>
      )}
    </section>
  );
}

function Off({ isRequired }: { isRequired: boolean }) {
  return (
    <p className="soft">
      Sign in with your password and a passkey, or a code from your phone, so that a stolen password
      isn’t enough.{isRequired && ' Admins need it to open the admin pages.'}
    </p>
  );
}

interface TwoStepFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Shown until the state is known. */
export function TwoStepFailure({ error, onRetry }: TwoStepFailureProps) {
  return (
    <div className="sessions-failure" role="alert">
      <p>Couldn’t load your settings for two-step sign-in. {error.message}</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}
