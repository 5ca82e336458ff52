import type { CurrentUser } from '../../../contract/accounts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { adminTabs, changed, writeAddress, type AdminAddress } from './admin-address.ts';
import { AuditTrail } from './audit/audit-trail.tsx';
import { BusinessesList, PagesList } from './businesses/businesses-list.tsx';
import { ChecksTab } from './checks/checks-tab.tsx';
import { listTools, ListTools } from './list/list-tools.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { useAdminAddress, type Go } from './use-admin-address.ts';
import { useTitle } from '../shell/use-title.ts';
import { tabLabels } from './tab-labels.ts';
import { UsersList } from './users/users-list.tsx';

/** The admin's tabs and lists; the address says which one is shown. */
export function AdminScreen({ user }: { user: CurrentUser }) {
  const { address, go } = useAdminAddress();
  useTitle(tabLabels[address.tab]);
  const tool = address.tab in listTools && listTools[address.tab as keyof typeof listTools]; // checked on this line
  return (
    <div className="admin">
      <h1>Admin</h1>
      <Tabs
        label="Admin"
        tabs={adminTabs.map((name) => ({
          name,
          label: tabLabels[name],
          href: writeAddress(changed(address, { tab: name })),
        }))}
        chosen={address.tab}
        onChoose={(tab) => go({ tab })}
      >
        {tool && <ListTools address={address} go={go} tool={tool} />}
        <Panel ownId={user.id} address={address} go={go} />
      </Tabs>
    </div>
  );
}

interface PanelProps {
  ownId: number;
  address: AdminAddress;
  go: Go;
}

function Panel({ ownId, address, go }: PanelProps) {
  if (address.tab === 'users') return <UsersList ownId={ownId} address={address} go={go} />;
  if (address.tab === 'businesses') return <BusinessesList address={address} go={go} />;
  if (address.tab === 'pages') return <PagesList address={address} go={go} />;
  if (address.tab === 'audit') return <AuditTrail address={address} go={go} />;
  return address.tab === 'checks' ? <ChecksTab /> : <OverviewTab />;
}
