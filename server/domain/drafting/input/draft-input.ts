import type { DraftStyle } from '../../../../contract/drafting.ts';
import { hasUnshowableCharacters } from '../../../../contract/one-line.ts';
import { graphemeCount, normalizeText } from '../../../../contract/text.ts';
import { capitalize } from '../writer/punctuation.ts';
import { jobs } from './people.ts';
import { firstNames } from './proper-nouns.ts';

/** Everything a draft may mention: what the visitor chose and typed, and the business's public name. */
export interface DraftInput {
  /** Labels of offered sentiments, or custom ones. */
  sentiments: readonly string[];
  businessName?: string;
  thankSomeone?: string;
  /** What the visitor adds in their own words. */
  note?: string;
  style?: DraftStyle;
}

/** The names as a draft may use them; undefined if missing or unusable. */
export interface Names {
  business: string | undefined;
  thanked: string | undefined;
}

/** In graphemes; a longer name would take up most of the draft. */
const longestBusinessName = 60;

export function readNames({ businessName, thankSomeone }: DraftInput): Names {
  return {
    business: placeName(usable(businessName, longestBusinessName)),
    thanked: withArticles(
      withTitlePeriods(withCapitals(withPlace(usable(thankSomeone, longestBusinessName)))),
    ),
  };
}

/**
 * What people call the place: "Oak Hill Dental" for "Oak Hill Dental, LLC". Undefined for a person,
 * such as "Amy Chen, DDS".
 */
function placeName(name: string | undefined): string | undefined {
  const plain = name?.replace(legalForm, '');
  return plain === undefined || person.test(plain) || degree.test(plain) ? undefined : plain;
}

const person =
  /^Dr\.? (?!.*(?:['’]s\b|\b(?:dent\w*|clinic|care|center|office|practice|smiles?|family)\b))\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/iu;

const legalForm = /(?:,\s*|\s+)(?:P?L\.?L\.?C|L\.?L\.?P|Inc|Ltd|Corp|P\.?C|P\.?A|P\.?S\.?C)\.?$/i;

/** Degrees of dentists, physicians and others who practice under their own name. */
const degree =
  /,\s*(?:D\.?D\.?S|D\.?M\.?D|M\.?D|D\.?O|D\.?V\.?M|O\.?D|D\.?C|D\.?P\.?M|D\.?P\.?T|P\.?T|Ph\.?D|Psy\.?D|N\.?P|L\.?C\.?S\.?W|L\.?M\.?F\.?T)\b/i;

/** "amber front desk" becomes "amber at front desk", and "tina n dr. rao" "tina and dr. rao". */
function withPlace(name: string | undefined): string | undefined {
  return name
    ?.replace(
      /^(?:the )?(front desk(?: \p{L}+)?)$/iu,
      (_, desk: string) => `the ${desk.toLowerCase()}`,
    )
    .replace(/ (?:n|&) (?=\p{L})/giu, ' and ')
    .replace(/^(?!the |our |my |all )(.*(?<!\b(?:at|from|and|the|in))) (?=front desk$)/i, '$1 at ');
}

/** "dr patel at the desk" becomes "Dr Patel at the desk"; capitals that somebody typed stay as they are. */
function withCapitals(name: string | undefined): string | undefined {
  if (name === undefined) return name;
  const described = name.replace(/^(?:The|My|Our|Everyone|Everybody)\b/, (word) =>
    word.toLowerCase(),
  );
  if (/\p{Lu}/u.test(described))
    return described.replace(/^\p{Ll}+/u, (word) => firstNames.get(word) ?? word);
  const [whole, called = ''] =
    /^(.*?)(?= (?:at|from|in|up|on|who|with|for)\b|$)/.exec(described) ?? [];
  const isDescribed = /^(?:my|our|the|all|both|every)/.test(called);
  const capital = (word: string) =>
    isDescribed || isJob.test(word) ? (firstNames.get(word) ?? word) : capitalize(word);
  const named = called.replace(
    /(?<![\p{L}\p{M}'’])(?!(?:and|the|my|our)\b)\p{Ll}[\p{L}\p{M}]*/gu,
    capital,
  );
  const irish = named.replace(/\bO['’]\p{Ll}/gu, (start) => start.toUpperCase());
  return irish + described.slice(whole?.length ?? 0);
}

/**
 * "Maria hygienist" and "Ashley at front desk" become "Maria the hygienist" and "Ashley at the front desk";
 * "the nurse Renee" becomes "nurse Renee", and "Nicole my hygienist" "my hygienist Nicole".
 */
function withArticles(name: string | undefined): string | undefined {
  return name
    ?.replace(/\bat (?=(?:front )?desk\b)/, 'at the ')
    .replace(ownJob, (_, first: string, whose: string, job: string) => `${whose} ${job} ${first}`)
    .replace(/^the (?=(?:nurse|doctor) \p{Lu})/u, '')
    .replace(nameAndJob, (whole, first: string, job: string) =>
      firstNames.has(first.toLowerCase()) ? `${first} the ${job}` : whole,
    );
}

/** "Nicole my hygienist" */
const ownJob = new RegExp(String.raw`^(\p{Lu}[\p{L}'’-]+),? (my|our) (${jobs}|PT)$`, 'u');
const isJob = new RegExp(String.raw`^(?!dr|nurse|doctor|coach)(?:${jobs})$`, 'u');
const nameAndJob = new RegExp(String.raw`^(\p{Lu}[\p{L}'’-]+) (${jobs})$`, 'u');

/** "Dr Patel" and "Ann and dr. Patel" become "Dr. Patel" and "Ann and Dr. Patel". */
function withTitlePeriods(name: string | undefined): string | undefined {
  return name
    ?.replace(/\b(?:dr|mrs?|ms|mx|prof)(?=\.? \p{L})/giu, capitalize)
    .replace(
      /^(?:Dr|Mrs?|Ms|Mx|Prof)(?= \p{L})|(?<= )(?:Dr|Mrs?|Ms|Mx|Prof)(?= \p{L})/gu,
      (title) => `${title}.`,
    );
}

function usable(given: string | undefined, longest: number): string | undefined {
  const name = normalizeSpaces(given ?? '');
  const writable = /\p{L}/u.test(name) && !hasUnshowableCharacters(name);
  return writable && name.length <= longest * 4 && graphemeCount(name) <= longest
    ? name
    : undefined;
}

/** Names keep their spelling ("Smile™"), so there is no NFKC here. */
function normalizeSpaces(text: string): string {
  return text === normalizeText(text) ? text : text.replace(/\s+/g, ' ').trim();
}
