import { SQL, sql } from 'drizzle-orm';
import { countedRows } from '../../contract/constraints.ts';
import type { Db } from './client.ts';
import { conditionOf, type ListFilter } from './listing-filters.ts';
import { type Estimate, estimateMatches, findable } from './listing-sample.ts';

/** A row's position in a sort order: its key there, as text, and its id. */
export interface CursorPosition {
  key: string;
  id: number;
}

export interface PageQuery {
  table: 'user_listings' | 'business_listings';
  /** The table's column to sort by; ties are sorted by id. */
  by: string;
  descending: boolean;
  /** Only the businesses of this user; null for all. */
  userId: number | null;
  /** Only these rows; null for all. Deleted ones only with `deleted`. */
  filter: ListFilter | null;
  /** Normalized (`searchWords`); all of them must match. */
  words: readonly string[];
  limit: number;
  offset: number;
  /** The page starts after this position, or ends before it. */
  from: { position: CursorPosition; backwards: boolean } | null;
  /** Which rows are counted: up to `countedRows` and one, all of them, or none. */
  count: 'some' | 'exact' | 'none';
}

export interface Page {
  /** In the list's order. */
  positions: CursorPosition[];
  /** Whether there are more rows in the requested direction. */
  more: boolean;
  /** Of the whole search; above `countedRows` it is only known to be more, unless it had to be exact. */
  total: number;
  /** Roughly how many there are if `total` is not exact; null if nobody knows. */
  about: number | null;
}

type Found = Omit<Page, 'about'>;

/** From this many matches on, the planner's estimate of an index read's cost matters. */
const manyMatches = 1_000;

/** Columns with numbers; the others contain text. */
const numbers = new Set(['businesses', 'joined', 'created']);

/**
 * A page of a list, at a cost that hardly depends on the list's length: without words, a few index entries;
 * with rare words, the matching rows; with common words, the rows along the sort order.
 */
export async function findPage(db: Db, query: PageQuery): Promise<Page> {
  const page = await find(db, query);
  if (query.count !== 'some' || page.total <= countedRows) return { ...page, about: null };
  const estimate = query.userId === null ? await estimateMatches(db, query) : null;
  return { ...page, about: estimate && Math.max(page.total, Math.round(estimate.matches)) };
}

async function find(db: Db, query: PageQuery): Promise<Found> {
  if (query.words.length === 0) {
    const [page, total] = await Promise.all([read(db, query), count(db, query)]);
    return { ...page, total };
  }
  const estimate = await estimateMatches(db, query);
  if (!estimate) return gather(db, query);
  const steps = longestWalk(query, estimate);
  const met = steps > 0 ? await walk(db, query, steps) : null;
  if (!met) return gather(db, query, estimate.matches);
  const isLong = estimate.atLeast > countedRows && query.count === 'some';
  return { ...met, total: isLong ? countedRows + 1 : await count(db, query, estimate.matches) };
}

/**
 * How many rows to try along the sort order: twice as many as would fill the page if matches were spread
 * evenly, plus some, since similar names are adjacent. A step costs about as much as collecting a match; 0
 * if there are fewer matches than steps.
 */
function longestWalk({ limit, offset }: PageQuery, { size, matches }: Estimate): number {
  if (matches === 0) return 0;
  const even = (2 * (limit + 1 + offset) * size) / matches;
  return even > matches ? 0 : Math.ceil(Math.max(even, Math.min(matches / 2, 5_000)));
}

async function read(db: Db, query: PageQuery) {
  const { rows } = await db.execute<Row>(
    sql`select id, ${keyOf(query)}::text as key ${rowsInOrder(query)} ${pageOf(query)}`,
  );
  return toPage(query, rows);
}

/** Null if the page was not filled within these steps. */
async function walk(db: Db, query: PageQuery, steps: number) {
  const { rows } = await db.execute<Row>(sql`
    select id, position::text as key
    from (select id, ${keyOf(query)} as position, text ${rowsInOrder(query)} limit ${steps}) walked
    where ${hasWords(query.words)} ${pageOf(query)}`);
  const page = toPage(query, rows);
  return page.more ? page : null;
}

