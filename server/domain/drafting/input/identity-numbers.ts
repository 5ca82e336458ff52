import { readings } from './disguises.ts';

/**
 * True for numbers that identify a person or an account: social security, card, member, policy,
 * account, license and passport numbers, and dates of birth. Labels without a number ("got my social
 * security card fast"), years, prices, ratings, ages and dates of visits pass.
 */
export function containsIdentityNumber(text: string): boolean {
  return readings(text).some((plain) => numbers.test(plain));
}

/** Words between the label and the number. */
const link =
  "(?: ?(?:'s|is|was|are|number|numbers|num|nbr|no\\.?|nos\\.?|#|:|=|-|id|code|card|ending(?: in)?|ends(?: in| with)?|starts(?: with)?|last (?:4|four)(?: digits)?(?: (?:is|are|of))?))*";
const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';
/** A number with at least `digits` digits, possibly separated by letters, spaces or hyphens; not a year. */
const number = (digits: number) =>
  ` ?(?!(?:19|20)\\d\\d(?![\\d-]))(?:(?:[a-z]{0,3}-?(?:\\d[ .-]?){${digits},})|(?:(?=(?:[a-z-]*\\d){${digits}})[a-z\\d-]+)|(?:${digitWord}[ ,-]*){${Math.max(digits, 3)},})`;
const month =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|ember|tember|ober)?\\.?';
const fullDate = `(?:\\d{1,2} ?[/.-] ?\\d{1,2} ?[/.-] ?(?:19|20)?\\d\\d|(?:19|20)\\d\\d[/.-]\\d{1,2}[/.-]\\d{1,2}|${month} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month},? (?:19|20)\\d\\d)(?!\\d)`;

const sources = [
  // Social security and tax numbers, by label or by format
  `(?:ssn|ss ?#|s\\.s\\.n\\.?|soc(?:ial)? sec(?:urity)?(?: ?(?:number|num|no|#))|itin|tax ?(?:id|payer id)|my social(?: security)?(?=(?:'s| is| ?:| ?#| number)))${link}${number(2)}`,
  `last (?:4|four)(?: digits)? of (?:my|the|his|her) (?:social|ssn|ss)(?: security)?(?: number)?${link}${number(3)}`,
  `(?<!\\d)\\d{3}[- ]\\d{2}[- ]\\d{4}(?!\\d)`,
  // Dates of birth
  `(?:d\\.?o\\.?b\\.?|date of birth|birth ?dates?)${link} ?(?:\\d|${month} \\d)`,
  `(?:born|birthdays?|b-?day)(?: (?:is|was|on|date|of|in|it's))*:? ?${fullDate}`,
  // Cards
  `(?<!\\d)(?:\\d[ .-]?){13,19}(?!\\d)`,
  `(?:(?:credit|debit|bank|insurance|medicare|medicaid|health|id) card|card|visa|mastercard|master card|amex|american express)${link}${number(4)}`,
  `(?:cvv2?|cvc)${link}${number(3)}`,
  `pin${link}${number(4)}`,
  // Members, patients, policies, accounts
  `(?:member(?:ship)?|subscriber|patient|insurance|policy|group|account|acct|employee|student|military|state|customer|medicare|medicaid|claim|health plan)\\.? (?:id|ident\\w*)${link}${number(2)}`,
  `(?:member(?:ship)?|subscriber|patient|insurance|group|employee|student|customer|medicare|medicaid|health plan|chart|medical record|bank) ?(?:number|num|no\\.|#)${link}${number(4)}`,
  `(?:policy|account|acct|routing|iban|a\\/c)${link}${number(4)}`,
  `(?:my|the|his|her|our) id (?:number|num|no\\.?|is|#|card)${link}${number(3)}|^id (?:number|num|is|#)${link}${number(3)}|^id ?[:#] ?\\d{3,}`,
  `(?:mrn|medical record)${link}${number(3)}`,
  // Documents and vehicles
  `(?:passport|driver'?s?'? ?licen[sc]e|drivers? lic|driving licen[sc]e|licen[sc]e plate|licen[sc]e (?:number|no|#)|lic ?#|dl ?(?:number|#)|plate (?:number|#))${link}${number(3)}`,
  `vin(?: (?:number|is|#|no))*:? ?(?=[a-z\\d]*\\d)[a-z\\d]{11,17}`,
  `id${link}${number(5)}|(?:acc|medicare|medicaid|dl|tin)${link}${number(5)}|social ?[:=]${link}${number(3)}`,
  `my (?:password|passcode) is`,
];

const numbers = new RegExp(
  sources.map((source) => `(?<![\\p{L}\\p{N}])(?:${source})`).join('|'),
  'u',
);
