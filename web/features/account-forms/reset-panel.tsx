import { useState } from 'react';
import { Link } from 'wouter';
import { failureSentences } from './account-toasts.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { addressOf, type AuthVersion } from './auth-version.ts';
import { EmailSentPanel } from './email-sent-panel.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ResetByCodeForm, ResetByLinkForm } from './reset-forms.tsx';
import type { AuthViewState } from './use-auth-view-state.ts';
import type { AskedMail } from './use-forgot.ts';
import type { ResetFlow } from './use-reset.ts';

interface ResetPanelProps {
  version: AuthVersion;
  place: AuthViewState;
  /** The email address, if known. */
  email: string;
  onReset: ResetFlow['onReset'];
}

/** The password reset flow, by emailed link or emailed code. */
export function ResetPanel({ version, place, email, onReset }: ResetPanelProps) {
  const [preview, setPreview] = useState<string | null>(null);
  const { view, memory, token, go } = place;
  const flow = { passwordReset: version.passwordReset, onReset };
  const sent = (mail: AskedMail) => {
    setPreview(mail.preview);
    go('forgot', { email: mail.email, stage: 'sent' }, { replace: memory.stage === 'sent' });
  };

  if (view === 'newPassword') {
    return (
      <AuthPanel title="Choose a new password">
        <ResetByLinkForm {...flow} token={token} sentences={failureSentences.resetByLink} />
        <AskAgain version={version} question="Link expired?" />
      </AuthPanel>
    );
  }
  if (memory.stage === 'sent') {
    return (
      <EmailSentPanel
        email={memory.email ?? ''}
        preview={preview}
        emailSent={version.emailSent}
        onSent={sent}
        onCode={() => go('forgot', { email: memory.email ?? '', stage: 'code' })}
        onOtherEmail={() => go('forgot')}
      />
    );
  }
  if (memory.stage === 'code') {
    return (
      <AuthPanel title="Enter your reset code">
        <p className="soft">The code is in the email we sent. It expires in 10 minutes.</p>
        <ResetByCodeForm {...flow} email={memory.email ?? email} />
        <AskAgain version={version} question="Didn’t get a code?" />
      </AuthPanel>
    );
  }
  return (
    <AuthPanel title="Reset your password">
      <p className="soft">
        We’ll email you a link and a code. Use either one to choose a new password.
      </p>
      <ForgotForm email={memory.email ?? email} emailSent={version.emailSent} onSent={sent} />
      <p className="soft">
        Already have a code?{' '}
        <button type="button" className="auth-link" onClick={() => go('forgot', { stage: 'code' })}>
          Enter it
        </button>
      </p>
      <p className="soft">
        Remembered your password?{' '}
        <Link className="auth-link" href={addressOf('login', version)}>
          Back to sign in
        </Link>
      </p>
    </AuthPanel>
  );
}

function AskAgain({ version, question }: { version: AuthVersion; question: string }) {
  return (
    <p className="soft">
      {question}{' '}
      <Link className="auth-link" href={addressOf('forgot', version)}>
        Request a new one
      </Link>
    </p>
  );
}
