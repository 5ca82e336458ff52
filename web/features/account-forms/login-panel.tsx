import { Link } from 'wouter';
import { AuthPanel } from './auth-panel.tsx';
import { addressOf, type AuthVersion } from './auth-version.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginFlow } from './use-login.ts';

interface LoginPanelProps extends Pick<LoginFlow, 'onLogin' | 'onSecondStep'> {
  version: AuthVersion;
  email: string;
}

export function LoginPanel({ version, email, ...flow }: LoginPanelProps) {
  return (
    <AuthPanel title="Welcome back">
      <LoginForm email={email} passwordMissing={version.passwordMissing} {...flow}>
        <Link className="auth-link" href={addressOf('forgot', version)}>
          Forgot your password?
        </Link>
      </LoginForm>
      <p className="soft">
        New here?{' '}
        <Link className="auth-link" href={addressOf('register', version)}>
          Create an account
        </Link>
      </p>
    </AuthPanel>
  );
}
