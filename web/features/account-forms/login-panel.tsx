import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { LoginForm as Values } from '../../../contract/account-rules.ts';
import { AuthPanel } from './auth-panel.tsx';
import { addressOf, type AuthVersion } from './auth-version.ts';
import { LoginForm } from './login-form.tsx';
import { twoStepOffSentence } from './two-step-off.ts';
import { UnverifiedNote } from './unverified-note.tsx';
import type { LoginFlow } from './use-login.ts';

interface LoginPanelProps extends Pick<LoginFlow, 'onLogin' | 'onSecondStep'> {
  version: AuthVersion;
  email: string;
  /** Somebody was signed in here, and did not sign out. */
  hasEnded: boolean;
  /** A password reset has just turned two-step sign-in off. */
  isTwoStepOff: boolean;
  /** Opens the form for the emailed code. @param news of a new one */
  onCode: (email: string, news?: ReactNode) => void;
}

export function LoginPanel(props: LoginPanelProps) {
  const { version, email, hasEnded, isTwoStepOff, onCode, ...flow } = props;
  const [unverified, setUnverified] = useState<Values | null>(null);
  return (
    <AuthPanel title="Welcome back">
      {hasEnded && (
        <p className="auth-note">
          You were signed out because your session expired or was ended on another device. Please
          sign in again.
        </p>
      )}
      {isTwoStepOff && <p className="auth-note">{twoStepOffSentence}</p>}
      <LoginForm
        email={email}
        passwordMissing={version.passwordMissing}
        onUnverified={setUnverified}
        {...flow}
      >
        <Link className="auth-link" href={addressOf('forgot', version)}>
          Forgot your password?
        </Link>
      </LoginForm>
      {unverified && <UnverifiedNote form={unverified} onCode={onCode} />}
      <p className="soft">
        New here?{' '}
        <Link className="auth-link" href={addressOf('register', version)}>
          Create an account
        </Link>
      </p>
    </AuthPanel>
  );
}
