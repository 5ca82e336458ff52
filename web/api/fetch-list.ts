import { nextCursorHeader, previousCursorHeader, totalHeader } from '../../contract/headers.ts';
import { parseReply, request } from './request.ts';

/** A page of a list, and what its headers say of the whole. */
export interface ListPage<Row> {
  rows: Row[];
  /** How many rows there are in all: exactly so many, or more than that. */
  total: { count: number; isExact: boolean };
  /** Where the rows after and before these begin and end; null at the list's ends. */
  next: string | null;
  previous: string | null;
}

/**
 * One page of a list that grows.
 * @param path with its query
 * @throws ApiError with the server's sentence, NetworkError
 */
export async function fetchList<Row>(path: string, signal: AbortSignal): Promise<ListPage<Row>> {
  const answer = await request(path, { headers: { Accept: 'application/json' }, signal });
  const { headers } = answer.response;
  const rows = parseReply<Row[]>(answer);
  return {
    rows,
    total: totalOf(headers.get(totalHeader) ?? String(rows.length)),
    next: headers.get(nextCursorHeader),
    previous: headers.get(previousCursorHeader),
  };
}

/** `1234`, or `10000+`. */
function totalOf(header: string): ListPage<unknown>['total'] {
  return { count: Number.parseInt(header, 10), isExact: !header.endsWith('+') };
}
