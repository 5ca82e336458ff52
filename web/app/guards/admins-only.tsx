import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { paths } from '../../paths.ts';
import { SignedInOnly } from './signed-in-only.tsx';

interface AdminsOnlyProps {
  children: (user: CurrentUser) => ReactNode;
}

/** Sends signed-in people who are no admins to their dashboard (S-50). */
export function AdminsOnly({ children }: AdminsOnlyProps) {
  return (
    <SignedInOnly>
      {(user) => (user.isAdmin ? children(user) : <Redirect to={paths.dashboard()} replace />)}
    </SignedInOnly>
  );
}
