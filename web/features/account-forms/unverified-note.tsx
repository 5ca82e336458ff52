import type { ReactNode } from 'react';
import type { LoginForm } from '../../../contract/account-rules.ts';
import { Button } from '../../ui/button.tsx';
import { dismissError } from '../../ui/dismiss-error.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { resend, resendFailure } from './resend.tsx';
import { Email } from '../../ui/email.tsx';

interface UnverifiedNoteProps {
  /** As typed for the sign-in that was refused. */
  form: LoginForm;
  /** Opens the form for the code. @param news of a new one */
  onCode: (email: string, news?: ReactNode) => void;
}

/** What to do after a sign-in that was refused because the address is not verified. */
export function UnverifiedNote({ form: { email, password }, onCode }: UnverifiedNoteProps) {
  const { isPending, run } = useOneAtATime();
  const address = email.trim();
  async function send(): Promise<void> {
    try {
      const news = await resend(address, password);
      dismissError();
      onCode(address, news);
    } catch (error) {
      toasts.show(resendFailure(error));
    }
  }
  return (
    <div className="auth-note">
      <p>
        <strong>
          <Email address={address} />
        </strong>{' '}
        isn’t verified yet. Enter the code from our newest email, or get a new one.
      </p>
      <Button className="wide" pending={isPending} onClick={() => void run(send)}>
        Email me a new code
      </Button>
      <button type="button" className="auth-link" onClick={() => onCode(address)}>
        I have a code
      </button>
    </div>
  );
}
