import { useQueryClient } from '@tanstack/react-query';
import { resetByCodeErrors, type ResetByCodeForm } from '../../../contract/account-rules.ts';
import { forgetUser } from '../../api/session.ts';
import { resetPassword, withoutSpaces } from '../../features/account-forms/account-calls.ts';
import { CodeField } from '../../features/account-forms/account-field.tsx';
import { AccountForm } from '../../features/account-forms/account-form.tsx';
import { NewPasswordFields } from '../../features/account-forms/password-fields.tsx';
import { saidAt } from '../../features/account-forms/refusal.ts';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { UsernameField } from '../../features/account-forms/username-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { newPasswordFailure, ownAccountToasts } from './own-account-toasts.ts';

/**
 * Takes the emailed code of the account that is signed in. As with the emailed link, every session ends,
 * this one too: the person who opened it may not have known the password.
 */
export function ResetCodeForm({ email }: { email: string }) {
  const queries = useQueryClient();
  const complete = (form: Omit<ResetByCodeForm, 'email'>) => ({
    ...form,
    email,
    code: withoutSpaces(form.code),
  });
  const form = useAccountForm<Omit<ResetByCodeForm, 'email'>>({
    fields: ['code', 'password', 'confirmPassword'],
    check: (values) => resetByCodeErrors(complete(values)),
    async send(values) {
      const { twoStepTurnedOff } = await resetPassword(complete(values), values);
      forgetUser(queries);
      toasts.show(
        twoStepTurnedOff ? ownAccountToasts.twoStepTurnedOff : ownAccountToasts.passwordReset,
      );
    },
    ...saidAt('code', newPasswordFailure),
  });
  return (
    <AccountForm form={form} submit="Save and sign in again" variant="plain">
      <UsernameField email={email} />
      <CodeField
        id="own-code"
        label="Code from the email"
        hint="Six digits. It works for 10 minutes."
        error={form.errors.code}
      />
      <NewPasswordFields id="own-reset" label="New password" errors={form.errors} />
    </AccountForm>
  );
}
