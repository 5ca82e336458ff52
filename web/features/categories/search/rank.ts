import type { SearchableName } from './searchable.ts';

/**
 * How well a text matches; lower is better. The steps between them are smaller than what a common name
 * gains (`weightGain`), so that `dent` finds a dentist before a dent removal service.
 */
export const matchRank = {
  exact: 0,
  /** Plus the place among the names that the alias stands for. */
  exactAlias: 8,
  start: 40,
  startOfAlias: 44,
  phrase: 50,
  wordStarts: 56,
  wordStartsOfAlias: 56,
  otherWords: 62,
  inside: 90,
} as const;

/** By weight: other, health care, common, common in health care. */
const weightGain = [0, 5, 12, 16];

/** Letters per step: of two equal matches, the shorter name comes first. */
const lettersPerStep = 6;
const maxSteps = 6;

/** Every rank is below this. */
export const worstRank = 150;

/** The rank of a name that matches in this way: an integer from 0 on; lower is better. */
export function rankOf({ words, weight }: SearchableName, match: number): number {
  if (match < matchRank.start) return match;
  const steps = Math.min(maxSteps, Math.floor(words.length / lettersPerStep));
  return match - (weightGain[weight] ?? 0) + steps;
}

/** How a text matches what was typed; null if it does not contain every typed word. */
export function matchOf(words: string, search: string, parts: readonly string[]): number | null {
  if (!parts.every((part) => words.includes(part))) return null;
  if (words === ` ${search} `) return matchRank.exact;
  if (words.startsWith(` ${search}`)) return matchRank.start;
  if (words.includes(` ${search}`)) return matchRank.phrase;
  return parts.every((part) => words.includes(` ${part}`))
    ? matchRank.wordStarts
    : matchRank.inside;
}
