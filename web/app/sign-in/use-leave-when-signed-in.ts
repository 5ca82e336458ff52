import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { AuthView } from '../../features/account-forms/auth-view.ts';
import { useSession } from '../../features/session/use-session.ts';
import { paths } from '../../paths.ts';

/**
 * Sends signed-in people to their dashboard (A-02, A-11, O-04), in the place of this page, so that
 * Back does not lead into the redirect again. A mailed link still opens its form (C-63).
 */
export function useLeaveWhenSignedIn(view: AuthView): void {
  const user = useSession();
  const [, navigate] = useLocation();
  const leaves = Boolean(user) && view !== 'newPassword';
  useEffect(() => {
    if (leaves) navigate(paths.dashboard(), { replace: true });
  }, [leaves, navigate]);
}
