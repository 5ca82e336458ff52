import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../api/app-call.ts';
import { ApiError, saysSignedOut } from '../../api/errors.ts';
import { createPasskey, PasskeyTrouble } from '../../features/account-forms/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { PasswordForm } from './password-form.tsx';
import { twoStepFailure, twoStepToasts } from './two-step-toasts.ts';
import { useChange } from './use-change.ts';

interface AddPasskeyDialogProps {
  email: string;
  /** What the passkey will be called: this browser. */
  name: string;
  onClose: () => void;
}

/** Asks for the password, then has the browser create a passkey. */
export function AddPasskeyDialog({ email, onClose, ...named }: AddPasskeyDialogProps) {
  const { note, isReady, begin, retry, isPending } = useNewPasskey({ onClose, ...named });
  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      {isReady ? (
        <>
          <p role="status">{note}</p>
          <Button variant="primary" className="wide" pending={isPending} onClick={retry}>
            Create passkey
          </Button>
        </>
      ) : (
        <>
          <p className="soft">
            After your password, you’ll confirm with your fingerprint, your face, your screen lock,
            or a security key.
          </p>
          <PasswordForm email={email} submit="Continue" onSubmit={begin} />
        </>
      )}
    </Dialog>
  );
}

function useNewPasskey({ name, onClose }: Pick<AddPasskeyDialogProps, 'name' | 'onClose'>) {
  const { run, remember } = useChange();
  const { isPending, run: runOnce } = useOneAtATime();
  const [options, setOptions] = useState<unknown>(null);
  const [note, setNote] = useState('');

  async function create(given: unknown): Promise<void> {
    try {
      const passkey = await createPasskey(given);
      const reply = await run(() => call('addPasskey', { body: { name, passkey } }));
      remember(reply);
      flushSync(onClose);
      toasts.show(twoStepToasts.passkeyAdded);
    } catch (error) {
      // The browser's own question needs another click; a setup that the server refused starts again.
      setOptions(error instanceof PasskeyTrouble ? given : null);
      if (error instanceof PasskeyTrouble) setNote(error.message);
      else if (!saysSignedOut(error)) toasts.show(twoStepFailure(error));
      if (error instanceof ApiError && error.code === 'sign_in_required') onClose();
    }
  }
  return {
    note,
    isPending,
    isReady: options !== null,
    async begin(password: string): Promise<void> {
      const reply = await run(() => call('beginPasskey', { body: { password } }));
      await create(reply.options);
    },
    retry: () => void runOnce(() => create(options)),
  };
}
