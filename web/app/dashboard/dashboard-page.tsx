import { Redirect, useLocation } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { paths } from '../../paths.ts';
import { ClosedPart } from '../closed/closed-part.tsx';
import { SignedInOnly } from '../guards/signed-in-only.tsx';
import type { PageProps } from '../pages.ts';
import { Dashboard } from './dashboard.tsx';

/** `/dashboard`, `/account-settings` and `/account-settings/{userId}` (D-01, U-01, C-57). */
export function DashboardPage({ id }: PageProps) {
  return (
    <SignedInOnly>
      {(user) =>
        id === null || id === user.id ? <OwnDashboard user={user} /> : <OthersAccount user={user} />
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
function OthersAccount({ user }: { user: CurrentUser }) {
  return user.isAdmin ? (
    <ClosedPart
      title="Account Settings"
      sentence="The admin's view of other accounts is not open yet."
    />
  ) : (
    <Redirect to={paths.dashboard()} replace />
  );
}
