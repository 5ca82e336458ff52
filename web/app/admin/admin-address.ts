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

/** The state of `/admin` in its address, so that Back, a reload and a shared link show the same. */
export interface AdminAddress extends PageAddress {
  tab: AdminTab;
  /** Lists only businesses with a link to another site than Google's or Facebook's own. */
  links?: 'other' | undefined;
  /** Lists only users who were deleted and can be restored. */
  filter?: 'deleted' | undefined;
  /** The sort order of each list, including those not shown. */
  sorts: Sorts;
}

/** The contract's sort keys, with a leading minus for descending order. */
type Sorts = Readonly<Record<List, string>>;

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
  const links =
    listOf(tab) === 'businesses' && given.get('links') === 'other' ? 'other' : undefined;
  const filter = tab === 'users' && given.get('filter') === 'deleted' ? 'deleted' : undefined;
  return { tab, links, filter, sorts, ...readPageAddress(given, search) };
}

/** The inverse of `readAddress`; omits default values. */
export function writeAddress({ tab, links, filter, search, sorts, ...page }: AdminAddress): string {
  const given = new URLSearchParams();
  if (tab !== 'users') given.set('tab', tab);
  if (search) given.set('search', search);
  if (links && listOf(tab) === 'businesses') given.set('links', links);
  if (filter && tab === 'users') given.set('filter', filter);
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
  const next = { ...address, ...firstPage, ...change };
  const list = listOf(next.tab);
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
  if (address.search) query.set('search', address.search);
  if (address.links && listOf(address.tab) === 'businesses') query.set('links', address.links);
  if (address.filter && address.tab === 'users') query.set('filter', address.filter);
  return query.toString();
}

function listOf(tab: AdminTab): List | null {
  if (tab === 'audit' || tab === 'overview') return null;
  return tab === 'users' ? 'users' : 'businesses';
}

/** `sort` for the current list; the others are stored under their own names. */
function sortName(list: List, tab: AdminTab): string {
  return listOf(tab) === list ? 'sort' : `sort-${list}`;
}

function readSort(given: string | null, known: readonly string[]): string {
  return given && known.includes(given.replace(/^-/, '')) ? given : defaultSort;
}
