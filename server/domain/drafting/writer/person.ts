import type { CustomSentiment } from '../custom-sentiment/custom-sentiment.ts';
import type { Names } from '../input/draft-input.ts';

/** The part of a `Brief` that decides between "I" and "we". */
interface Typed {
  custom: readonly CustomSentiment[];
  note: string | undefined;
  names: Names;
}

/**
 * True if the visitor's words mention a child, a pet or "we", but no "I": then the draft says "we felt
 * comfortable".
 */
export function speaksForOthers({ custom, note = '', names }: Typed): boolean {
  const typed = custom.map(({ words }) => words).join('. ');
  const mentionsOthers = others.test(`${typed}. ${note}`);
  const business = names.business ?? '';
  const isTheirPlace =
    petAndChildBusinesses.test(business) && !/\b(?:family|adults?)\b/i.test(business);
  // "Can pick up my grandkids again" is written as "I can".
  const written = custom.map(({ phrases: [first] }) => first?.text ?? '').join('. ');
  const said = `${typed} ${written} ${note}`;
  // A parent may write "I called the nurse", and still "we were seen on time".
  return isTheirPlace || (mentionsOthers && !mentionsSelf.test(said));
}

/** True if "he" or "she" may refer to a child or a pet. */
export function tellsOfOthers(text: string, business = ''): boolean {
  return others.test(text) || petAndChildBusinesses.test(business);
}

/** "I", "me", and what mothers say. */
const mentionsSelf =
  /\b(?:I|me)\b(?!')|\bI'|\b(?:delivered|pregnan\w+|birth plan|my (?:husband|wife))\b/;

/** Businesses that people visit with a pet or a child. */
const petAndChildBusinesses =
  /\b(?:animals?|vets?|veterinary|pets?|paws?|dogs?|cats?|canine|feline|kennels?|groom\w*|pediatrics?|kids?|children(?:'s|’s)?)\b/i;

const others =
  /\b(?:(?<!\b(?:what|why|how) )we|us(?! (?:old|older|seniors|folks|guys|regulars)\b)|our|(?<!\b(?:ask|asks|asked|talked|chatted) about )(?:my|the) (?:\w+ )?(?:sons?|daughters?|kids?|kiddos?|child|children|toddlers?|baby|babies|boys?|girls?|twins|grandsons?|granddaughters?|little ones?|dogs?|cats?|pups?|puppy|puppies|kittens?|kitty|pets?|fur ?bab(?:y|ies)|rabbits?|bunny|birds?|moms?|dads?|mother|father|parents|grand(?:ma|pa|mother|father)))\b/i;

/** Changes a phrase from "I" to "we", including feelings that start with "was". */
export function asWe(text: string): string {
  return text
    .replace(/^was(?=n't\b|\b)|(?<=\bI )was(?=n't\b|\b)/g, 'were')
    .replace(/\bI'm\b/g, "we're")
    .replace(/\bI\b/g, 'we')
    .replace(/\bme\b/g, 'us')
    .replace(/\bmy mind\b/g, 'our minds')
    .replace(/\bmy\b/g, 'our')
    .replace(/\bMy\b/g, 'Our');
}
