import type { AdminBusiness } from '../../../../contract/admin.ts';
import type { AdminAddress } from '../admin-address.ts';
import { businessColumns, pageColumns } from './business-columns.tsx';
import { ListView } from '../list/list-view.tsx';
import type { ListText } from '../list/list-text.ts';
import type { Column } from '../list/table-features.ts';
import type { Go } from '../use-admin-address.ts';
import { useAdminList } from '../list/use-admin-list.ts';

interface BusinessesListProps {
  address: AdminAddress;
  go: Go;
}

/** Every business with its owner. */
export function BusinessesList(props: BusinessesListProps) {
  return <BusinessRows {...props} label="Businesses" columns={businessColumns} tableFrom={60} />;
}

/** Every business's public page. */
export function PagesList(props: BusinessesListProps) {
  return <BusinessRows {...props} label="Review Pages" columns={pageColumns} tableFrom={45} />;
}

interface BusinessRowsProps extends BusinessesListProps {
  label: string;
  columns: Column<AdminBusiness>[];
  tableFrom: number;
}

function BusinessRows({ label, columns, tableFrom, address, go }: BusinessRowsProps) {
  const list = useAdminList<AdminBusiness>('listAllBusinesses', address, go);
  return (
    <section aria-label={label}>
      <ListView
        list={list}
        columns={columns}
        text={{ ...text, label }}
        tableFrom={tableFrom}
        address={address}
        go={go}
      />
    </section>
  );
}

const text: Omit<ListText, 'label'> = {
  loading: 'Loading businesses',
  failure: 'Failed to fetch businesses',
  none: 'No businesses yet.',
  nothing: 'No businesses',
  one: 'business',
  many: 'businesses',
};
