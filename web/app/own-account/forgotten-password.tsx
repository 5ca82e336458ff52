import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePasswordEmail } from '../dashboard/use-password-email.ts';
import { ResetCodeForm } from './reset-code-form.tsx';

/** For people who are signed in but don't know their password: a link and a code by email. */
export function ForgottenPassword({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, send } = usePasswordEmail(email, () => setOpen(true));
  return (
    <section className="forgotten-password" aria-labelledby="settings-password">
      <h3 id="settings-password">Forgot your current password?</h3>
      <p className="soft">We’ll email you a link and a code to choose a new password.</p>
      <Button pending={isPending} onClick={send}>
        Change Password
      </Button>
      {isOpen ? (
        <ResetCodeForm email={email} />
      ) : (
        <Button variant="link" onClick={() => setOpen(true)}>
          I have a code
        </Button>
      )}
    </section>
  );
}
