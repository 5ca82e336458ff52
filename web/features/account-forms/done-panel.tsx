import { useEffect, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Email } from '../../ui/email.tsx';
import { AuthPanel } from './auth-panel.tsx';

interface DonePanelProps {
  title: string;
  /** Milliseconds until the automatic redirect; null without one. */
  duration: number | null;
  onEnd: () => void;
  children: ReactNode;
}

/** A success message, followed by a redirect to the login, or by its button alone. */
function DonePanel({ title, duration, onEnd, children }: DonePanelProps) {
  useEffect(() => {
    if (duration === null) return;
    const timer = setTimeout(onEnd, duration);
    return () => clearTimeout(timer);
    // Start the timer only once, on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <AuthPanel title={title} isDone>
      <p className="soft">{children}</p>
      <Button variant="primary" className="wide" onClick={onEnd}>
        Sign in now
      </Button>
    </AuthPanel>
  );
}

/** Milliseconds until the login opens after a verification or reset on the sign-in screens. */
const authDuration = 2_000;

/** Shown briefly after a verification, before the login opens. */
export function VerifiedPanel({ onEnd }: { onEnd: () => void }) {
  return (
    <DonePanel title="Email Verified" duration={authDuration} onEnd={onEnd}>
      Your account is ready. Taking you to the sign-in page…
    </DonePanel>
  );
}

/** Shown instead of the form for a code that was used before. It stays: it isn’t what people expected. */
export function VerifiedBeforePanel({ email, onEnd }: { email: string; onEnd: () => void }) {
  return (
    <DonePanel title="Your email is verified" duration={null} onEnd={onEnd}>
      This code was already used, and{' '}
      <strong>
        <Email address={email} />
      </strong>{' '}
      is verified. There’s nothing left to do but sign in.
    </DonePanel>
  );
}

/** Shown briefly after a reset, before the login opens. */
export function PasswordResetPanel(props: PasswordResetPanelProps) {
  const { onEnd, duration = authDuration, isTwoStepOff } = props;
  return (
    <DonePanel title="Your password was changed" duration={duration} onEnd={onEnd}>
      {isTwoStepOff && 'Two-step sign-in was turned off, too. '}
      You’ve been signed out everywhere. Taking you to the sign-in page, where you can use your new
      password…
    </DonePanel>
  );
}

interface PasswordResetPanelProps {
  onEnd: () => void;
  duration?: number;
  /** The reset also turned two-step sign-in off; the sign-in page says why. */
  isTwoStepOff: boolean;
}
