import { useEffect, useRef, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { hasSignedOut, hasSignedOutElsewhere } from '../../api/session.ts';
import { useSession } from '../../features/session/use-session.ts';
import { paths } from '../../paths.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { PageLoading } from '../page-loading.tsx';

interface SignedInOnlyProps {
  children: (user: CurrentUser) => ReactNode;
}

/**
 * Waits until the user is known, then shows the page to a signed-in user and redirects everyone
 * else to sign in. It only decides what is rendered: the server checks access to the data.
 */
export function SignedInOnly({ children }: SignedInOnlyProps) {
  const user = useSession();
  useEndOfSession(user);
  if (user === undefined) return <PageLoading />;
  // Replaces the guarded address, so that Back does not lead into the redirect again.
  if (!user) return <Redirect to={paths.auth()} replace />;
  return children(user);
}

/** Says that the session has ended; not needed after a sign-out, which has its own toast. */
function useEndOfSession(user: CurrentUser | null | undefined): void {
  const wasSignedIn = useRef(false);
  useEffect(() => {
    const end = user === null && wasSignedIn.current ? endOfSession() : null;
    if (end) toasts.show(end);
    wasSignedIn.current = Boolean(user);
  }, [user]);
}

function endOfSession(): Toast | null {
  if (hasSignedOutElsewhere())
    return { title: 'You’ve been signed out', description: 'You signed out in another tab.' };
  if (hasSignedOut()) return null;
  return { title: 'Please log in again', description: 'Your session has ended.' };
}
