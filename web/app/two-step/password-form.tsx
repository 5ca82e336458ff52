import { saysSignedOut } from '../../api/errors.ts';
import { AccountForm } from '../../features/account-forms/account-form.tsx';
import { CurrentPasswordField } from '../../features/account-forms/password-fields.tsx';
import { UsernameField } from '../../features/account-forms/username-field.tsx';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { twoStepFailure } from './two-step-toasts.ts';
import { refusedFields } from '../../api/errors.ts';

interface PasswordFormProps {
  /** For password managers. */
  email: string;
  submit: string;
  /** @throws ApiError, NetworkError */
  onSubmit: (password: string) => Promise<void>;
}

/** Asks for the current password, so that a session left open is not enough for a change. */
export function PasswordForm({ email, submit, onSubmit }: PasswordFormProps) {
  const form = useAccountForm<{ password: string }>({
    fields: ['password'],
    check: ({ password }) => (password === '' ? { password: 'Please enter your password' } : {}),
    send: ({ password }) => onSubmit(password),
    // What is wrong with the password is said at the field.
    describe: (error) =>
      refusedFields(error)['password'] || saysSignedOut(error) ? null : twoStepFailure(error),
  });
  return (
    <AccountForm form={form} submit={submit}>
      <UsernameField email={email} />
      <CurrentPasswordField id="two-step-password" error={form.errors.password} />
    </AccountForm>
  );
}
