import { Redirect } from 'wouter';
import { paths } from '../../../paths.ts';
import { AdminRights } from '../../guards/admin-rights.tsx';
import { SignedInOnly } from '../../guards/signed-in-only.tsx';
import type { PageProps } from '../../find-page.ts';
import { AdminAccount } from './account-screen.tsx';

/**
 * `/account-settings/{userId}`: another person's account, for admins; the dashboard's settings for
 * one's own id.
 */
export function AccountPage({ id }: PageProps) {
  return (
    <SignedInOnly>
      {(user) => {
        if (id === null || id === user.id) return <Redirect to={paths.accountSettings()} replace />;
        return (
          <AdminRights user={user}>
            <AdminAccount key={id} id={id} />
          </AdminRights>
        );
      }}
    </SignedInOnly>
  );
}
