import type { ReactNode } from 'react';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './account-field.tsx';
import { KeepSignedIn } from './keep-signed-in.tsx';
import { CurrentPasswordField } from './password-fields.tsx';
import { useLogin, type LoginFlow } from './use-login.ts';

interface LoginFormProps extends LoginFlow {
  email: string;
  /** Between the password and the button. */
  children: ReactNode;
}

export function LoginForm({ email, children, ...flow }: LoginFormProps) {
  const form = useLogin(flow);
  return (
    <AccountForm form={form} submit={form.deleted ? 'Restore my account' : 'Sign in'}>
      <EmailField id="login-email" email={email} error={form.errors.email} />
      <CurrentPasswordField id="login-password" error={form.errors.password} />
      {children}
      <KeepSignedIn />
      {form.deleted && <p role="alert">{form.deleted}</p>}
    </AccountForm>
  );
}
