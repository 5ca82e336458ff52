import { AccountForm } from './account-form.tsx';
import { CodeField, EmailField } from './account-field.tsx';
import { useVerify, type VerifyFlow } from './use-verify.ts';

interface VerifyFormProps extends VerifyFlow {
  email: string;
  /** Makes the address read-only, since the code was sent to it. */
  isFixed: boolean;
}

export function VerifyForm({ email, isFixed, ...flow }: VerifyFormProps) {
  const form = useVerify(flow);
  return (
    <AccountForm form={form} submit="Verify email">
      <EmailField id="verify-email" email={email} isFixed={isFixed} error={form.errors.email} />
      <CodeField
        id="verify-code"
        label="Verification code"
        hint="Can’t find the email? Check your spam folder."
        error={form.errors.code}
      />
    </AccountForm>
  );
}
