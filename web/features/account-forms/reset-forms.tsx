import { Link } from 'wouter';
import { AccountForm } from './account-form.tsx';
import { CodeField, EmailField } from './account-field.tsx';
import { resetAddress } from './reset-address.ts';
import { UsernameField } from './username-field.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';
import { NewPasswordFields } from './password-fields.tsx';
import { useResetByCode, useResetByLink, type ResetFlow } from './use-reset.ts';

type ByLink = Parameters<typeof useResetByLink>[0];

/** The form that the emailed link opens. @param newLink where people request another email */
export function ResetByLinkForm({ newLink, ...flow }: ByLink & { newLink: string }) {
  const form = useResetByLink(flow);
  // Only this browser knows whose link it is.
  const email = useIsHydrated() ? resetAddress() : '';
  return (
    <>
      {form.refusal && (
        <div className="auth-note" role="alert">
          <p>{form.refusal}</p>
          <Link className="button primary wide" href={newLink}>
            Request a new one
          </Link>
        </div>
      )}
      <AccountForm form={form} submit="Reset password" variant={form.refusal ? 'plain' : 'primary'}>
        <UsernameField email={email} />
        <NewPasswordFields id="reset" label="New password" errors={form.errors} />
      </AccountForm>
      {!form.refusal && (
        <p className="soft">
          Link expired?{' '}
          <Link className="auth-link" href={newLink}>
            Request a new one
          </Link>
        </p>
      )}
    </>
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
