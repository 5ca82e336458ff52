import { AccountForm } from './account-form.tsx';
import { CodeField, EmailField } from './account-field.tsx';
import { NewPasswordFields } from './password-fields.tsx';
import { useResetByCode, useResetByLink, type ResetFlow } from './use-reset.ts';

/** The form that the emailed link opens. */
export function ResetByLinkForm(flow: Parameters<typeof useResetByLink>[0]) {
  const form = useResetByLink(flow);
  return (
    <AccountForm form={form} submit="Reset password">
      <NewPasswordFields id="reset" label="New password" errors={form.errors} />
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
