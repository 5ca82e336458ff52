import { writeBuiltinDraft } from './builtin-writer.ts';
import type { DraftInput } from './draft-input.ts';
import { checkDraft, type Refusal } from './guard.ts';
import { compareWithNone, tooAlike, type Compare, type Compared } from './likeness/compare.ts';

/** How often a draft is written again that is refused or sounds like an earlier one. */
const rewrites = 8;

export interface OwnDraft extends Compared {
  review: string;
  /** Which attempt it is, from 0: with input and seed it names the draft. */
  attempt: number;
  /** Why the attempts before it were not given. */
  refusals: Refusal[];
}

/**
 * The built-in writer's draft, checked like any other: the first that is not too like an earlier one,
 * or else the least alike.
 * @throws Error where the guard refused all attempts: a fault of ours
 */
export function writeOwnDraft(
  input: DraftInput,
  seed: string,
  compare: Compare = compareWithNone,
): OwnDraft {
  const refusals: Refusal[] = [];
  let best: Omit<OwnDraft, 'refusals'> | undefined;
  for (let attempt = 0; attempt <= rewrites; attempt += 1) {
    const review = writeAttempt(input, seed, attempt);
    const faults = checkDraft(review, input);
    refusals.push(...faults);
    if (faults.length > 0) continue;
    const compared = compare(review);
    if (!best || compared.likeness < best.likeness) best = { review, attempt, ...compared };
    if (compared.likeness <= tooAlike) return { ...best, refusals };
    refusals.push('too-alike');
  }
  if (best) return { ...best, refusals };
  throw new Error('The guard refused all drafts of the built-in writer.');
}

/** One attempt, unchecked; the same for the same input, seed and number. */
export function writeAttempt(input: DraftInput, seed: string, attempt: number): string {
  return writeBuiltinDraft(input, attempt === 0 ? seed : `${seed}/${attempt}`);
}
