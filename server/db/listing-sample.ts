import { sql } from 'drizzle-orm';
import { MINUTE } from '../../contract/durations.ts';
import type { Db } from './client.ts';
import { passedFilters, type ListFilter } from './listing-filters.ts';

/** Estimates how many rows a listing has, and how many of them match a search. */
export interface Estimate {
  /** Of the rows that pass the list's filter. */
  size: number;
  matches: number;
  /** There are more than this, with a confidence of five standard deviations. */
  atLeast: number;
}

interface Sample {
  size: number;
  rows: readonly SampledRow[];
}

interface SampledRow extends Record<string, unknown> {
  text: string;
  /** The filters that it passes. */
  filters: readonly ListFilter[];
}

interface SampledList {
  table: 'user_listings' | 'business_listings';
  filter: ListFilter | null;
  /** Normalized. */
  words: readonly string[];
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
 * Estimates from a cached random sample of a listing's rows how many of them a list shows. Takes the same
 * time for any size; null for a small listing.
 */
export async function estimateMatches(
  db: Db,
  { table, filter, words }: SampledList,
): Promise<Estimate | null> {
  const { size, rows } = await currentSample(db, table);
  if (rows.length === 0) return null;
  const parts = words.map(findable);
  const passing = filter ? rows.filter(({ filters }) => filters.includes(filter)) : rows;
  const hits = passing.filter(({ text }) => parts.every((part) => text.includes(part))).length;
  const rowsPerSampled = size / rows.length;
  const atLeast = (hits - 5 * Math.sqrt(hits)) * rowsPerSampled;
  return { size: passing.length * rowsPerSampled, matches: hits * rowsPerSampled, atLeast };
}

/** The substring to search a listing's text for: short words match only at the start of a word. */
export function findable(word: string): string {
  return Array.from(word).length < 3 ? ` ${word}` : word;
}

async function currentSample(db: Db, table: SampledList['table']): Promise<Sample> {
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
async function takeSample(db: Db, name: SampledList['table']): Promise<Sample> {
  const table = sql.identifier(name);
  const newest = await db.execute<{ id: number | null }>(sql`select max(id) as id from ${table}`);
  const last = newest.rows[0]?.id ?? 0;
  if (last <= smallListing) return { size: last, rows: [] };
  const ids = new Set<number>();
  while (ids.size < sampleSize) ids.add(1 + Math.floor(Math.random() * last));
  const { rows } = await db.execute<SampledRow>(
    sql`select text, ${passedFilters(name)} as filters from ${table} where id = any(${sql.param([...ids])}::int[])`,
  );
  return { size: (rows.length / sampleSize) * last, rows };
}
