import type { AdminBusinessesQuery, UsersQuery } from '../../../contract/admin.ts';
import type { Context } from '../../context.ts';
import type { ListFilter } from '../../db/listing-filters.ts';
import { findPage, type Page, type PageQuery, type CursorPosition } from '../../db/listings.ts';
import { searchWords } from '../../../contract/search-text.ts';
import { readCursor, writeCursor } from './cursors.ts';

export interface ListPage<Row> {
  rows: Row[];
  /** Exact up to 10,000; above that, it only means that there are more, unless it had to be exact. */
  total: number;
  /** Roughly how many there are if `total` is not exact. */
  about: number | null;
  /** Cursors for the next and previous pages; null at the ends. */
  next: string | null;
  previous: string | null;
}

/** A list: a whole table, or the businesses of one user. */
interface ListSource {
  table: PageQuery['table'];
  userId?: number;
  /** Only these rows. */
  filter?: ListFilter | undefined;
}

/** Which page, as the contract's queries say it. */
export type ListQuery = Pick<
  UsersQuery | AdminBusinessesQuery,
  'search' | 'sort' | 'limit' | 'offset' | 'after' | 'before'
> & {
  /** `none`: the caller needs no total. */
  count?: 'exact' | 'none' | undefined;
};

interface Rows<Row, Shown> {
  find(ids: number[]): Promise<Row[]>;
  present(row: Row): Shown;
}

/** A page of ids with their rows. @throws DomainError `invalid_request` for a cursor that is not ours */
export async function listPage<Row extends { id: number }, Shown>(
  ctx: Context,
  source: ListSource,
  query: ListQuery,
  { find, present }: Rows<Row, Shown>,
): Promise<ListPage<Shown>> {
  const page = pageQuery(ctx, source, query);
  const found = await findPage(ctx.db, page);
  const ids = found.positions.map(({ id }) => id);
  const rows = new Map((ids.length > 0 ? await find(ids) : []).map((row) => [row.id, row]));
  const cursor = (position: CursorPosition | null) =>
    position && writeCursor(ctx.keys, { list: nameOf(source), sort: query.sort }, position);
  const { next, previous } = ends(page, found);
  return {
    // Leaves out rows deleted since their ids were read.
    rows: ids.flatMap((id) => rows.get(id) ?? []).map((row) => present(row)),
    total: found.total,
    about: found.about,
    next: cursor(next),
    previous: cursor(previous),
  };
}

function pageQuery(
  ctx: Context,
  source: ListSource,
  { search, sort, limit, offset, after, before, count }: ListQuery,
): PageQuery {
  const cursor = after ?? before;
  const from =
    cursor === undefined
      ? null
      : {
          position: readCursor(ctx.keys, { list: nameOf(source), sort }, cursor),
          backwards: before !== undefined,
        };
  const words = searchWords(search);
  const descending = sort.startsWith('-');
  const { table, userId = null, filter = null } = source;
  return {
    table,
    userId,
    filter,
    by: sort.replace('-', ''),
    descending,
    words,
    limit,
    offset,
    from,
    count: count ?? 'some',
  };
}

/** The list that a cursor is valid for. */
function nameOf({ table, userId, filter }: ListSource): string {
  if (filter === 'deleted') return `deleted ${table}`;
  return userId === undefined ? table : `${table} of ${userId}`;
}

/** The positions that the previous and next pages start from; null if there is none. */
function ends({ from, offset, descending }: PageQuery, { positions, more }: Page) {
  const last = positions.at(-1);
  const [first] = positions;
  if (!first || !last) return endsOfEmpty(from, descending);
  const backwards = from?.backwards ?? false;
  const precedes = backwards ? more : from !== null || offset > 0;
  return { previous: precedes ? first : null, next: backwards || more ? last : null };
}

/**
 * If everything after a cursor has been deleted, paging back starts with the cursor's own row. Ids are
 * integers, so adding or subtracting one includes that row.
 */
function endsOfEmpty(from: PageQuery['from'], descending: boolean) {
  if (!from) return { previous: null, next: null };
  const { position, backwards } = from;
  const inclusive = { ...position, id: position.id + (backwards === descending ? 1 : -1) };
  return backwards ? { previous: null, next: inclusive } : { previous: inclusive, next: null };
}
