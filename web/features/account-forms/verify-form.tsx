import { AccountForm } from './account-form.tsx';
import { AccountField, CodeField, EmailField } from './account-field.tsx';
import { NewPasswordFields } from './password-fields.tsx';
import type { useVerify } from './use-verify.ts';

interface VerifyFormProps {
  form: ReturnType<typeof useVerify>;
  email: string;
  /** Makes the address read-only, since the code was sent to it. */
  isFixed: boolean;
  /** As typed in the registration, if that is still in memory. */
  name: string;
}

export function VerifyForm({ form, email, isFixed, name }: VerifyFormProps) {
  return (
    <AccountForm form={form} submit="Verify email">
      <EmailField id="verify-email" email={email} isFixed={isFixed} error={form.errors.email} />
      <CodeField
        id="verify-code"
        label="Verification code"
        hint={form.reason === null ? 'Can’t find the email? Check your spam folder.' : ''}
        error={form.errors.code}
      />
      {form.reason !== null && (
        <>
          <p role="alert">{form.reason}</p>
          <AccountField
            id="verify-name"
            name="name"
            label="Name"
            autoComplete="name"
            autoCapitalize="words"
            defaultValue={name}
            error={form.errors.name}
          />
          <NewPasswordFields id="verify" label="Password" errors={form.errors} />
        </>
      )}
    </AccountForm>
  );
}
