import { useSearch } from 'wouter';
import { AuthCard } from '../../features/account-forms/auth-card.tsx';
import { tokenIn } from '../../features/account-forms/auth-view.ts';
import { useIsHydrated } from '../../features/account-forms/use-is-hydrated.ts';
import { useResetToken } from '../../features/account-forms/use-reset-token.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { UnreachablePanel } from '../confirm-address/confirm-panels.tsx';
import { ConfirmEmailPanel } from './confirm-email-panel.tsx';
import { EmailChangedPanel, EmailLinkEndedPanel } from './email-link-panels.tsx';
import { useEmailLink } from './use-email-link.ts';

/**
 * `/confirm-email`: where the link in an email to a new address of an account leads, signed in or not. Only
 * the button confirms: mail scanners open links too.
 */
export function ConfirmEmailPage() {
  const token = useResetToken('token');
  const isHydrated = useIsHydrated();
  const isAsked = tokenIn(useSearch()) !== '';
  // Only the browser knows a token that was removed from the URL.
  const hasToken = isHydrated ? token !== '' : isAsked;
  return (
    <div className="auth">
      <AuthCard>
        {hasToken ? <LinkPanel token={token} /> : <EmailLinkEndedPanel state="unknown" />}
      </AuthCard>
    </div>
  );
}

function LinkPanel({ token }: { token: string }) {
  const user = useSession();
  const { link, error, retry, confirm } = useEmailLink(token);
  if (link?.state === 'open') return <ConfirmEmailPanel link={link} onConfirm={confirm} />;
  if (link?.state === 'confirmed')
    return <EmailChangedPanel email={link.email ?? ''} isSignedIn={Boolean(user)} />;
  if (link) return <EmailLinkEndedPanel state={link.state} />;
  if (error) return <UnreachablePanel error={error} onRetry={retry} />;
  return <Spinner label="Checking your link" />;
}
