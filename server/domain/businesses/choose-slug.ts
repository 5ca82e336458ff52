import type { Db } from '../../db/client.ts';
import { findTakenSlugs, lockSlugs } from '../../db/businesses.ts';
import { findRetiredSlugs } from '../../db/retired-slugs.ts';
import { reservedSlugs } from './reserved-slugs.ts';

type FindTaken = (slugs: string[]) => Promise<ReadonlySet<string>>;

/** Offsets 1, 2, 4 … from a number that is taken. */
const strides = Array.from({ length: 21 }, (_, power) => 2 ** power);

/**
 * A free slug: the base itself, or else the base with a number. Concurrent calls with the same base wait
 * until the transaction ends. A business whose name ends in a number can still take the slug first ("Maple
 * 2"), so the insert may fail.
 */
export async function chooseSlug(tx: Db, base: string): Promise<string> {
  await lockSlugs(tx, base);
  return firstFreeSlug(base, (slugs) => findUnavailable(tx, slugs));
}

/** Those of the slugs that existing and deleted businesses have or had. */
export async function findUnavailable(tx: Db, slugs: string[]): Promise<ReadonlySet<string>> {
  const taken = await findTakenSlugs(tx, slugs);
  return new Set([...taken, ...(await findRetiredSlugs(tx, slugs))]);
}

/**
 * `maple`, `maple-2`, `maple-3` …: found by exponential search, so that the ten-thousandth business of a
 * name takes a dozen queries, not ten thousand. It may skip gaps left by deletions.
 */
export async function firstFreeSlug(base: string, findTaken: FindTaken): Promise<string> {
  const isFree = !reservedSlugs.has(base) && !(await findTaken([base])).has(base);
  if (isFree) return base;
  // `base-last` is taken; 1 is the base itself.
  let last = 1;
  for (;;) {
    const from = last;
    const candidates = strides.map((stride) => `${base}-${from + stride}`);
    const taken = await findTaken(candidates);
    const free = candidates.findIndex((slug) => !taken.has(slug));
    const [next] = candidates;
    if (free === 0 && next !== undefined) return next;
    last += strides[(free === -1 ? strides.length : free) - 1] ?? 1;
  }
}
