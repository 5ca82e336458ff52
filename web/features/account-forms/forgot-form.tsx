import { AccountForm } from './account-form.tsx';
import { EmailField } from './account-field.tsx';
import { useForgot, type ForgotFlow } from './use-forgot.ts';

/** Asks for the address that the reset email goes to. */
export function ForgotForm({ email, ...flow }: ForgotFlow & { email: string }) {
  const form = useForgot(flow);
  return (
    <AccountForm form={form} submit="Send reset instructions">
      <EmailField id="forgot-email" email={email} error={form.errors.email} />
    </AccountForm>
  );
}
