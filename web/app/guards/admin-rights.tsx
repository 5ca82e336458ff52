import { useEffect, useRef, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { paths } from '../../paths.ts';
import { RequireSecondFactor } from '../two-step/require-second-factor.tsx';
import { toasts } from '../../ui/toast-queue.ts';

interface AdminRightsProps {
  user: CurrentUser;
  children: ReactNode;
}

/**
 * Redirects users who are not admins to their dashboard, and says why if they just lost their
 * rights. Admins who have to set up two-step sign-in do that first.
 */
export function AdminRights({ user, children }: AdminRightsProps) {
  const { id } = user;
  const isAdmin = user.isAdmin || Boolean(user.needsSecondFactor);
  const lastAdmin = useRef<number | null>(null);
  useEffect(() => {
    if (!isAdmin && lastAdmin.current === id) toasts.show({ title: 'You are no longer an admin' });
    lastAdmin.current = isAdmin ? id : null;
  }, [id, isAdmin]);
  if (!isAdmin) return <Redirect to={paths.dashboard()} replace />;
  return <RequireSecondFactor user={user}>{children}</RequireSecondFactor>;
}
