import { marks } from './mask.ts';

/** The only words that a clause with the thanked name may use. */
const thanksWords: ReadonlySet<string> = new Set(
  `thank thanks thankful thanking grateful gratitude appreciate appreciated appreciation shout out shoutout
  special big huge quick warm heartfelt sincere much many very really truly so deeply sincerely especially
  particularly a an the to and at for everything all of them i am my me you we is it want wanted would like
  just also too as well give giving say go goes out extra add send sending extend personal personally
  particular whole entire staff team everyone everybody people rest there here kudos props plus mention
  from more lots lot finally lastly crew folks group`.split(/\s+/),
);

const thankWord =
  /\b(?:thank|thanks|thankful|thanking|grateful|gratitude|appreciat\w+|shout ?out|shoutout|kudos|props|mention)\b/;

/**
 * Removes a thank-you clause with the thanked name from the end of a sentence.
 * @param plain a sentence with the mark of the thanked name
 * @returns null if it says anything about the person other than thanks
 */
export function withoutThanks(plain: string): string | null {
  const words = plain.split(' ');
  const name = words.findIndex((word) => word.includes(marks.thanked));
  if (!words.slice(name + 1).every(isThanks)) return null;
  let start = name;
  while (start > 0 && isThanks(words[start - 1] ?? '')) start -= 1;
  while (start < name && start > 0 && !isBoundary(words, start)) start += 1;
  if (start === name && name > 0 && !isBoundary(words, start)) return null;
  const thanks = words.slice(start).join(' ');
  // "I felt at ease, thanks to Maria" says what she did.
  if (start > 0 && /^(?:all |mostly |largely )?thanks to/.test(thanks)) return null;
  return thankWord.test(thanks) ? words.slice(0, start).join(' ') : null;
}

function isThanks(word: string): boolean {
  const plain = word.replace(/[^\p{L}\uE000-\uE001]/gu, '');
  return (
    plain === '' || plain === marks.business || plain === marks.thanked || thanksWords.has(plain)
  );
}

function isBoundary(words: readonly string[], start: number): boolean {
  return /[,;:.!]$/.test(words[start - 1] ?? '') || /^(?:and|but|plus)$/.test(words[start] ?? '');
}
