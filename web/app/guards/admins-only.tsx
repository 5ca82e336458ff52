import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { AdminRights } from './admin-rights.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

interface AdminsOnlyProps {
  children: (user: CurrentUser) => ReactNode;
}

/** Sends signed-in people who are no admins to their dashboard (S-50). */
export function AdminsOnly({ children }: AdminsOnlyProps) {
  return (
    <SignedInOnly>{(user) => <AdminRights user={user}>{children(user)}</AdminRights>}</SignedInOnly>
  );
}
