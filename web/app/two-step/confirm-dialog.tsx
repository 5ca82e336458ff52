import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { SecondFactorReply } from '../../../contract/second-factor.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { PasswordForm } from './password-form.tsx';
import { useChange } from './use-change.ts';

export interface Change {
  title: ReactNode;
  /** What it means. */
  sentence: string;
  submit: string;
  /** @throws ApiError, NetworkError */
  make: (password: string) => Promise<SecondFactorReply>;
  done?: (reply: SecondFactorReply) => Toast;
}

interface ConfirmDialogProps extends Change {
  email: string;
  onClose: () => void;
}

/** Confirms a change with the password. */
export function ConfirmDialog({ email, onClose, ...change }: ConfirmDialogProps) {
  const { run, remember } = useChange();
  return (
    <Dialog title={change.title} onClose={onClose}>
      <p>{change.sentence}</p>
      <PasswordForm
        email={email}
        submit={change.submit}
        onSubmit={async (password) => {
          const reply = await run(() => change.make(password));
          remember(reply);
          flushSync(onClose);
          if (change.done) toasts.show(change.done(reply));
        }}
      />
    </Dialog>
  );
}
