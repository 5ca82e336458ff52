import { useQueryClient } from '@tanstack/react-query';
import { emailError } from '../../../contract/account-rules.ts';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { call } from '../../api/app-call.ts';
import { AccountField } from '../../features/account-forms/account-field.tsx';
import { CurrentPasswordField } from '../../features/account-forms/password-fields.tsx';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { ChangeForm } from './change-form.tsx';
import { ownAccountFailure, ownAccountToasts } from './own-account-toasts.ts';
import { isOver, rememberPendingEmail, usePendingEmail } from './pending-email.ts';
import { useOwnChange } from './use-own-change.ts';

interface EmailFormProps {
  user: CurrentUser;
  onClose: () => void;
}

/** Asks for another address, which has to be confirmed there first. */
export function EmailForm({ user, onClose }: EmailFormProps) {
  const queries = useQueryClient();
  const pending = usePendingEmail();
  const run = useOwnChange();
  const form = useAccountForm<{ email: string; password: string }>({
    fields: ['email', 'password'],
    check: ({ email, password }) => ({
      ...(email.trim().toLowerCase() === user.email
        ? { email: 'That’s already your email address' }
        : emailError({ email })),
      ...(password === '' && { password: 'Please enter your password' }),
    }),
    async send({ email, password }) {
      const body = { email: email.trim(), password };
      const reply = await run(() => call('requestEmailChange', { body }));
      onClose();
      rememberPendingEmail(queries, reply);
      toasts.show(ownAccountToasts.linkSent(body.email));
    },
    describe: ownAccountFailure,
  });
  return (
    <ChangeForm form={form} submit="Email me a link" onCancel={onClose}>
      <AccountField
        id="own-email"
        name="email"
        label="New email"
        type="email"
        autoComplete="email"
        defaultValue={pending && isOver(pending) ? pending.email : ''}
        hint="We’ll send a link to this address. Nothing changes until you open it."
        error={form.errors.email}
      />
      <CurrentPasswordField id="own-email-password" error={form.errors.password} />
    </ChangeForm>
  );
}
