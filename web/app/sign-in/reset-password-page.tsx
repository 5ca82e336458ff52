import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { ResetPasswordReply } from '../../../contract/accounts.ts';
import { endSession } from '../../api/session.ts';
import { failureSentences } from '../../features/account-forms/account-toasts.tsx';
import { AuthCard } from '../../features/account-forms/auth-card.tsx';
import { AuthPanel } from '../../features/account-forms/auth-panel.tsx';
import { viewOf, type AuthMemory } from '../../features/account-forms/auth-view.ts';
import { PasswordResetPanel } from '../../features/account-forms/done-panel.tsx';
import { ResetByLinkForm } from '../../features/account-forms/reset-forms.tsx';
import { useIsHydrated } from '../../features/account-forms/use-is-hydrated.ts';
import { useResetToken } from '../../features/account-forms/use-reset-token.ts';
import { useSession } from '../../features/session/use-session.ts';
import { paths } from '../../paths.ts';

/** How long the success screen shows before the sign-in screen, in milliseconds. */
const successDuration = 3_000;

/** `/reset-password`: the target of the emailed link, for signed-in people too. */
export function ResetPasswordPage() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const user = useSession();
  const token = useResetToken();
  const isHydrated = useIsHydrated();
  const isAsked = viewOf(useSearch()) === 'newPassword';
  const [done, setDone] = useState<ResetPasswordReply>();

  if (done) {
    const isTwoStepOff = done.twoStepTurnedOff === true;
    const { email } = done;
    const state: AuthMemory = isTwoStepOff ? { email, twoStepOff: true } : { email };
    const toLogin = () => navigate(paths.auth(), { replace: true, state });
    return (
      <ResetCard>
        <PasswordResetPanel
          duration={successDuration}
          isTwoStepOff={isTwoStepOff}
          onEnd={toLogin}
        />
      </ResetCard>
    );
  }
  // Only the browser knows a token that was removed from the address.
  if (isHydrated ? !token : !isAsked) return <InvalidLink />;
  return (
    <ResetCard>
      <AuthPanel title="Choose a new password">
        <ResetByLinkForm
          token={token}
          sentences={failureSentences.resetPage}
          onReset={(reply) => {
            endSession(queries);
            setDone(reply);
          }}
        />
        <p className="soft">
          Link expired? {/* The sign-in screen is closed to people who are signed in. */}
          <Link
            className="auth-link"
            href={user ? paths.accountSettings() : paths.auth({ forgot: true })}
          >
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

/** For an address without a token. */
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
