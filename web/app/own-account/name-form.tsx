import { useQueryClient } from '@tanstack/react-query';
import { nameError } from '../../../contract/account-rules.ts';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { call } from '../../api/app-call.ts';
import { rememberUser } from '../../api/session.ts';
import { AccountField } from '../../features/account-forms/account-field.tsx';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { ChangeForm } from './change-form.tsx';
import { ownAccountFailure, ownAccountToasts } from './own-account-toasts.ts';
import { useOwnChange } from './use-own-change.ts';

interface NameFormProps {
  user: CurrentUser;
  onClose: () => void;
}

/** Changes the name, which the header and the menu show at once, in other tabs as well. */
export function NameForm({ user, onClose }: NameFormProps) {
  const queries = useQueryClient();
  const run = useOwnChange();
  const form = useAccountForm<{ name: string }>({
    fields: ['name'],
    check: nameError,
    async send({ name }) {
      const changed = await run(() => call('changeName', { body: { name: name.trim() } }));
      onClose();
      rememberUser(queries, changed);
      toasts.show(ownAccountToasts.nameChanged);
    },
    describe: ownAccountFailure,
  });
  return (
    <ChangeForm form={form} submit="Save name" onCancel={onClose}>
      <AccountField
        id="own-name"
        name="name"
        label="Name"
        autoComplete="name"
        autoCapitalize="words"
        defaultValue={user.name}
        error={form.errors.name}
      />
    </ChangeForm>
  );
}
