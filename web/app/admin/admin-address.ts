import type { businessSorts, userSorts } from '../../../contract/admin.ts';
import {
  businessFilters,
  userFilters,
  type BusinessFilter,
  type UserFilter,
} from '../../../contract/admin-filters.ts';
import { paths } from '../../paths.ts';
import {
  pageQuery,
  readPageAddress,
  writePageAddress,
  type PageAddress,
} from './list/page-address.ts';

export const adminTabs = ['users', 'businesses', 'pages', 'audit', 'overview', 'checks'] as const;

export type AdminTab = (typeof adminTabs)[number];

/** The state of `/admin` in its address, so that Back, a reload and a shared link show the same. */
export interface AdminAddress extends PageAddress {
  tab: AdminTab;
  /** Lists only some users or businesses. */
  filter?: ListFilter | undefined;
  /** The days that the activity log shows, such as `2026-11-21`, in the browser's time zone. */
  from?: string | undefined;
  until?: string | undefined;
  /** The sort order of each list, including those not shown. */
  sorts: Sorts;
}

/** The contract's sort keys, with a leading minus for descending order. */
type Sorts = Readonly<Record<List, string>>;

export type ListFilter = UserFilter | BusinessFilter;

const filters: Readonly<Record<List, readonly ListFilter[]>> = {
  users: userFilters,
  businesses: businessFilters,
};

/** The review pages list shows businesses too. */
const lists = ['users', 'businesses'] as const;

type List = (typeof lists)[number];

/** Changes to an address; `sort` is for the current list. */
export type Change = Partial<Omit<AdminAddress, 'sorts'>> & { sort?: string };

const defaultSort = 'name';

/** The sort keys of each list. */
const orders: Readonly<Record<List, readonly string[]>> = {
  users: ['name', 'email', 'businesses', 'status', 'joined'] satisfies (typeof userSorts)[number][],
  businesses: ['name', 'owner', 'location', 'created'] satisfies (typeof businessSorts)[number][],
};

const longestSearch = 200;

/** Parses a query such as `?tab=businesses&page=2`; invalid values become their defaults. */
export function readAddress(query: string): AdminAddress {
  const given = new URLSearchParams(query);
  const tab = adminTabs.find((one) => one === given.get('tab')) ?? 'users';
  const search = (given.get('search') ?? '').trim().slice(0, longestSearch);
  const sort = (list: List) => readSort(given.get(sortName(list, tab)), orders[list]);
  const sorts = { users: sort('users'), businesses: sort('businesses') };
  const [from, until] = [readDay(given, tab, 'from'), readDay(given, tab, 'until')];
  const filter = readFilter(given, tab);
  return { tab, filter, from, until, sorts, ...readPageAddress(given, search) };
}

/** The inverse of `readAddress`; omits default values. */
export function writeAddress({
  tab,
  filter,
  from,
  until,
  search,
  sorts,
  ...page
}: AdminAddress): string {
  const given = new URLSearchParams();
  if (tab !== 'users') given.set('tab', tab);
  if (search) given.set('search', search);
  if (filter) given.set('filter', filter);
  if (from) given.set('from', from);
  if (until) given.set('until', until);
  for (const list of lists) {
    if (sorts[list] !== defaultSort) given.set(sortName(list, tab), sorts[list]);
  }
  writePageAddress(given, page);
  const query = given.toString();
  return query ? `${paths.admin()}?${query}` : paths.admin();
}

/** A change of the list's contents or page size goes to the first page. */
export function changed(address: AdminAddress, { sort, ...change }: Change): AdminAddress {
  const firstPage = 'page' in change ? {} : { page: 1, cursor: null };
  const list = listOf(change.tab ?? address.tab);
  // Each list has filters of its own, and only the activity log has days.
  const isOther = change.tab !== undefined && list !== listOf(address.tab);
  const all = isOther ? { filter: undefined, from: undefined, until: undefined } : {};
  const next = { ...address, ...firstPage, ...all, ...change };
  return sort && list ? { ...next, sorts: { ...next.sorts, [list]: sort } } : next;
}

/** The sort order of the current list. */
export function sortOf({ tab, sorts }: Pick<AdminAddress, 'tab' | 'sorts'>): string {
  const list = listOf(tab);
  return list ? sorts[list] : defaultSort;
}

/** The query of the API call. */
export function listQuery(address: AdminAddress): string {
  const query = pageQuery(address);
  query.set('sort', sortOf(address));
  addChoice(query, address);
  return query.toString();
}

/** The query for all rows of the list, as a file. */
export function exportQuery(address: AdminAddress): string {
  const query = new URLSearchParams({ sort: sortOf(address) });
  addChoice(query, address);
  return query.toString();
}

/** The query that counts the list's rows. */
export function countQuery(address: AdminAddress): string {
  const query = new URLSearchParams({ limit: '1', count: 'exact' });
  addChoice(query, address);
  return query.toString();
}

function addChoice(query: URLSearchParams, { search, filter }: AdminAddress): void {
  if (search) query.set('search', search);
  if (filter) query.set('filter', filter);
}

function listOf(tab: AdminTab): List | null {
  if (tab === 'audit' || tab === 'overview' || tab === 'checks') return null;
  return tab === 'users' ? 'users' : 'businesses';
}

/** `sort` for the current list; the others are stored under their own names. */
function sortName(list: List, tab: AdminTab): string {
  return listOf(tab) === list ? 'sort' : `sort-${list}`;
}

function readSort(given: string | null, known: readonly string[]): string {
  return given && known.includes(given.replace(/^-/, '')) ? given : defaultSort;
}

/** Addresses of earlier versions have `links=other`. */
function readFilter(given: URLSearchParams, tab: AdminTab): ListFilter | undefined {
  const list = listOf(tab);
  const name = given.get('links') === 'other' ? 'other_link' : given.get('filter');
  return list ? filters[list].find((one) => one === name) : undefined;
}

function readDay(given: URLSearchParams, tab: AdminTab, name: string): string | undefined {
  const day = given.get(name) ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return tab === 'audit' && isDay ? day : undefined;
}
