import {
  estimateHeader,
  nextCursorHeader,
  previousCursorHeader,
  totalHeader,
} from '../../contract/headers.ts';
import { timedErrorOf } from './timed-error.ts';
import { parseReply, request } from './request.ts';

/** A page of a list, and what its headers say about the whole list. */
export interface ListPage<Row> {
  rows: Row[];
  /** The total number of rows: exact, or a lower bound and perhaps an estimate. */
  total: { count: number; isExact: boolean; about?: number };
  /** Cursors of the pages after and before this one; null at the list's ends. */
  next: string | null;
  previous: string | null;
}

/**
 * Fetches one page of an admin list.
 * @param path with its query
 * @throws ApiError with the server's message, NetworkError
 */
export async function fetchList<Row>(path: string, signal: AbortSignal): Promise<ListPage<Row>> {
  const options = { headers: { Accept: 'application/json' }, signal };
  const result = await request(path, options, timedErrorOf);
  const { headers } = result.response;
  const rows = parseReply<Row[]>(result);
  return {
    rows,
    total: totalOf(headers.get(totalHeader) ?? String(rows.length), headers.get(estimateHeader)),
    next: headers.get(nextCursorHeader),
    previous: headers.get(previousCursorHeader),
  };
}

/** Parses `1234` or `10000+`. */
function totalOf(header: string, estimate: string | null): ListPage<unknown>['total'] {
  const isExact = !header.endsWith('+');
  const about = isExact ? 0 : Number(estimate);
  return { count: Number.parseInt(header, 10), isExact, ...(about > 0 && { about }) };
}
