import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { SignedInOnly } from '../guards/signed-in-only.tsx';
import { Dashboard } from './dashboard.tsx';

/**
 * `/dashboard` and `/account-settings`. The address says which tab is open, so that Back, reload
 * and links work.
 */
export function DashboardPage() {
  const [path] = useLocation();
  const tab = path.startsWith(paths.accountSettings()) ? 'settings' : 'businesses';
  return <SignedInOnly>{(user) => <Dashboard user={user} tab={tab} />}</SignedInOnly>;
}
