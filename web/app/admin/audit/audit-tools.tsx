import type { AdminAddress } from '../admin-address.ts';
import { DownloadButton } from '../list/download-button.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { Go } from '../use-admin-address.ts';
import { auditQuery } from './audit-query.ts';
import { DayField } from './day-field.tsx';

interface AuditToolsProps {
  address: AdminAddress;
  go: Go;
}

/** The controls above the activity log: search, days, refresh and download. */
export function AuditTools({ address, go }: AuditToolsProps) {
  const { search, from, until } = address;
  return (
    <div role="search" className="list-tools of-audit">
      <SearchBox search={search} placeholder="Name or action" go={go} />
      <DayField
        id="audit-from"
        label="From"
        value={from}
        max={until}
        onChange={(day) => go({ from: day }, { replace: true })}
      />
      <DayField
        id="audit-until"
        label="To"
        value={until}
        min={from}
        onChange={(day) => go({ until: day }, { replace: true })}
      />
      <RefreshButton calls={['listAudit']} />
      <DownloadButton call="exportAudit" query={auditQuery(address)} />
    </div>
  );
}
