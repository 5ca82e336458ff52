import { countedRows } from '../../../../contract/constraints.ts';

/** Rows per page; the first one is the default. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Which page of a list an address names. */
export interface PageAddress {
  search: string;
  /** Counted from 1. */
  page: number;
  size: number;
  /** Where a page begins or ends that lies beyond the numbered ones. */
  cursor: Cursor | null;
}

/** Another page of the same list. */
export type Move = Pick<PageAddress, 'page' | 'cursor'>;

export interface Cursor {
  side: 'after' | 'before';
  position: string;
}

/** Ours; `docs/BENCHMARKS.md` has what a page far into a search costs by its number. */
const rowsByNumberOfSearch = 1_000;

/** Reads `page=2&size=25`; what it cannot use is left at its default. */
export function readPageAddress(given: URLSearchParams, search: string): PageAddress {
  const size = pageSizes.find((one) => one === Number(given.get('size'))) ?? pageSizes[0];
  const cursor = readCursor(given);
  const page = readPage(given.get('page'), cursor ? Infinity : lastNumberedPage({ size, search }));
  return { search, page, size, cursor };
}

/** Adds what is not as it begins. */
export function writePageAddress(
  given: URLSearchParams,
  { page, size, cursor }: Omit<PageAddress, 'search'>,
): void {
  if (size !== pageSizes[0]) given.set('size', String(size));
  if (page > 1) given.set('page', String(page));
  if (cursor) given.set(cursor.side, cursor.position);
}

/**
 * The last page that is asked for by its number. Within a search the server would have to find all
 * rows before it once more, so that the way by cursor begins sooner.
 */
export function lastNumberedPage({ size, search }: Pick<PageAddress, 'size' | 'search'>): number {
  return Math.floor((search ? rowsByNumberOfSearch : countedRows) / size) + 1;
}

/** What the server is asked for. */
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
