import { emoji } from './text.ts';

/** What can be printed, in the order of the choices. */
export const posterKinds = ['poster', 'counter-card', 'business-cards', 'table-tent'] as const;

/** Paper standard: US Letter and inches, or A4 and millimeters. */
export const posterPapers = ['letter', 'a4'] as const;

export type PosterKind = (typeof posterKinds)[number];
export type PosterPaper = (typeof posterPapers)[number];

/** What a poster says if its owner writes nothing: the same neutral question for everyone. */
export const defaultSentence = 'How was your visit?';

/** Characters as people see them. */
export const sentenceLength = 60;

export const posterMessages = {
  tooLong: `Please use ${sentenceLength} characters or fewer`,
  color: 'Please choose a color such as #0f6b66',
  tag: 'This is not one of your links',
} as const;

/** Offered besides the logo's own color. Each has a contrast of at least 4.5 : 1 on white. */
export const posterColors = {
  Teal: '#0f6b66',
  Blue: '#1f5fae',
  Green: '#2f6d3a',
  Plum: '#7a3b78',
  Brick: '#a63a2b',
  Black: '#222222',
} as const;

/** The color of a poster whose owner chose none and whose logo has none. */
export const fallbackColor: string = posterColors.Teal;

const rewards =
  /\b(?:free|gifts?|discounts?|coupons?|prizes?|raffles?|rewards?|win|sweepstakes|giveaways?|cash|bonus|credit)\b|[$€£]\s*\d|\d\s*%/i;
const onlyGood =
  /\b(?:5|five)[\s-]*stars?\b|★|⭐|\b(?:good|great|positive|nice|glowing|excellent|best|perfect)\s+reviews?\b|\b(?:happy|love[ds]?|liked?|enjoyed|satisfied|impressed)\b/i;

/** "We'd love to hear how we did" asks everyone. */
const invitation =
  /\b(?:we['’]?d|we would|would) (?:really )?(?:love|like|enjoy) (?:to (?:hear|know|learn|read)|your (?:feedback|thoughts|opinion))\b/gi;

/**
 * What the platforms' rules say about a sentence; null if nothing. A hint, not a refusal: simple words can
 * be meant otherwise. Google's policy on fake engagement and 16 CFR 465 (FTC) forbid rewards for reviews;
 * Google also forbids asking only the happy ones.
 */
export function sentenceHint(sentence: string): string | null {
  if (rewards.test(sentence))
    return 'Google and the FTC don’t allow offering anything in return for a review. Please leave out gifts and discounts.';
  if (onlyGood.test(sentence.replace(invitation, '')))
    return 'Google doesn’t allow asking only for good reviews. Please ask everyone the same way, such as “How was your visit?”';
  return null;
}

/** Flags, and what is left of them. */
const flags = /\p{RI}|[\u{e0020}-\u{e007f}]/gu;

/** Signs such as "©" and "♥", which are letters unless a selector follows. */
const sign = /^(?!\p{EPres})\p{ExtPict}$/u;

/** A name as PDFs print it: without emoji, unless it has nothing else. */
export function printedName(name: string): string {
  const rest = name
    .replace(emoji, (found) => (sign.test(found) ? found : ''))
    .replace(flags, '')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+(?=[!?.,;:]|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return rest === '' ? name : rest;
}
