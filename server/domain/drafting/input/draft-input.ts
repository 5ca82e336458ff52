import type { DraftStyle } from '../../../../contract/drafting.ts';
import { hasUnshowableCharacters } from '../../../../contract/one-line.ts';
import { graphemeCount, normaliseText } from '../../../../contract/text.ts';

/** All that a draft may speak of: what the visitor chose and typed, and the business's public name. */
export interface DraftInput {
  /** Offered labels or the visitor's own words. */
  sentiments: readonly string[];
  businessName?: string;
  thankSomeone?: string;
  /** What they want to add, in their own words. */
  note?: string;
  style?: DraftStyle;
}

/** The names as a draft may use them; undefined where there is none, or none that can be written. */
export interface Names {
  business: string | undefined;
  thanked: string | undefined;
}

/** Characters as people see them; a longer public name would be most of the draft. */
const longestBusinessName = 60;

export function readNames({ businessName, thankSomeone }: DraftInput): Names {
  return {
    business: asPlace(usable(businessName, longestBusinessName)),
    thanked: withTitlePeriods(usable(thankSomeone, longestBusinessName)),
  };
}

/**
 * As people call a place: "Oak Hill Dental, LLC" is "Oak Hill Dental", and nobody has a visit at
 * "Amy Chen, DDS", who is a person.
 */
function asPlace(name: string | undefined): string | undefined {
  const plain = name?.replace(legalForm, '');
  return plain === undefined || person.test(plain) || degree.test(plain) ? undefined : plain;
}

const person =
  /^Dr\.? (?!.*(?:['’]s\b|\b(?:dent\w*|clinic|care|center|office|practice|smiles?|family)\b))\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/iu;

const legalForm = /(?:,\s*|\s+)(?:P?L\.?L\.?C|L\.?L\.?P|Inc|Ltd|Corp|P\.?C|P\.?A|P\.?S\.?C)\.?$/i;

/** Of a dentist, a physician, and others who practice under their own name. */
const degree =
  /,\s*(?:D\.?D\.?S|D\.?M\.?D|M\.?D|D\.?O|D\.?V\.?M|O\.?D|D\.?C|D\.?P\.?M|D\.?P\.?T|P\.?T|Ph\.?D|Psy\.?D|N\.?P|L\.?C\.?S\.?W|L\.?M\.?F\.?T)\b/i;

/** "Dr Patel", as it arrives, is written "Dr. Patel". */
function withTitlePeriods(name: string | undefined): string | undefined {
  return name?.replace(/^(?:dr|mrs?|ms|mx|prof)(?= \p{L})/iu, (title) => `${title}.`);
}

function usable(given: string | undefined, longest: number): string | undefined {
  const name = normaliseSpaces(given ?? '');
  const writable = /\p{L}/u.test(name) && !hasUnshowableCharacters(name);
  return writable && name.length <= longest * 4 && graphemeCount(name) <= longest
    ? name
    : undefined;
}

/** Names keep their spelling ("Smile™"), so no NFKC here. */
function normaliseSpaces(text: string): string {
  return text === normaliseText(text) ? text : text.replace(/\s+/g, ' ').trim();
}
