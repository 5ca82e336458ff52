import type { ListPage } from '../../../api/fetch-list.ts';
import { lastNumberedPage, type Move, type PageAddress } from './page-address.ts';

/** The current page of a list, and where Previous and Next lead. */
export interface PagePosition {
  /** `Page 2 of 14` */
  text: string;
  previous: Move | null;
  next: Move | null;
}

type Whole = Omit<ListPage<unknown>, 'rows'>;

/**
 * Pages have numbers up to row 10,000, or row 1,000 in a search; beyond that, each page continues
 * from the previous one by cursor.
 * @param isPast `whole` is from an earlier page, while the requested one loads
 */
export function positionIn(
  address: PageAddress,
  whole: Whole | null,
  isPast: boolean,
): PagePosition {
  const { page } = address;
  const hasNext = whole !== null && (isPast ? page < lastPage(address, whole) : hasMore(whole));
  return {
    text: `Page ${grouped(page)} of ${whole ? pageCount(address, whole, hasNext) : '…'}`,
    previous: page > 1 ? pageBefore(address, isPast ? null : whole) : null,
    next: hasNext ? pageAfter(address, whole) : null,
  };
}

/** Where to go from a page that has no rows anymore. */
export function beforeEmpty(address: PageAddress, whole: Whole): Move {
  if (address.cursor && whole.previous)
    return { page: address.page - 1, cursor: { side: 'before', position: whole.previous } };
  return { page: Math.min(address.page - 1, lastPage(address, whole)), cursor: null };
}

function hasMore({ next }: Whole): boolean {
  return next !== null;
}

/** The number of pages that can be requested by number. */
function lastPage(address: PageAddress, { total }: Whole): number {
  const numbered = lastNumberedPage(address);
  const last = total.isExact ? Math.ceil(total.count / address.size) : numbered;
  return Math.max(1, Math.min(last, numbered));
}

function pageCount(address: PageAddress, { total }: Whole, hasNext: boolean): string {
  const known = Math.max(1, Math.ceil(total.count / address.size));
  if (total.isExact) return grouped(Math.max(known, address.page));
  return hasNext || address.page < known
    ? `${grouped(Math.max(known, address.page + 1))}+`
    : grouped(address.page);
}

function pageAfter(address: PageAddress, { next }: Whole): Move {
  const page = address.page + 1;
  const isNumbered = page <= lastNumberedPage(address);
  return {
    page,
    cursor: isNumbered || next === null ? null : { side: 'after', position: next },
  };
}

function pageBefore(address: PageAddress, whole: Whole | null): Move | null {
  const page = address.page - 1;
  if (page <= lastNumberedPage(address)) return { page, cursor: null };
  return whole?.previous ? { page, cursor: { side: 'before', position: whole.previous } } : null;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
