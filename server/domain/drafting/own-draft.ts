import { writeBuiltinDraft } from './builtin-writer.ts';
import type { DraftInput } from './draft-input.ts';
import { checkDraft, type Refusal } from './guard.ts';
import { writeLastResort } from './last-resort.ts';
import { compareWithNone, tooAlike, type Compare, type Compared } from './likeness/compare.ts';

/** How often a draft is written again that is refused or sounds like an earlier one. */
const rewrites = 8;

export interface OwnDraft extends Compared {
  review: string;
  /** Which attempt it is, from 0: with input and seed it names the draft. */
  attempt: number;
  /** Why the attempts before it were not given. */
  refusals: Refusal[];
  /** What the writer threw, where it did: a fault of ours, though the visitor got a draft. */
  error?: unknown;
}

/**
 * The built-in writer's draft, checked like any other: the first that is not too like an earlier one,
 * or else the least alike. Where there is none, the plainest text that says the same: never an error.
 */
export function writeOwnDraft(
  input: DraftInput,
  seed: string,
  compare: Compare = compareWithNone,
): OwnDraft {
  const refusals: Refusal[] = [];
  let best: Omit<OwnDraft, 'refusals' | 'error'> | undefined;
  let error: unknown;
  for (let attempt = 0; attempt <= rewrites; attempt += 1) {
    let review: string;
    try {
      review = writeBuiltinDraft(input, seedOf(seed, attempt));
    } catch (thrown) {
      error ??= thrown;
      continue;
    }
    const faults = checkDraft(review, input);
    refusals.push(...faults);
    if (faults.length > 0) continue;
    const compared = compare(review);
    if (!best || compared.likeness < best.likeness) best = { review, attempt, ...compared };
    if (compared.likeness <= tooAlike) return { ...best, refusals, error };
    refusals.push('too-alike');
  }
  if (best) return { ...best, refusals, error };
  const review = writeLastResort(input, seed);
  return { review, attempt: lastResort, ...compare(review), refusals, error };
}

/** The number of the attempt after all others. */
const lastResort = rewrites + 1;

/** One attempt, unchecked; the same for the same input, seed and number. */
export function writeAttempt(input: DraftInput, seed: string, attempt: number): string {
  if (attempt >= lastResort) return writeLastResort(input, seed);
  return writeBuiltinDraft(input, seedOf(seed, attempt));
}

function seedOf(seed: string, attempt: number): string {
  return attempt === 0 ? seed : `${seed}/${attempt}`;
}
