import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { forgetUser } from '../../api/session.ts';
import { failureSentences } from '../../features/accounts/account-toasts.tsx';
import { AuthCard } from '../../features/accounts/auth-card.tsx';
import { AuthPanel } from '../../features/accounts/auth-panel.tsx';
import { viewOf } from '../../features/accounts/auth-view.ts';
import { PasswordResetPanel } from '../../features/accounts/done-panel.tsx';
import { ResetByLinkForm } from '../../features/accounts/reset-forms.tsx';
import { useIsLive } from '../../features/accounts/use-is-live.ts';
import { useResetToken } from '../../features/accounts/use-reset-token.ts';
import { paths } from '../../paths.ts';

/** X-06, in milliseconds. */
const successDuration = 3_000;

/** `/reset-password`: what the mailed link opens, for signed-in people too. */
export function ResetPasswordPage() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const token = useResetToken();
  const isLive = useIsLive();
  const isAsked = viewOf(useSearch()) === 'newPassword';
  const [isDone, setDone] = useState(false);

  if (isDone) {
    const toLogin = () => navigate(paths.auth(), { replace: true });
    return (
      <ResetCard>
        <PasswordResetPanel duration={successDuration} onEnd={toLogin} />
      </ResetCard>
    );
  }
  // Only the browser knows a token that was taken out of the address.
  if (isLive ? !token : !isAsked) return <InvalidLink />;
  return (
    <ResetCard>
      <AuthPanel title="Choose a new password">
        <ResetByLinkForm
          token={token}
          sentences={failureSentences.resetPage}
          onReset={() => {
            forgetUser(queries);
            setDone(true);
          }}
        />
        <p className="soft">
          Link expired?{' '}
          <Link className="auth-link" href={paths.auth({ forgot: true })}>
            Request a new one
          </Link>
        </p>
      </AuthPanel>
    </ResetCard>
  );
}

function ResetCard({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <AuthCard>{children}</AuthCard>
    </div>
  );
}

/** */
function InvalidLink() {
  return (
    <ResetCard>
      <AuthPanel title="This link doesn’t work">
        <p>Invalid reset link. Please request a new password reset email.</p>
        <Link className="button primary wide" href={paths.auth()}>
          Return to Login
        </Link>
      </AuthPanel>
    </ResetCard>
  );
}
