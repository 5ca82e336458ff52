import { useEffect, useRef, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { hasSignedOut } from '../../api/session.ts';
import { useSession } from '../../features/session/use-session.ts';
import { paths } from '../../paths.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { PageWait } from '../page-wait.tsx';

interface SignedInOnlyProps {
  children: (user: CurrentUser) => ReactNode;
}

/**
 * Waits until it is known who asks (S-44), then shows the page to a signed-in user and sends anybody
 * else to sign in (S-45 … S-49). It only decides what is drawn: the server guards what is read.
 */
export function SignedInOnly({ children }: SignedInOnlyProps) {
  const user = useSession();
  useEndOfSession(user);
  if (user === undefined) return <PageWait />;
  // In the place of the guarded address, so that Back does not lead into the redirect again.
  if (!user) return <Redirect to={paths.auth()} replace />;
  return children(user);
}

/** Says why the page goes when a session ends that nobody signed out of. */
function useEndOfSession(user: CurrentUser | null | undefined): void {
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (user === null && wasSignedIn.current && !hasSignedOut())
      toasts.show({ title: 'Please sign in again', description: 'Your session has ended.' });
    wasSignedIn.current = Boolean(user);
  }, [user]);
}
