import { Link } from 'wouter';
import type { RegisterForm } from '../../../contract/account-rules.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { AuthPanel } from './auth-panel.tsx';
import { addressOf, type AuthVersion } from './auth-version.ts';
import { LinkButton } from './link-button.tsx';
import { registerAndTell, registrationFailure } from './use-register.ts';
import { VerifyForm } from './verify-form.tsx';
import type { VerifyFlow } from './use-verify.ts';

interface VerifyPanelProps extends Pick<VerifyFlow, 'onVerify'> {
  version: AuthVersion;
  email: string;
  /** The address that was just registered. */
  isRegistered: boolean;
  /** The registration form's values, if still in memory. */
  registration: RegisterForm | null;
}

export function VerifyPanel({ version, registration, isRegistered, ...rest }: VerifyPanelProps) {
  return (
    <AuthPanel title="Verify your email">
      {isRegistered ? (
        <p className="soft">
          We sent an email to <strong>{rest.email}</strong>. Enter the six-digit code in it within
          10 minutes.
        </p>
      ) : (
        <p className="soft">Enter the six-digit code from the email we sent you.</p>
      )}
      <VerifyForm
        email={rest.email}
        isFixed={isRegistered}
        name={registration?.name ?? ''}
        codeRule={version.codeRule}
        onVerify={rest.onVerify}
      />
      <p className="soft">
        Didn’t get it?{' '}
        {isRegistered && registration ? (
          <LinkButton
            onPress={async () => void (await registerAndTell(registration))}
            onFailure={(error) => toasts.show(registrationFailure(error))}
          >
            Resend code
          </LinkButton>
        ) : (
          <>
            <RegisterLink version={version} /> to get a new code.
          </>
        )}
      </p>
      {isRegistered && registration && (
        <p className="soft">
          Wrong email? <RegisterLink version={version} />
        </p>
      )}
    </AuthPanel>
  );
}

/** Registering again sends a new code. */
function RegisterLink({ version }: { version: AuthVersion }) {
  return (
    <Link className="auth-link" href={addressOf('register', version)}>
      Register again
    </Link>
  );
}
