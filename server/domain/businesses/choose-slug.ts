import type { Db } from '../../db/client.ts';
import { findTakenSlugs, lockSlugs } from '../../db/businesses.ts';
import { findRetiredSlugs } from '../../db/retired-slugs.ts';
import { reservedSlugs } from './reserved-slugs.ts';

type FindTaken = (slugs: string[]) => Promise<ReadonlySet<string>>;

/** 1, 2, 4 … beyond a number that is taken. */
const strides = Array.from({ length: 21 }, (_, power) => 2 ** power);

/**
 * A slug that no business has: the base itself, else with the first free number that leaps find. Others
 * who look from the same base wait until the transaction ends. Somebody whose name ends in a number may
 * still come first ("Maple 2"), so the insert has the last word.
 */
export async function chooseSlug(tx: Db, base: string): Promise<string> {
  await lockSlugs(tx, base);
  return firstFreeSlug(base, (slugs) => findSpokenFor(tx, slugs));
}

/** What a business has, or has had before it was deleted. */
async function findSpokenFor(tx: Db, slugs: string[]): Promise<ReadonlySet<string>> {
  const taken = await findTakenSlugs(tx, slugs);
  return new Set([...taken, ...(await findRetiredSlugs(tx, slugs))]);
}

/**
 * `maple`, `maple-2`, `maple-3` …: in leaps, so that the ten-thousandth of a name asks a dozen times and
 * not ten thousand. After deletions it may pass over a gap.
 */
export async function firstFreeSlug(base: string, findTaken: FindTaken): Promise<string> {
  const isFree = !reservedSlugs.has(base) && !(await findTaken([base])).has(base);
  if (isFree) return base;
  // `base-last` is taken, or it is the base itself.
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
