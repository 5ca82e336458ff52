import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { AuthPanel } from './auth-panel.tsx';
import { LinkButton } from './link-button.tsx';
import { requestResetEmail, forgotFailure, type ForgotFlow } from './use-forgot.ts';
import { Email } from '../../ui/email.tsx';

interface EmailSentPanelProps extends ForgotFlow {
  email: string;
  /** URL of the email in the development inbox. */
  preview: string | null;
  onCode: () => void;
  onOtherEmail: () => void;
}

/** Shows the same text whether or not the address has an account. */
export function EmailSentPanel({ email, preview, emailSent, onSent, ...to }: EmailSentPanelProps) {
  return (
    <AuthPanel title="Check your email">
      <p className="soft">
        If there’s an account for{' '}
        <strong>
          <Email address={email} />
        </strong>
        , an email is on its way. The link expires in 30 minutes and the code in 10.
      </p>
      {preview && (
        <ExternalLink className="auth-link" href={preview}>
          View reset email (development only)
        </ExternalLink>
      )}
      <Button variant="primary" className="wide" onClick={to.onCode}>
        Enter code
      </Button>
      <p className="soft">
        Didn’t get it?{' '}
        <LinkButton
          onPress={async () => onSent(await requestResetEmail(email, emailSent))}
          onFailure={(error) => toasts.show(forgotFailure(error))}
        >
          Resend email
        </LinkButton>
      </p>
      <p className="soft">
        Wrong email?{' '}
        <button type="button" className="auth-link" onClick={to.onOtherEmail}>
          Use a different one
        </button>
      </p>
    </AuthPanel>
  );
}
