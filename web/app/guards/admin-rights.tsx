import { useEffect, useRef, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { paths } from '../../paths.ts';
import { toasts } from '../../ui/toast-queue.ts';

interface AdminRightsProps {
  user: CurrentUser;
  children: ReactNode;
}

/**
 * Redirects users who are not admins to their dashboard, and says why if they just lost their
 * rights.
 */
export function AdminRights({ user: { id, isAdmin }, children }: AdminRightsProps) {
  const lastAdmin = useRef<number | null>(null);
  useEffect(() => {
    if (!isAdmin && lastAdmin.current === id) toasts.show({ title: 'You are no longer an admin' });
    lastAdmin.current = isAdmin ? id : null;
  }, [id, isAdmin]);
  return isAdmin ? children : <Redirect to={paths.dashboard()} replace />;
}
