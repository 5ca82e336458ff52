import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api/app-call.ts';
import { saysSignedOut } from '../../api/errors.ts';
import { AccountForm } from '../../features/account-forms/account-form.tsx';
import {
  AppCodeField,
  appCodeErrors,
} from '../../features/account-forms/second-step/code-steps.tsx';
import { saidAt } from '../../features/account-forms/refusal.ts';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { withoutSpaces } from '../../features/account-forms/account-calls.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { AppSecret } from './app-secret.tsx';
import { PasswordForm } from './password-form.tsx';
import { twoStepFailure, twoStepToasts } from './two-step-toasts.ts';
import { useChange } from './use-change.ts';

interface SetUpAppDialogProps {
  email: string;
  onClose: () => void;
}

interface Secret {
  secret: string;
  url: string;
}

/** Asks for the password, shows the secret to scan or type, and asks for a first code. */
export function SetUpAppDialog({ email, onClose }: SetUpAppDialogProps) {
  const { run } = useChange();
  const [secret, setSecret] = useState<Secret>();
  return (
    <Dialog title="Set up an authenticator app" onClose={onClose}>
      {secret ? (
        <>
          <AppSecret {...secret} />
          <FirstCodeForm onClose={onClose} />
        </>
      ) : (
        <>
          <p className="soft">
            After your password, you’ll enter a code from an app such as Google Authenticator,
            Microsoft Authenticator, or your password manager.
          </p>
          <PasswordForm
            email={email}
            submit="Continue"
            onSubmit={async (password) =>
              setSecret(await run(() => call('beginApp', { body: { password } })))
            }
          />
        </>
      )}
    </Dialog>
  );
}

function FirstCodeForm({ onClose }: { onClose: () => void }) {
  const { run, remember } = useChange();
  const form = useAccountForm<{ code: string }>({
    fields: ['code'],
    check: appCodeErrors,
    async send({ code }) {
      remember(await run(() => call('addApp', { body: { code: withoutSpaces(code) } })));
      flushSync(onClose);
      toasts.show(twoStepToasts.appAdded);
    },
    ...saidAt('code', (error) => (saysSignedOut(error) ? null : twoStepFailure(error))),
  });
  return (
    <AccountForm form={form} submit="Turn on">
      <AppCodeField id="app-first-code" error={form.errors.code} />
    </AccountForm>
  );
}
