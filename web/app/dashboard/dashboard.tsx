import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { useIsHydrated } from '../../features/account-forms/use-is-hydrated.ts';
import { hasDrafts } from '../../features/business-form/form-draft.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { loadOrReload } from '../load-or-reload.ts';
import { DashboardHeading } from './dashboard-heading.tsx';
import { MyBusinesses } from './my-businesses.tsx';

export type DashboardTab = 'businesses' | 'settings';

const tabs = [
  { name: 'businesses', label: 'My Businesses', href: paths.dashboard() },
  { name: 'settings', label: 'Account Settings', href: paths.accountSettings() },
] as const;

/** Scripts of their own, since most visits are to the businesses. */
const AccountSettings = lazy(async () => {
  const part = await loadOrReload(() => import('./account-settings.tsx'));
  return { default: part.AccountSettings };
});

const KeptFormNotes = lazy(async () => {
  const part = await loadOrReload(() => import('./kept-form-notes.tsx'));
  return { default: part.KeptFormNotes };
});

interface DashboardProps {
  user: CurrentUser;
  tab: DashboardTab;
}

/** The owner's screen: their businesses and account settings. */
export function Dashboard({ user, tab }: DashboardProps) {
  const [, navigate] = useLocation();
  return (
    <div className="dashboard">
      <div className="page-head">
        <DashboardHeading />
        {/* The settings have main actions of their own. */}
        <Link
          className={tab === 'settings' ? 'button plain' : 'button primary'}
          href={paths.businessSetup()}
        >
          <Icon name="plus" /> Set Up New Business
        </Link>
      </div>
      {hasDrafts(user.id) && (
        <Suspense>
          <KeptFormNotes key={user.id} userId={user.id} />
        </Suspense>
      )}
      <Tabs
        label="My Dashboard"
        tabs={tabs}
        chosen={tab}
        onChoose={(name) =>
          navigate(name === 'settings' ? paths.accountSettings() : paths.dashboard(), {
            // Keeps the search in the history entry.
            state: history.state as unknown, // written by us, or null
          })
        }
      >
        {tab === 'settings' ? <Settings user={user} /> : <MyBusinesses userId={user.id} />}
      </Tabs>
    </div>
  );
}

/** The server's HTML has its placeholder. */
function Settings({ user }: { user: CurrentUser }) {
  const isHydrated = useIsHydrated();
  const waiting = (
    <div className="settings">
      <section className="card settings-card">
        <Skeletons count={3} label="Loading" />
      </section>
    </div>
  );
  return isHydrated ? (
    <Suspense fallback={waiting}>
      <AccountSettings user={user} />
    </Suspense>
  ) : (
    waiting
  );
}