/** Collects all matches, so the total comes with them. */
async function gather(db: Db, query: PageQuery, matches = 0): Promise<Found> {
  const condition = where(ofUser(query.userId), conditionOf(query), hasWords(query.words));
  const found = sql`select id, ${keyOf(query)} as position from ${sql.identifier(query.table)} ${condition}`;
  const key = sql`position`;
  const page = sql`select id, position::text as key from found ${where(beyond(query, key))} ${inOrder(query, key)} ${pageOf(query)}`;
  const statement = sql`
    with found as materialized (${found})
    select (select count(*)::int from found) as total,
      (select coalesce(json_agg(page), '[]') from (${page}) page) as rows`;
  const { rows } = await byIndex(db, matches, (tx) =>
    tx.execute<{ total: number; rows: Row[] }>(statement),
  );
  const [{ total, rows: positions } = { total: 0, rows: [] }] = rows;
  return { ...toPage(query, positions), total };
}

async function count(db: Db, query: PageQuery, matches = 0): Promise<number> {
  const { table, words, userId } = query;
  if (query.count === 'none') return 0;
  const condition = where(ofUser(userId), conditionOf(query), words.length > 0 && hasWords(words));
  const most = query.count === 'exact' ? sql`` : sql`limit ${countedRows + 1}`;
  const statement = sql`
    select count(*)::int as total
    from (select from ${sql.identifier(table)} ${condition} ${most}) counted`;
  const { rows } = await byIndex(db, matches, (tx) => tx.execute<{ total: number }>(statement));
  return rows[0]?.total ?? 0;
}

/**
 * Reads rows through the search index. By default PostgreSQL costs a random page at four times a sequential
 * one, as on spinning disks, and would scan the whole table.
 */
async function byIndex<Result>(
  db: Db,
  matches: number,
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (matches < manyMatches) return run(db);
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local random_page_cost = 1.1`);
    return run(tx);
  });
}

interface Row extends Record<string, unknown> {
  id: number;
  key: string;
}

function toPage({ limit, from }: PageQuery, rows: Row[]): Omit<Found, 'total'> {
  const positions = rows.slice(0, limit).map(({ id, key }) => ({ id, key }));
  if (from?.backwards) positions.reverse();
  return { positions, more: rows.length > limit };
}

function rowsInOrder(query: PageQuery): SQL {
  const key = keyOf(query);
  const condition = where(ofUser(query.userId), conditionOf(query), beyond(query, key));
  return sql`from ${sql.identifier(query.table)} ${condition} ${inOrder(query, key)}`;
}

/** A page that ends at a position is read backwards from there. */
function inOrder(query: PageQuery, key: SQL): SQL {
  const direction = isAscending(query) ? sql`asc` : sql`desc`;
  return sql`order by ${key} ${direction}, id ${direction}`;
}

function beyond(query: PageQuery, key: SQL): SQL | null {
  const { by, from } = query;
  if (!from) return null;
  const { position } = from;
  const value = numbers.has(by) ? sql`${position.key}::bigint` : sql`${position.key}::text`;
  return sql`(${key}, id) ${isAscending(query) ? sql`>` : sql`<`} (${value}, ${position.id}::bigint)`;
}

function isAscending({ descending, from }: PageQuery): boolean {
  return descending === (from?.backwards ?? false);
}

function ofUser(userId: number | null): SQL | null {
  return userId === null ? null : sql`user_id = ${userId}`;
}

function where(...conditions: (SQL | null | false)[]): SQL {
  const given = conditions.filter((condition) => condition instanceof SQL);
  return given.length > 0 ? sql`where ${sql.join(given, sql` and `)}` : sql``;
}

/** One more row than is shown, to know whether there are more. */
function pageOf({ limit, offset }: PageQuery): SQL {
  return sql`limit ${limit + 1} offset ${offset}`;
}

function keyOf({ by }: PageQuery): SQL {
  return sql`${sql.identifier(by)}`;
}

/** Each word anywhere, or only at the start of a word if it is too short for that. */
function hasWords(words: readonly string[]): SQL {
  const patterns = words.map((word) => {
    const literal = findable(word).replace(/[\\%_]/g, String.raw`\$&`);
    return sql`text like ${`%${literal}%`}`;
  });
  return sql.join(patterns, sql` and `);
}
