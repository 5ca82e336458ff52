import { normaliseText } from '../../../contract/text.ts';
import type { Names } from './draft-input.ts';
import { capitalise } from './punctuation.ts';

/**
 * The visitor's own words as they may stand inside a sentence: lower-case but for "I" and names,
 * without links, contact data, quotes, brackets, emoji and closing punctuation. Empty where nothing
 * is left.
 */
export function cleanOwnWords(text: string, { thanked }: Pick<Names, 'thanked'>): string {
  const plain = normaliseText(text)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/ @ /g, ' at ')
    .replace(/(?<=\S) \+ ?(?=\p{L})|(?<=\p{L}{2})\+(?=\p{L}{2})/gu, ' and ')
    .replace(/\s*\.{2,}\s*|\s+\.(?!\d)\s*/g, ' , ')
    .replace(/\S+/g, withoutContact)
    .replace(/#(?=\d)/g, 'number ')
    .replace(/(?<!\d):|:(?!\d)|[!?;()]+/g, ' , ')
    .replace(/(?<!\d)[$€£](?!\d)|[^\p{L}\p{M}\p{N} '&,:./+%$€£-]|\p{DI}/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])'|'(?!\p{L})/gu, '')
    .replace(longNumbers, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
  const words = plain
    .replace(/\s+/g, ' ')
    .replace(/\S+/g, withoutContact)
    .replace(/(?<=^| )\++(?= |$)/g, '')
    .replace(/[\s.,]*,(?!(?<=\d,)\d)[\s,.]*/g, ', ')
    .replace(/^[^\p{L}\p{N}$€£]+|[^\p{L}\p{M}\p{N}%+]+$/gu, '')
    .replace(/\+{4,}$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return restoreCapitals(words, thanked);
}

/** True for links, addresses, and numbers long enough to call. */
export function holdsContact(text: string): boolean {
  const plain = text.toLowerCase();
  return (
    plain.search(longNumbers) >= 0 ||
    spelledNumber.test(plain) ||
    spelledAddress.test(plain) ||
    plain.split(/\s+/).some(looksLikeContact)
  );
}

const spelledNumber =
  /\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double)\b[ ,.-]*){6,}/;

/** "smiles dot com", "joe (at) example" */
const spelledAddress =
  /\p{L} ?[([]? ?dot ?[)\]]? ?(?:com|net|org|info|biz|io|co|us)\b|\[at\]|\(at\)/u;

function withoutContact(word: string): string {
  return looksLikeContact(word) ? '' : word;
}

function looksLikeContact(word: string): boolean {
  return /@\S|\S@|:\/\/|^https?\b|(?<![a-z])www(?![a-z])|\d{5}/iu.test(word) || domain.test(word);
}

const domain =
  /[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|us|me|uk|ca|au|de|fr|ly|gg|edu|gov|shop|store|online|site|website|xyz|app|link|click|club|top|live|dental|clinic)(?![\p{L}\p{N}])/iu;

/** Five digits in a row, or seven with what people put between them; "2019 - 20" is no number to call. */
const longNumbers = /\d{5,}|(?:\d[ ().+-]*){7,}/g;

/**
 * The picker lowers every letter but the first (W-17); "I", titles, the thanked name, and words that
 * are never small get theirs back, and so does what follows a full stop.
 */
function restoreCapitals(text: string, thanked = ''): string {
  const names = thanked.split(' ').filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word));
  const known = new Map([...capitals, ...names.map((word) => [word.toLowerCase(), word] as const)]);
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]*/gu, (word) => known.get(word) ?? word)
    .replace(/(?<![\p{L}\p{M}'-])i(?![\p{L}\p{M}-])/gu, 'I')
    .replace(/(?<![\p{L}\p{M}])a(?=\+)/gu, 'A')
    .replace(/\b(?:dr|mr|mrs|ms)\b\.? \p{Ll}/gu, (title) =>
      title.split(' ').map(capitalise).join(' '),
    )
    .replace(/(?<!\b(?:a|an|the) )\bgod(?='s\b|(?! ?damn|send|-)\b)/g, 'God')
    .replace(
      /\b(?:in|of|since|until|last|this|early|late|mid) (?:march|may)\b(?! (?:be|have|not))/g,
      capitaliseLast,
    )
    .replace(/(?<=\p{Ll}{3}\. )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function capitaliseLast(phrase: string): string {
  const at = phrase.lastIndexOf(' ') + 1;
  return phrase.slice(0, at) + capitalise(phrase.slice(at));
}

// Only words that mean nothing else with a small letter: "may", "march" and "polish" are missing.
const capitals: readonly (readonly [string, string])[] =
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday
   Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July August September
   October November December English Spanish French German Italian Mexican Chinese Japanese Korean
   Thai Vietnamese Indian Greek Russian Portuguese Swedish Brazilian American Canadian British Irish
   Christmas Easter Thanksgiving Netflix Google Yelp Facebook Instagram Invisalign Botox AC TV MRI
   ASAP VIP OMG USA UK NYC ICU LGBTQ ADHD
   TLC ADA PTSD OCD IBS TMJ EKG ECG CPR EMT HIPAA COVID ASL NHS DIY FYI BBQ ATM GPS SUV HVAC DMV BMW DVM
   DDS Jesus Christ Allah Christian Jewish Muslim Catholic Honda Toyota`
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word] as const);
