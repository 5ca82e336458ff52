import { sql } from 'drizzle-orm';
import { MINUTE } from '../../contract/durations.ts';
import type { Db } from './client.ts';

/** About how many rows a listing has, and how many of them a search finds. */
export interface Estimate {
  size: number;
  matches: number;
  /** There are more than this, unless chance has erred by five standard deviations. */
  atLeast: number;
}

interface Sample {
  size: number;
  texts: readonly string[];
}

/** Up to so many rows, a listing is looked through as it is. */
const smallListing = 10_000;
/** Ten thousand matches in a million are 50 of these, give or take 7. */
const sampleSize = 5_000;
/** Milliseconds. What a sample decides is the way of reading, so it may be a little old. */
const lifetime = 5 * MINUTE;

type Kept = Map<string, { taken: number; sample: Promise<Sample> }>;
const samples = new WeakMap<Db, Kept>();

/**
 * Tells from a random sample of a listing's texts, which the process keeps, about how many rows hold all
 * the words. Costs the same at any size; null for a small listing.
 * @param words normalised.
 */
export async function estimateMatches(
  db: Db,
  table: string,
  words: readonly string[],
): Promise<Estimate | null> {
  const { size, texts } = await currentSample(db, table);
  if (texts.length === 0) return null;
  const parts = words.map(findable);
  const hits = texts.filter((text) => parts.every((part) => text.includes(part))).length;
  const rowsOfOne = size / texts.length;
  const atLeast = (hits - 5 * Math.sqrt(hits)) * rowsOfOne;
  return { size, matches: hits * rowsOfOne, atLeast };
}

/** What a listing's text holds where a word is found: a short one begins a word. */
export function findable(word: string): string {
  return Array.from(word).length < 3 ? ` ${word}` : word;
}

async function currentSample(db: Db, table: string): Promise<Sample> {
  const known: Kept = samples.get(db) ?? new Map();
  samples.set(db, known);
  const last = known.get(table);
  if (last && performance.now() - last.taken < lifetime) return last.sample;
  const sample = takeSample(db, table);
  known.set(table, { taken: performance.now(), sample });
  sample.catch(() => known.delete(table));
  return sample;
}

/** Rows of random ids. Ids that are gone say how many of the others there are. */
async function takeSample(db: Db, name: string): Promise<Sample> {
  const table = sql.identifier(name);
  const newest = await db.execute<{ id: number | null }>(sql`select max(id) as id from ${table}`);
  const last = newest.rows[0]?.id ?? 0;
  if (last <= smallListing) return { size: last, texts: [] };
  const ids = new Set<number>();
  while (ids.size < sampleSize) ids.add(1 + Math.floor(Math.random() * last));
  const { rows } = await db.execute<{ text: string }>(
    sql`select text from ${table} where id = any(${sql.param([...ids])}::int[])`,
  );
  return { size: (rows.length / sampleSize) * last, texts: rows.map(({ text }) => text) };
}
