import { countedRows } from '../../../../contract/constraints.ts';

/** Rows per page; the first is the default. */
export const pageSizes = [10, 25, 50, 100] as const;

/** The page of a list that an address names. */
export interface PageAddress {
  search: string;
  /** Starts at 1. */
  page: number;
  size: number;
  /** Identifies the start or end of a page beyond the numbered ones. */
  cursor: Cursor | null;
}

/** Another page of the same list. */
export type Move = Pick<PageAddress, 'page' | 'cursor'>;

export interface Cursor {
  side: 'after' | 'before';
  position: string;
}

/** Our choice; `docs/BENCHMARKS.md` has the cost of deep pages in a search. */
const rowsByNumberOfSearch = 1_000;

/** Parses `page=2&size=25`; invalid values become their defaults. */
export function readPageAddress(given: URLSearchParams, search: string): PageAddress {
  const size = pageSizes.find((one) => one === Number(given.get('size'))) ?? pageSizes[0];
  const cursor = readCursor(given);
  const page = readPage(given.get('page'), cursor ? Infinity : lastNumberedPage({ size, search }));
  return { search, page, size, cursor };
}

/** Adds the values that differ from their defaults. */
export function writePageAddress(
  given: URLSearchParams,
  { page, size, cursor }: Omit<PageAddress, 'search'>,
): void {
  if (size !== pageSizes[0]) given.set('size', String(size));
  if (page > 1) given.set('page', String(page));
  if (cursor) given.set(cursor.side, cursor.position);
}

/**
 * The last page that is requested by number. In a search the server would have to find all earlier
 * rows again, so cursors take over sooner there.
 */
export function lastNumberedPage({ size, search }: Pick<PageAddress, 'size' | 'search'>): number {
  return Math.floor((search ? rowsByNumberOfSearch : countedRows) / size) + 1;
}

/** The query of the API call. */
export function pageQuery({ page, size, cursor }: Omit<PageAddress, 'search'>): URLSearchParams {
  const query = new URLSearchParams({ limit: String(size) });
  if (cursor) query.set(cursor.side, cursor.position);
  else if (page > 1) query.set('offset', String((page - 1) * size));
  return query;
}

function readCursor(given: URLSearchParams): Cursor | null {
  for (const side of ['after', 'before'] as const) {
    const position = given.get(side);
    if (position) return { side, position };
  }
  return null;
}

function readPage(given: string | null, last: number): number {
  const page = /^[1-9]\d{0,6}$/.test(given ?? '') ? Number(given) : 1;
  return Math.min(page, last);
}
