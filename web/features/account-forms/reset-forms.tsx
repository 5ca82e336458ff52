import { AccountForm } from './account-form.tsx';
import { CodeField, EmailField } from './account-field.tsx';
import { resetAddress } from './reset-address.ts';
import { UsernameField } from './username-field.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';
import { NewPasswordFields } from './password-fields.tsx';
import { useResetByCode, useResetByLink, type ResetFlow } from './use-reset.ts';

/** The form that the emailed link opens. */
export function ResetByLinkForm(flow: Parameters<typeof useResetByLink>[0]) {
  const form = useResetByLink(flow);
  // Only this browser knows whose link it is.
  const email = useIsHydrated() ? resetAddress() : '';
  return (
    <AccountForm form={form} submit="Reset password">
      <UsernameField email={email} />
      <NewPasswordFields id="reset" label="New password" errors={form.errors} />
      {form.refusal && <p className="auth-note">{form.refusal}</p>}
    </AccountForm>
  );
}

/** The form that takes the emailed code. */
export function ResetByCodeForm({ email, ...flow }: ResetFlow & { email: string }) {
  const form = useResetByCode(flow);
  return (
    <AccountForm form={form} submit="Reset password">
      <EmailField id="reset-email" email={email} error={form.errors.email} />
      <CodeField id="reset-code" label="Reset code" error={form.errors.code} />
      <NewPasswordFields id="reset" label="New password" errors={form.errors} />
    </AccountForm>
  );
}
