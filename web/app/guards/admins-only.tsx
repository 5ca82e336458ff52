import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { AdminRights } from './admin-rights.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

interface AdminsOnlyProps {
  children: (user: CurrentUser) => ReactNode;
}

/** Redirects signed-in people who are not admins to their dashboard. */
export function AdminsOnly({ children }: AdminsOnlyProps) {
  return (
    <SignedInOnly>{(user) => <AdminRights user={user}>{children(user)}</AdminRights>}</SignedInOnly>
  );
}
