import { sortOf, type AdminAddress } from '../admin-address.ts';
import { RefreshButton } from './refresh-button.tsx';
import { SearchBox } from './search-box.tsx';
import { Select } from './select.tsx';
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
  orders: readonly { value: string; word: string }[];
}

/** The controls above a list: search, sort order, page size and refresh. */
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
      <SizeSelect size={address.size} onChoose={(size) => go({ size })} />
      <RefreshButton calls={[tool.list]} />
    </div>
  );
}

const ofBusinesses = [
  { value: 'name', word: 'Name, A to Z' },
  { value: '-name', word: 'Name, Z to A' },
  { value: 'owner', word: 'Owner, A to Z' },
  { value: '-owner', word: 'Owner, Z to A' },
  { value: 'location', word: 'Location, A to Z' },
  { value: '-location', word: 'Location, Z to A' },
  { value: '-created', word: 'Newest first' },
  { value: 'created', word: 'Oldest first' },
] as const;

export const listTools = {
  users: {
    list: 'listUsers',
    placeholder: 'Name or email',
    orders: [
      { value: 'name', word: 'Name, A to Z' },
      { value: '-name', word: 'Name, Z to A' },
      { value: 'email', word: 'Email, A to Z' },
      { value: '-email', word: 'Email, Z to A' },
      { value: '-businesses', word: 'Most businesses' },
      { value: 'businesses', word: 'Fewest businesses' },
      { value: 'status', word: 'Active first' },
      { value: '-status', word: 'Inactive first' },
      { value: '-joined', word: 'Newest first' },
      { value: 'joined', word: 'Oldest first' },
    ],
  },
  businesses: {
    list: 'listAllBusinesses',
    placeholder: 'Name, owner, or location',
    orders: ofBusinesses,
  },
  pages: {
    list: 'listAllBusinesses',
    placeholder: 'Name, link, or owner',
    orders: ofBusinesses,
  },
} as const satisfies Record<string, ListTool>;
