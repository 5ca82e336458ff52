import type { RegisterForm as Values } from '../../../contract/account-rules.ts';
import { AccountForm } from './account-form.tsx';
import { AccountField, EmailField } from './account-field.tsx';
import { NewPasswordFields } from './password-fields.tsx';
import { useRegister, type RegisterFlow } from './use-register.ts';

interface RegisterFormProps extends RegisterFlow {
  /** Initial values. */
  known: Pick<Values, 'name' | 'email'>;
}

export function RegisterForm({ known, ...flow }: RegisterFormProps) {
  const form = useRegister(flow);
  return (
    <AccountForm form={form} submit="Create account">
      <AccountField
        id="register-name"
        name="name"
        label="Name"
        autoComplete="name"
        autoCapitalize="words"
        defaultValue={known.name}
        error={form.errors.name}
      />
      <EmailField id="register-email" email={known.email} error={form.errors.email} />
      <NewPasswordFields id="register" label="Password" errors={form.errors} />
    </AccountForm>
  );
}
