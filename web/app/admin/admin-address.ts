import type { businessSorts, userSorts } from '../../../contract/admin.ts';
import { paths } from '../../paths.ts';
import {
  pageQuery,
  readPageAddress,
  writePageAddress,
  type PageAddress,
} from './list/page-address.ts';

export const adminTabs = ['users', 'businesses', 'pages', 'audit', 'overview'] as const;

export type AdminTab = (typeof adminTabs)[number];

/** What the address of `/admin` says, so that Back, a reload and a shared link show the same. */
export interface AdminAddress extends PageAddress {
  tab: AdminTab;
  /** The order of each list, also of the one that is not shown. */
  sorts: Sorts;
}

/** As the contract names them, with a minus in front when they are turned around. */
type Sorts = Readonly<Record<List, string>>;

/** Review pages are a view of the businesses. */
const lists = ['users', 'businesses'] as const;

type List = (typeof lists)[number];

/** What can be changed of an address; `sort` is that of the shown list. */
export type Change = Partial<Omit<AdminAddress, 'sorts'>> & { sort?: string };

const defaultSort = 'name';

/** What each list can be ordered by. */
const orders: Readonly<Record<List, readonly string[]>> = {
  users: ['name', 'email', 'businesses', 'status', 'joined'] satisfies (typeof userSorts)[number][],
  businesses: ['name', 'owner', 'location', 'created'] satisfies (typeof businessSorts)[number][],
};

const longestSearch = 200;

/** Reads a query such as `?tab=businesses&page=2`; what it cannot use is left at its default. */
export function readAddress(query: string): AdminAddress {
  const given = new URLSearchParams(query);
  const tab = adminTabs.find((one) => one === given.get('tab')) ?? 'users';
  const search = (given.get('search') ?? '').trim().slice(0, longestSearch);
  const sort = (list: List) => readSort(given.get(sortName(list, tab)), orders[list]);
  const sorts = { users: sort('users'), businesses: sort('businesses') };
  return { tab, sorts, ...readPageAddress(given, search) };
}

/** The address that `readAddress` reads; it names only what is not as it begins. */
export function writeAddress({ tab, search, sorts, ...page }: AdminAddress): string {
  const given = new URLSearchParams();
  if (tab !== 'users') given.set('tab', tab);
  if (search) given.set('search', search);
  for (const list of lists) {
    if (sorts[list] !== defaultSort) given.set(sortName(list, tab), sorts[list]);
  }
  writePageAddress(given, page);
  const query = given.toString();
  return query ? `${paths.admin()}?${query}` : paths.admin();
}

/** Any change to what the list holds or to its page size starts at the first page. */
export function changed(address: AdminAddress, { sort, ...change }: Change): AdminAddress {
  const firstPage = 'page' in change ? {} : { page: 1, cursor: null };
  const next = { ...address, ...firstPage, ...change };
  const list = listOf(next.tab);
  return sort && list ? { ...next, sorts: { ...next.sorts, [list]: sort } } : next;
}

/** The order of the shown list. */
export function sortOf({ tab, sorts }: Pick<AdminAddress, 'tab' | 'sorts'>): string {
  const list = listOf(tab);
  return list ? sorts[list] : defaultSort;
}

/** What the server is asked for. */
export function listQuery(address: AdminAddress): string {
  const query = pageQuery(address);
  query.set('sort', sortOf(address));
  if (address.search) query.set('search', address.search);
  return query.toString();
}

function listOf(tab: AdminTab): List | null {
  if (tab === 'audit' || tab === 'overview') return null;
  return tab === 'users' ? 'users' : 'businesses';
}

/** `sort` for the shown list; what is not shown is remembered under its own name. */
function sortName(list: List, tab: AdminTab): string {
  return listOf(tab) === list ? 'sort' : `sort-${list}`;
}

function readSort(given: string | null, known: readonly string[]): string {
  return given && known.includes(given.replace(/^-/, '')) ? given : defaultSort;
}
