import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newPasswordErrors, type NewPasswordForm } from '../../../contract/account-rules.ts';
import { call } from '../../api/app-call.ts';
import { AccountForm } from '../../features/account-forms/account-form.tsx';
import {
  CurrentPasswordField,
  NewPasswordFields,
} from '../../features/account-forms/password-fields.tsx';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { UsernameField } from '../../features/account-forms/username-field.tsx';
import { sessionsKey } from '../dashboard/sessions/use-sessions.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { newPasswordFailure } from './own-account-toasts.ts';
import { pendingEmailKey } from './pending-email.ts';
import { useOwnChange } from './use-own-change.ts';

/** Replaces the password, given the current one. This browser stays signed in. */
export function NewPasswordSection({ email }: { email: string }) {
  const [isDone, setDone] = useState(false);
  return (
    <section className="card settings-card" aria-labelledby="settings-new-password">
      <h2 id="settings-new-password">Set a new password</h2>
      {isDone ? <DoneNote /> : <SetForm email={email} onDone={() => setDone(true)} />}
      <ForgottenPassword email={email} />
    </section>
  );
}

type SetPasswordForm = NewPasswordForm & { currentPassword: string };

function SetForm({ email, onDone }: { email: string; onDone: () => void }) {
  const queries = useQueryClient();
  const run = useOwnChange();
  const form = useAccountForm<SetPasswordForm>({
    fields: ['currentPassword', 'password', 'confirmPassword'],
    check: (values) => ({
      ...(values.currentPassword === '' && {
        currentPassword: 'Please enter your current password',
      }),
      ...newPasswordErrors(values),
    }),
    async send({ currentPassword, password }) {
      await run(() => call('setNewPassword', { body: { currentPassword, password } }));
      for (const queryKey of [sessionsKey, pendingEmailKey])
        void queries.invalidateQueries({ queryKey });
      onDone();
    },
    describe: newPasswordFailure,
  });
  return (
    <AccountForm form={form} submit="Set new password">
      <UsernameField email={email} />
      <CurrentPasswordField
        id="current-password"
        name="currentPassword"
        label="Current password"
        error={form.errors.currentPassword}
      />
      <NewPasswordFields id="own-new" label="New password" errors={form.errors} />
    </AccountForm>
  );
}

/** Takes the focus, which was lost with the form. */
function DoneNote() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <p className="settings-done" ref={note} tabIndex={-1} role="status">
      Your password was changed, and you’re signed out everywhere else.
    </p>
  );
}
