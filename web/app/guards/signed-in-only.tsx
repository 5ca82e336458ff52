import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { hasJustSignedOut, hasSignedOut, hasSignedOutElsewhere } from '../../api/session.ts';
import { hasDrafts } from '../../features/business-form/form-draft.ts';
import { useSession } from '../../features/session/use-session.ts';
import { paths } from '../../paths.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { PageLoading } from '../page-loading.tsx';
import { forgetReturnPath, rememberReturnPath } from '../return-path.ts';

interface SignedInOnlyProps {
  children: (user: CurrentUser) => ReactNode;
}

/**
 * Waits until the user is known, then shows the page to a signed-in user and redirects everyone
 * else to sign in. It only decides what is rendered: the server checks access to the data.
 */
export function SignedInOnly({ children }: SignedInOnlyProps) {
  const user = useSession();
  const last = useEndOfSession(user);
  if (user === undefined) return <PageLoading />;
  if (!user) return <ToSignIn last={last} />;
  return children(user);
}

type LastUser = RefObject<number | null>;

/**
 * Redirects to sign in. Replaces the guarded address, so that Back does not lead into the redirect
 * again; signing in returns to it, except after a sign-out.
 */
function ToSignIn({ last }: { last: LastUser }) {
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    // The page may have loaded only after the sign-out, and never known who was signed in.
    if (hasJustSignedOut()) forgetReturnPath();
    else rememberReturnPath(last.current);
    navigate(paths.auth(), { replace: true });
    // Only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return null;
}

/**
 * Says that the session has ended; not needed after a sign-out, which has its own toast.
 * @returns the id of the user who was signed in until then
 */
function useEndOfSession(user: CurrentUser | null | undefined): LastUser {
  const last = useRef<number | null>(null);
  useEffect(() => {
    const end = user === null && last.current !== null ? endOfSession(last.current) : null;
    if (end) toasts.show(end);
    last.current = user?.id ?? null;
  }, [user]);
  return last;
}

function endOfSession(userId: number): Toast | null {
  if (hasSignedOutElsewhere())
    return { title: 'You’ve been signed out', description: 'You signed out in another tab.' };
  if (hasSignedOut()) return null;
  const kept = hasDrafts(userId) ? ' We kept what you typed.' : '';
  return { title: 'Please sign in again', description: `Your session has ended.${kept}` };
}
