import { isFacebook, isGoogle } from './link-hosts.ts';
import { readableHost } from './punycode.ts';

/** What these two names are written with in other alphabets, from Unicode's confusables (UTS 39). */
const lookAlikes: Readonly<Record<string, string>> = {
  a: '4аαɑᴀ',
  b: '8ьƅᏏᑲᖯɓвʙ',
  c: 'сϲᴄⲥꮯƈç',
  e: '3еҽ℮ꬲєɛε',
  f: 'ſꞙẝքꬵϝғƒ',
  g: '9qɡᶃƍցԍɢǥɠԛզ',
  k: 'кκᴋⲕꮶĸƙқҡ',
  l: '1ӏ|ןוⵏꓲǀłɭƚا',
  o: '0оοօσסه०০੦૦௦౦೦൦๐໐၀〇ⲟᴏჿဝഠଠ𐐬ꬽøɵөѳ',
  m: 'мⅿ',
  p: 'рρ',
  s: 'ѕꜱ',
};
const plainLetters = new Map(
  Object.entries(lookAlikes).flatMap(([plain, others]) =>
    Array.from(others, (other) => [other, plain] as const),
  ),
);

/** Scripts that one word of a language is written in; Latin goes with those of East Asia. */
const scripts = [
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\p{sc=Latin}]/u,
  ...['Cyrillic', 'Greek', 'Armenian', 'Hebrew', 'Arabic', 'Georgian', 'Thai', 'Devanagari'].map(
    (script) => new RegExp(String.raw`\p{sc=${script}}`, 'u'),
  ),
];
/** Neither a letter of the scripts above nor common to all, such as digits and hyphens. */
const otherScript = new RegExp(
  `[^\\p{sc=Common}\\p{sc=Inherited}${scripts.map(({ source }) => source.replace(/^\[|\]$/g, '')).join('')}]`,
  'u',
);

const names = ['google', 'facebook'];

/**
 * Whether a host is written to be taken for Google's or Facebook's (`g00gle.com`, `fаcebook.com` with a
 * Cyrillic а), or mixes alphabets within a word. Hosts in one alphabet, such as `münchen.de`, are not.
 */
export function isLookAlike(hostname: string): boolean {
  const host = readableHost(hostname);
  return imitatesHost(host) || host.split('.').some((label) => isMixed(label) || imitates(label));
}

function isMixed(label: string): boolean {
  const used = [...scripts, otherScript].filter((script) => script.test(label));
  return used.length > 1;
}

/** The whole of a short host, like `g.page`. In plain letters, such a host may well be somebody else's. */
function imitatesHost(host: string): boolean {
  if (!/[^\0-\x7f]/.test(host)) return false;
  const hostname = skeletonOf(host);
  return isGoogle({ hostname }) || isFacebook({ hostname });
}

/** Contains one of the names more often for the eye than in letters. */
function imitates(label: string): boolean {
  const skeleton = skeletonOf(label);
  return names.some((name) => skeleton.split(name).length > label.split(name).length);
}

/** The Latin letters that a text looks like, without accents. */
function skeletonOf(text: string): string {
  const letters = Array.from(text.normalize('NFKD').replace(/\p{M}/gu, ''));
  return letters
    .map((letter) => plainLetters.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}
