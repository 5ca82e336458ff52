import { exportQuery, sortOf, type AdminAddress, type ListFilter } from '../admin-address.ts';
import { DownloadButton } from './download-button.tsx';
import { businessChoices, userChoices } from './filter-text.ts';
import { RefreshButton } from './refresh-button.tsx';
import { SearchBox } from './search-box.tsx';
import { Select } from '../../../ui/select.tsx';
import { SizeSelect } from './size-select.tsx';
import type { Go } from '../use-admin-address.ts';
import type { ListName } from './use-admin-list.ts';

interface ListToolsProps {
  address: AdminAddress;
  go: Go;
  tool: ListTool;
}

interface ListTool {
  list: ListName;
  placeholder: string;
  orders: readonly { value: string; label: string }[];
  filters: readonly { value: ListFilter | ''; label: string }[];
  file: 'exportUsers' | 'exportBusinesses';
}

/** The controls above a list: search, order, filter, page size, refresh and download. */
export function ListTools({ address, go, tool }: ListToolsProps) {
  return (
    <div role="search" className="list-tools">
      <SearchBox search={address.search} placeholder={tool.placeholder} go={go} />
      <Select
        id="admin-sort"
        label="Sort by"
        value={sortOf(address)}
        options={tool.orders}
        onChoose={(sort) => go({ sort })}
      />
      <Select
        id="admin-filter"
        label="Show"
        value={address.filter ?? ''}
        options={tool.filters}
        onChoose={(chosen) =>
          go({ filter: tool.filters.find(({ value }) => value === chosen)?.value || undefined })
        }
      />
      <SizeSelect size={address.size} onChoose={(size) => go({ size })} />
      <RefreshButton calls={[tool.list]} />
      <DownloadButton call={tool.file} query={exportQuery(address)} />
    </div>
  );
}

const ofBusinesses = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'owner', label: 'Owner, A to Z' },
  { value: '-owner', label: 'Owner, Z to A' },
  { value: 'location', label: 'Location, A to Z' },
  { value: '-location', label: 'Location, Z to A' },
  { value: '-created', label: 'Newest first' },
  { value: 'created', label: 'Oldest first' },
] as const;

export const listTools = {
  users: {
    list: 'listUsers',
    file: 'exportUsers',
    filters: userChoices,
    placeholder: 'Name or email',
    orders: [
      { value: 'name', label: 'Name, A to Z' },
      { value: '-name', label: 'Name, Z to A' },
      { value: 'email', label: 'Email, A to Z' },
      { value: '-email', label: 'Email, Z to A' },
      { value: '-businesses', label: 'Most businesses' },
      { value: 'businesses', label: 'Fewest businesses' },
      { value: 'status', label: 'Active first' },
      { value: '-status', label: 'Inactive first' },
      { value: '-joined', label: 'Newest first' },
      { value: 'joined', label: 'Oldest first' },
    ],
  },
  businesses: {
    list: 'listAllBusinesses',
    file: 'exportBusinesses',
    filters: businessChoices,
    placeholder: 'Name, owner, or location',
    orders: ofBusinesses,
  },
  pages: {
    list: 'listAllBusinesses',
    file: 'exportBusinesses',
    filters: businessChoices,
    placeholder: 'Name, link, or owner',
    orders: ofBusinesses,
  },
} as const satisfies Record<string, ListTool>;
