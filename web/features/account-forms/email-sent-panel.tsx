import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { AuthPanel } from './auth-panel.tsx';
import { LinkButton } from './link-button.tsx';
import { askForMail, forgotFailure, type ForgotFlow } from './use-forgot.ts';

interface EmailSentPanelProps extends ForgotFlow {
  email: string;
  /** The mail's page in the development inbox. */
  preview: string | null;
  onCode: () => void;
  onOtherEmail: () => void;
}

/** It says the same for every address, whether there is an account or not. */
export function EmailSentPanel({ email, preview, mailSent, onSent, ...to }: EmailSentPanelProps) {
  return (
    <AuthPanel title="Check your email">
      <p className="soft">
        If there is an account for <strong>{email}</strong>, a mail is on its way. Its link works
        for 30 minutes, its code for 10.
      </p>
      {preview && (
        <ExternalLink className="auth-link" href={preview}>
          View reset email (development only)
        </ExternalLink>
      )}
      <Button variant="primary" className="wide" onClick={to.onCode}>
        Enter the code
      </Button>
      <p className="soft">
        Nothing came?{' '}
        <LinkButton
          onPress={async () => onSent(await askForMail(email, mailSent))}
          onFailure={(error) => toasts.show(forgotFailure(error))}
        >
          Send it again
        </LinkButton>
      </p>
      <p className="soft">
        Not your address?{' '}
        <button type="button" className="auth-link" onClick={to.onOtherEmail}>
          Use another one
        </button>
      </p>
    </AuthPanel>
  );
}
