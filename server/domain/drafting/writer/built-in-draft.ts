import type { Brief } from '../input/brief.ts';
import { checkDraft } from '../guard/guard.ts';
import type { Rejection } from '../guard/rejection.ts';
import {
  compareWithNothing,
  tooSimilar,
  type Compare,
  type Comparison,
} from '../similarity/compare.ts';
import { countWords } from '../words.ts';
import { writeLastResort } from './last-resort.ts';
import { roughness } from './roughness.ts';
import { writeDraft } from './write-draft.ts';

/** Candidates written for each draft. */
const fewestCandidates = 12;

/** The limit if all of those open like a recent draft or repeat an earlier one. */
const mostCandidates = 64;

/** The limit if all of those have more flaws than this. */
const someMore = 24;
const fine = 1.5;

/** Of a draft that is asked to be longer, more words than these don't count; others have about 24. */
const enoughWords = 40;

/** Points for beginning or ending with the same sentence as the draft before; fewer for an older one. */
const repeated = 5;

/** The attempt number of the last resort. */
const lastResort = mostCandidates;

export interface BuiltInDraft {
  review: string;
  fingerprint: Uint8Array;
  /** The attempt's number, from 0; with the brief and the seed it identifies the draft. */
  attempt: number;
  /** Why other candidates were rejected. */
  rejections: Rejection[];
  /** What the writer threw, if anything: a bug, although the visitor got a draft. */
  error?: unknown;
}

/**
 * The built-in writer's draft: of several candidates that pass the guard, the one whose wording is
 * least familiar from the business's earlier drafts. Falls back to the last resort; never throws.
 */
export function writeBuiltInDraft(
  brief: Brief,
  seed: string,
  compare: Compare = compareWithNothing,
): BuiltInDraft {
  const { written, error } = writeCandidates(brief, seed, compare);
  const rejections: Rejection[] = [];
  const fresh = written.filter(({ comparison }) => !comparison.hasRecentOpening);
  const rest = written.filter(({ comparison }) => comparison.hasRecentOpening);
  const best = pickBest(fresh, brief, rejections) ?? pickBest(rest, brief, rejections);
  if (best) return toBuiltInDraft(best, rejections, error);
  const review = writeLastResort(brief, seed);
  return {
    review,
    attempt: lastResort,
    fingerprint: compare(review).fingerprint(),
    rejections,
    error,
  };
}

/** The best candidate that passes the guard and isn't too similar; otherwise the least similar. */
function pickBest(
  candidates: readonly Candidate[],
  brief: Brief,
  rejections: Rejection[],
): Candidate | undefined {
  let leastSimilar: (Candidate & { similarity: number }) | undefined;
  for (const candidate of candidates.toSorted((a, b) => a.points - b.points)) {
    const faults = checkDraft(candidate.review, brief);
    rejections.push(...faults);
    if (faults.length > 0) continue;
    const similarity = candidate.comparison.similarity();
    if (similarity <= tooSimilar) return candidate;
    rejections.push('too-similar');
    if (!leastSimilar || similarity < leastSimilar.similarity) {
      leastSimilar = { ...candidate, similarity };
    }
  }
  return leastSimilar;
}

function toBuiltInDraft(
  { review, attempt, comparison: { fingerprint } }: Candidate,
  rejections: Rejection[],
  error: unknown,
): BuiltInDraft {
  return { review, attempt, fingerprint: fingerprint(), rejections, error };
}

/** One attempt, unchecked; deterministic in brief, seed and number. */
export function writeAttempt(brief: Brief, seed: string, attempt: number): string {
  if (attempt >= lastResort) return writeLastResort(brief, seed);
  return writeDraft(brief, seedOf(seed, attempt));
}

interface Candidate {
  review: string;
  attempt: number;
  comparison: Comparison;
  /** Roughness, and sentences that earlier drafts have in the same place. */
  flaws: number;
  /** Lower is better. */
  points: number;
}

function writeCandidates(
  brief: Brief,
  seed: string,
  compare: Compare,
): { written: Candidate[]; error: unknown } {
  const written: Candidate[] = [];
  let error: unknown;
  const needsMore = () =>
    written.every(
      ({ comparison, flaws }) =>
        flaws > (written.length < someMore ? fine : Infinity) ||
        comparison.hasRecentOpening ||
        comparison.similarity() === 1,
    );
  for (
    let attempt = 0;
    attempt < fewestCandidates || (attempt < lastResort && needsMore());
    attempt += 1
  ) {
    try {
      const review = writeDraft(brief, seedOf(seed, attempt));
      const comparison = compare(review);
      const flaws = comparison.repetition * repeated + roughness(review) + shortfall(review, brief);
      written.push({
        review,
        attempt,
        comparison,
        flaws,
        points: comparison.familiarity + flaws,
      });
    } catch (thrown) {
      error ??= thrown;
    }
  }
  return { written, error };
}

/** How far a draft that was to be longer is from being so. */
function shortfall(review: string, { style }: Brief): number {
  return style === 'longer' ? Math.max(0, enoughWords - countWords(review)) * 0.4 : 0;
}

function seedOf(seed: string, attempt: number): string {
  return `${seed}/${attempt}`;
}
