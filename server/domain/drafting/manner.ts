import type { Names } from './draft-input.ts';
import type { Random } from './seeded-random.ts';

/** How one draft is told, from its first word to its last. */
export interface Manner {
  length: 'brief' | 'middle' | 'long';
  /** "didn't" rather than "did not" */
  contracts: boolean;
  /** People write of a place as "here" or as "there", not as both. */
  here: 'here' | 'there';
  oxfordComma: boolean;
  /** Where the business's name stands, if anywhere. */
  business: 'opening' | 'lead-in' | 'subject' | 'closing' | 'nowhere';
  /** Where the thanks stand. */
  thanks: 'start' | 'middle' | 'end';
  opens: boolean;
  closes: boolean;
  /** How many sentences end in an exclamation mark, where they are short enough. */
  exclamations: number;
}

export function chooseManner({ business, thanked }: Names, random: Random): Manner {
  const length = random.weighted(lengths).length;
  const place = business ? random.weighted(places).place : 'nowhere';
  return {
    length,
    contracts: random.chance(0.75),
    here: random.pick(['here', 'there']),
    oxfordComma: random.chance(0.4),
    business: place,
    thanks: random.weighted(moments).moment,
    opens: place === 'opening' || random.chance(length === 'long' ? 0.12 : 0.06),
    closes: place === 'closing' || (!thanked && random.chance(length === 'long' ? 0.1 : 0.04)),
    exclamations: random.weighted(loudness).exclamations,
  };
}

const lengths = [
  { length: 'brief', weight: 4 },
  { length: 'middle', weight: 5 },
  { length: 'long', weight: 7 },
] as const;

const places = [
  { place: 'opening', weight: 2 },
  { place: 'lead-in', weight: 3 },
  { place: 'subject', weight: 6 },
  { place: 'closing', weight: 1.5 },
  { place: 'nowhere', weight: 3 },
] as const;

const moments = [
  { moment: 'start', weight: 2 },
  { moment: 'middle', weight: 2 },
  { moment: 'end', weight: 6 },
] as const;

// Of 704 five-star reviews, 27 % hold an exclamation mark.
const loudness = [
  { exclamations: 0, weight: 14 },
  { exclamations: 1, weight: 5 },
  { exclamations: 2, weight: 1 },
] as const;
