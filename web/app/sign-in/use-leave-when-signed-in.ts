import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { AuthView } from '../../features/account-forms/auth-view.ts';
import { useSession } from '../../features/session/use-session.ts';
import { paths } from '../../paths.ts';
import { takeReturnPath } from './find-return-path.ts';

/**
 * Redirects signed-in people to the page that asked them to sign in, or else to their dashboard, and
 * replaces this page in the history, so that Back does not lead into the redirect again. An emailed
 * link still opens its form.
 */
export function useLeaveWhenSignedIn(view: AuthView): void {
  const user = useSession();
  const [, navigate] = useLocation();
  const id = view === 'newPassword' ? undefined : user?.id;
  useEffect(() => {
    if (id !== undefined) navigate(takeReturnPath(id) ?? paths.dashboard(), { replace: true });
  }, [id, navigate]);
}
