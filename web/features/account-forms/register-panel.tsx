import { Link } from 'wouter';
import { AuthPanel } from './auth-panel.tsx';
import { addressOf, type AuthVersion } from './auth-version.ts';
import { RegisterForm } from './register-form.tsx';
import type { RegisterFlow } from './use-register.ts';

interface RegisterPanelProps extends RegisterFlow {
  version: AuthVersion;
  known: { name: string; email: string };
}

export function RegisterPanel({ version, known, onRegister }: RegisterPanelProps) {
  return (
    <AuthPanel title="Create your account">
      <p className="soft">We’ll email you a code to confirm your email address.</p>
      <RegisterForm known={known} onRegister={onRegister} />
      <p className="soft">
        Already have an account?{' '}
        <Link className="auth-link" href={addressOf('login', version)}>
          Sign in
        </Link>
      </p>
    </AuthPanel>
  );
}
