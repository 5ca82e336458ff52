import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { AuthCard } from '../../features/account-forms/auth-card.tsx';
import { tokenIn } from '../../features/account-forms/auth-view.ts';
import { useIsHydrated } from '../../features/account-forms/use-is-hydrated.ts';
import { useResetToken } from '../../features/account-forms/use-reset-token.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ConfirmPanel, LinkEndedPanel, UnreachablePanel } from './confirm-panels.tsx';
import { useConfirmation } from './use-confirmation.ts';

/**
 * `/confirm-feedback-address`: where the link in an email to a feedback address leads, signed in or not.
 * Only the button confirms: mail scanners open links too.
 */
export function ConfirmAddressPage() {
  const token = useResetToken('token');
  const isHydrated = useIsHydrated();
  const isAsked = tokenIn(useSearch()) !== '';
  // Only the browser knows a token that was removed from the URL.
  const hasToken = isHydrated ? token !== '' : isAsked;
  return <Card>{hasToken ? <LinkPanel token={token} /> : <LinkEndedPanel state="unknown" />}</Card>;
}

function LinkPanel({ token }: { token: string }) {
  const { link, error, retry, confirm, isPending } = useConfirmation(token);
  if (link?.state === 'open' || link?.state === 'confirmed')
    return <ConfirmPanel link={link} onConfirm={confirm} isPending={isPending} />;
  if (link) return <LinkEndedPanel state={link.state} />;
  if (error) return <UnreachablePanel error={error} onRetry={retry} />;
  return <Spinner label="Checking your link" />;
}

function Card({ children }: { children: ReactNode }) {
  return (
    <div className="auth">
      <AuthCard>{children}</AuthCard>
    </div>
  );
}
