import { useState } from 'react';
import { nameError } from '../../../../contract/account-rules.ts';
import type { AdminUser } from '../../../../contract/admin.ts';
import { isEmail } from '../../../../contract/feedback-rules.ts';
import { call } from './support-call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SupportForm, SupportField } from './support-form.tsx';
import { supportToasts } from './support-toasts.ts';
import { useSupport } from './use-support.ts';

interface CorrectDialogProps {
  user: AdminUser;
  onClose: () => void;
}

const told = 'The current address is told now, and again when it changes.';
const notTold = 'We don’t email the current address: it isn’t verified.';

/** Corrects the name of an account, or its address, which the new one has to confirm. */
export function CorrectDialog({ user, onClose }: CorrectDialogProps) {
  const [name, setName] = useState(user.name);
  const [email, setEmail] = useState(user.email);
  const { isPending, run, failure } = useSupport(user.id);
  const typed = { name: name.trim(), email: email.trim().toLowerCase() };
  const changes = {
    ...(typed.name !== user.name && { name: typed.name }),
    ...(typed.email !== user.email && { email: typed.email }),
  };
  const errors = {
    name: nameError(typed).name ?? null,
    email: isEmail(typed.email) ? null : 'Please enter a valid email address',
  };
  const isNothing = Object.keys(changes).length === 0;
  return (
    <Dialog title="Correct name or email" onClose={onClose}>
      <SupportForm
        submit="Save"
        isPending={isPending}
        errors={isNothing ? { name: 'Nothing has changed yet' } : errors}
        failure={failure}
        onCancel={onClose}
        onSubmit={() =>
          run({
            act: () => call('correctUser', { params: { id: user.id }, body: changes }),
            end: onClose,
            done:
              'email' in changes
                ? supportToasts.emailStarted(typed.email)
                : supportToasts.nameCorrected(typed.name, user.emailVerified),
          })
        }
      >
        <SupportField name="name" label="Name" value={name} onChange={setName} />
        <SupportField
          name="email"
          label="Email"
          type="email"
          value={email}
          hint={`A new address takes effect once someone opens the link we send there and chooses a password. ${user.emailVerified ? told : notTold}`}
          onChange={setEmail}
        />
      </SupportForm>
    </Dialog>
  );
}
