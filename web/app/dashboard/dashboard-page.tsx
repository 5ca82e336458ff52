import { lazy } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { paths } from '../../paths.ts';
import { SignedInOnly } from '../guards/signed-in-only.tsx';
import { loadFresh } from '../load-fresh.ts';
import type { PageProps } from '../pages.ts';
import { Dashboard } from './dashboard.tsx';

/** Only admins need it. */
const AdminAccount = lazy(() =>
  loadFresh(async () => ({
    default: (await import('../admin-account/admin-account.tsx')).AdminAccount,
  })),
);

/** `/dashboard`, `/account-settings` and `/account-settings/{userId}` (D-01, U-01, C-57). */
export function DashboardPage({ id }: PageProps) {
  return (
    <SignedInOnly>
      {(user) =>
        id === null || id === user.id ? (
          <OwnDashboard user={user} />
        ) : (
          <OthersAccount user={user} id={id} />
        )
      }
    </SignedInOnly>
  );
}

/** The address says which tab is open, so that Back, reload and a link do what they say. */
function OwnDashboard({ user }: { user: CurrentUser }) {
  const [path] = useLocation();
  const isSettings = path.startsWith(paths.accountSettings());
  return <Dashboard user={user} tab={isSettings ? 'settings' : 'businesses'} />;
}

/** Another person's account is for admins. */
function OthersAccount({ user, id }: { user: CurrentUser; id: number }) {
  return user.isAdmin ? (
    <AdminAccount key={id} id={id} />
  ) : (
    <Redirect to={paths.dashboard()} replace />
  );
}
