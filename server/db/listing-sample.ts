import { sql } from 'drizzle-orm';
import { MINUTE } from '../../contract/durations.ts';
import type { Db } from './client.ts';

/** Estimates how many rows a listing has, and how many of them match a search. */
export interface Estimate {
  size: number;
  matches: number;
  /** There are more than this, with a confidence of five standard deviations. */
  atLeast: number;
}

interface Sample {
  size: number;
  texts: readonly string[];
}

/** A listing with at most this many rows is searched without an estimate. */
const smallListing = 10_000;
/** Of a million rows, ten thousand matches are 50 in the sample, ± 7. */
const sampleSize = 5_000;
/** Milliseconds. A sample only decides between query plans, so it may be slightly out of date. */
const lifetime = 5 * MINUTE;

type SampleCache = Map<string, { taken: number; sample: Promise<Sample> }>;
const samples = new WeakMap<Db, SampleCache>();

/**
 * Estimates from a cached random sample of a listing's texts how many rows contain all the words. Takes the
 * same time for any size; null for a small listing.
 * @param words normalized.
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
  const rowsPerSampled = size / texts.length;
  const atLeast = (hits - 5 * Math.sqrt(hits)) * rowsPerSampled;
  return { size, matches: hits * rowsPerSampled, atLeast };
}

/** The substring to search a listing's text for: short words match only at the start of a word. */
export function findable(word: string): string {
  return Array.from(word).length < 3 ? ` ${word}` : word;
}

async function currentSample(db: Db, table: string): Promise<Sample> {
  const known: SampleCache = samples.get(db) ?? new Map();
  samples.set(db, known);
  const last = known.get(table);
  if (last && performance.now() - last.taken < lifetime) return last.sample;
  const sample = takeSample(db, table);
  known.set(table, { taken: performance.now(), sample });
  sample.catch(() => known.delete(table));
  return sample;
}

/** Rows with random ids. The share of ids that no longer exist tells the size of the table. */
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
