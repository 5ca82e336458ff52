import type { businessSorts, userSorts } from '../../../contract/admin.ts';
import { countedRows } from '../../../contract/limits.ts';
import { paths } from '../../paths.ts';

export const adminTabs = ['users', 'businesses', 'pages', 'audit', 'overview'] as const;
/** 2§9 */
export const pageSizes = [10, 25, 50, 100] as const;

export type AdminTab = (typeof adminTabs)[number];

/** What the address of `/admin` says, so that Back, a reload and a shared link show the same. */
export interface AdminAddress {
  tab: AdminTab;
  search: string;
  /** Counted from 1. */
  page: number;
  size: number;
  /** As the contract names it, with a minus in front when it is turned around. */
  sort: string;
  /** Where a page begins or ends that lies beyond the numbered ones. */
  cursor: Cursor | null;
}

export interface Cursor {
  side: 'after' | 'before';
  place: string;
}

const defaultSort = 'name';

const businessOrders = ['name', 'owner', 'location', 'created'] satisfies BusinessSort[];

type BusinessSort = (typeof businessSorts)[number];

/** What each tab can be ordered by. */
const orders: Readonly<Record<AdminTab, readonly string[]>> = {
  users: ['name', 'email', 'businesses', 'status', 'joined'] satisfies (typeof userSorts)[number][],
  businesses: businessOrders,
  pages: businessOrders,
  audit: [],
  overview: [],
};

const longestSearch = 200;

/** Ours; `docs/BENCHMARKS.md` has what a page far into a search costs by its number. */
const rowsByNumberOfSearch = 1_000;

/** Reads a query such as `?tab=businesses&page=2`; what it cannot use is left at its default. */
export function readAddress(query: string): AdminAddress {
  const given = new URLSearchParams(query);
  const tab = oneOf(adminTabs, given.get('tab')) ?? 'users';
  const size = oneOf(pageSizes, Number(given.get('size'))) ?? pageSizes[0];
  const cursor = readCursor(given);
  const search = (given.get('search') ?? '').trim().slice(0, longestSearch);
  return {
    tab,
    search,
    page: readPage(given.get('page'), cursor ? Infinity : lastNumberedPage({ size, search })),
    size,
    sort: readSort(given.get('sort'), orders[tab]),
    cursor,
  };
}

/** The address that `readAddress` reads; it names only what is not as it begins. */
export function writeAddress({ tab, search, page, size, sort, cursor }: AdminAddress): string {
  const given = new URLSearchParams();
  if (tab !== 'users') given.set('tab', tab);
  if (search) given.set('search', search);
  if (size !== pageSizes[0]) given.set('size', String(size));
  if (sort !== defaultSort) given.set('sort', sort);
  if (page > 1) given.set('page', String(page));
  if (cursor) given.set(cursor.side, cursor.place);
  const query = given.toString();
  return query ? `${paths.admin()}?${query}` : paths.admin();
}

/** Whatever changes what the list holds or how it is cut begins at its first page (C-80). */
export function changed(address: AdminAddress, change: Partial<AdminAddress>): AdminAddress {
  const firstPage = 'page' in change ? {} : { page: 1, cursor: null };
  const ownSort = change.tab && change.tab !== address.tab ? { sort: defaultSort } : {};
  return { ...address, ...firstPage, ...ownSort, ...change };
}

/**
 * The last page that is asked for by its number. Within a search the server would have to find all
 * rows before it once more, so that the way by cursor begins sooner.
 */
export function lastNumberedPage({ size, search }: Pick<AdminAddress, 'size' | 'search'>): number {
  return Math.floor((search ? rowsByNumberOfSearch : countedRows) / size) + 1;
}

/** What the server is asked for. */
export function listQuery({ search, page, size, sort, cursor }: AdminAddress): string {
  const query = new URLSearchParams({ limit: String(size), sort });
  if (search) query.set('search', search);
  if (cursor) query.set(cursor.side, cursor.place);
  else if (page > 1) query.set('offset', String((page - 1) * size));
  return query.toString();
}

function oneOf<T>(known: readonly T[], given: unknown): T | undefined {
  return known.find((one) => one === given);
}

function readCursor(given: URLSearchParams): Cursor | null {
  for (const side of ['after', 'before'] as const) {
    const place = given.get(side);
    if (place) return { side, place };
  }
  return null;
}

function readPage(given: string | null, last: number): number {
  const page = /^[1-9]\d{0,6}$/.test(given ?? '') ? Number(given) : 1;
  return Math.min(page, last);
}

function readSort(given: string | null, known: readonly string[]): string {
  return given && known.includes(given.replace(/^-/, '')) ? given : defaultSort;
}
