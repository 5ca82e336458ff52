import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { AuthView } from '../../features/account-forms/auth-view.ts';
import { useSession } from '../../features/session/use-session.ts';
import { paths } from '../../paths.ts';

/**
 * Redirects signed-in people to their dashboard and replaces this page in the history, so that Back
 * does not lead into the redirect again. An emailed link still opens its form.
 */
export function useLeaveWhenSignedIn(view: AuthView): void {
  const user = useSession();
  const [, navigate] = useLocation();
  const leaves = Boolean(user) && view !== 'newPassword';
  useEffect(() => {
    if (leaves) navigate(paths.dashboard(), { replace: true });
  }, [leaves, navigate]);
}
