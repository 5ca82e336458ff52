import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { RegisterForm } from '../../../contract/account-rules.ts';
import { dismissError } from '../../ui/dismiss-error.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { AuthPanel } from './auth-panel.tsx';
import { addressOf, type AuthVersion } from './auth-version.ts';
import { LinkButton } from './link-button.tsx';
import { resend, resendFailure } from './resend.tsx';
import { VerifyForm } from './verify-form.tsx';
import { useVerify, type VerifyFlow } from './use-verify.ts';
import { Email } from '../../ui/email.tsx';

interface VerifyPanelProps extends Omit<VerifyFlow, 'codeRule'> {
  version: AuthVersion;
  email: string;
  /** The address that was just registered. */
  isRegistered: boolean;
  /** The registration form's values, if still in memory. */
  registration: RegisterForm | null;
  /** Of a new code that was just sent. */
  news: ReactNode;
}

export function VerifyPanel(props: VerifyPanelProps) {
  const { version, registration, isRegistered, email, onVerify, onVerifiedBefore } = props;
  const form = useVerify({ codeRule: version.codeRule, onVerify, onVerifiedBefore });
  const [news, setNews] = useState(props.news);
  async function sendAgain(): Promise<void> {
    const address = isRegistered ? email : form.emailToUse();
    if (address === null) return;
    setNews(null);
    setNews(await resend(address, registration?.password));
    dismissError();
    form.clearCode();
  }
  return (
    <AuthPanel title="Verify your email">
      {isRegistered ? (
        <p className="soft">
          We sent an email to{' '}
          <strong>
            <Email address={email} />
          </strong>
          . Enter the six-digit code in it within 10 minutes.
        </p>
      ) : (
        <p className="soft">
          Enter your email address and the six-digit code from the email we sent you.
        </p>
      )}
      <VerifyForm
        form={form}
        email={email}
        isFixed={isRegistered}
        name={registration?.name ?? ''}
      />
      <p className="soft">
        Need a new code?{' '}
        <LinkButton onPress={sendAgain} onFailure={(error) => toasts.show(resendFailure(error))}>
          Resend code
        </LinkButton>
        {/* Not a toast: a small phone has no room for one beside the field for the code. */}
        <span role="status">{news && <span className="auth-note">{news}</span>}</span>
      </p>
      <p className="soft">
        {isRegistered ? 'Wrong email?' : 'Registered more than a week ago?'}{' '}
        <Link className="auth-link" href={addressOf('register', version)}>
          Register again
        </Link>
      </p>
    </AuthPanel>
  );
}
