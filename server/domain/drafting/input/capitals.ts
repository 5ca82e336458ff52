import { isKnownWord } from '../custom-sentiment/lexicon/known-words.ts';
import { pastForms } from '../custom-sentiment/lexicon/verbs.ts';
import type { Names } from './draft-input.ts';
import { ambiguousNames, firstNames, properNouns, properPhrases } from './proper-nouns.ts';

/**
 * Restores capitalization. The picker lower-cases every letter but the first; deliberate capitals from
 * API callers are kept.
 */
export function restoreCapitals(text: string, names: Names): string {
  const thankedWords = new Map(namesOf(names.thanked));
  const plain = text.replace(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*/gu, lowering(text));
  const restored = plain.replace(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*(?!'t\b)/gu, (word) => {
    const lower = word.toLowerCase();
    return thankedWords.get(lower) ?? properNouns.get(lower) ?? firstNames.get(lower) ?? word;
  });
  return withBusiness(properInContext(restored), names.business);
}

/** Names to restore everywhere, except those that are also ordinary words. */
function namesOf(name = ''): [string, string][] {
  return name
    .split(' ')
    .filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word))
    .filter((word) => !isKnownWord(word.toLowerCase()) && !ambiguousNames.has(word.toLowerCase()))
    .map((word) => [word.toLowerCase(), word]);
}

/** Returns how to lower-case each word before names are restored. */
function lowering(text: string): (word: string, at: number) => string {
  const words = text.split(' ');
  const inside = words.slice(1).filter((word) => /^\p{Lu}[\p{L}']*\p{Ll}/u.test(word));
  const long = words.filter((word) => /^\p{L}{4}/u.test(word));
  const isTitleCase = words.length > 1 && long.every((word) => /^\p{Lu}/u.test(word));
  if (
    inside.length === 0 ||
    (isTitleCase && inside.some((word) => isKnownWord(word.toLowerCase())))
  )
    return (word) => word.toLowerCase();
  return (word, at) => {
    const lower = word.toLowerCase();
    const isShouted = /^\p{Lu}{2,}$/u.test(word) && (word.length > 4 || isKnownWord(lower));
    return isShouted || (at === 0 && isKnownWord(lower)) ? lower : word;
  };
}

const letter = String.raw`[\p{L}\p{M}]`;
const kin = `son|daughter|dog|cat|husband|wife|kid|baby|puppy|pup|kitten|mom|dad|sister|brother|boy|girl|grandson|granddaughter|nephew|niece|friend|barber|stylist|therapist|hygienist|nurse|dentist|doctor|groomer|trainer|coach|tech`;

/** Names, titles and "I" that are recognized by context. */
function properInContext(text: string): string {
  const inPhrases = properPhrases.reduce(
    (read, [pattern, name]) => read.replace(pattern, name),
    text,
  );
  return contexts
    .reduce((read, [pattern, fix]) => read.replace(pattern, fix), inPhrases)
    .replace(mourned, (name) => ambiguousNames.get(name.toLowerCase()) ?? name)
    .replace(parent, capitalized)
    .replace(/(?<![\p{L}\p{M}'-])i(?![\p{L}\p{M}-])/gu, 'I')
    .replace(/(?<![\p{L}\p{M}])a(?=\+)/gu, 'A')
    .replace(/(?<=\p{Ll}{3}\. )\p{Ll}/gu, (start) => start.toUpperCase());
}

/** "Mom" without "my" is a name. */
const parent =
  /(?<=\b(?:of|with|for|to|saw|helped|told|made|let|got|treated|kept) )(?:mom|dad|grandma|grandpa)(?=$| (?:and|at|feel|like|so|in|to|through|with|was|is)\b)/g;

/** "Goodbye to our Daisy", "lost our Lucky" */
const mourned =
  /(?<=\b(?:goodbye|passed|lost|miss|put|losing)\b.*\b(?:our|my) )\p{L}+(?=$| (?:today|yesterday|down|to)\b)/u;

const contexts: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [
    new RegExp(
      String.raw`\b(dr|mr|mrs|ms|prof|dra)\b\.? (${letter}[\p{L}\p{M}'-]*)((?: ${letter}+)?)`,
      'giu',
    ),
    (_, title = '', name = '', next = '') =>
      /^(?:who|was|is|and|but|at|in|here|there|said|that|took|made|did|explained)$/.test(name)
        ? `${title} ${name}${next}`
        : pastForms.has(name) && /^dr$/i.test(title)
          ? `doctor ${name}${next}`
          : `${capitalized(title)}. ${capitalized(name)}${capitalizedName(next)}`,
  ],
  [
    new RegExp(String.raw`\b(nurse|doctor|miss|coach|uncle|aunt) (${letter}+)`, 'giu'),
    (whole, title = '', name = '') =>
      isName(name) ? `${capitalized(title)} ${capitalized(name)}` : whole,
  ],
  [
    new RegExp(
      String.raw`^((?:the )?)(np|pa|rn|ma|pt) (${letter}+)(?= (?:is|was|did|made|took|explained|who|knows|has|had)\b|$)`,
      'iu',
    ),
    (whole, article = '', title = '', name = '') =>
      isName(name) ? `${article}${title.toUpperCase()} ${capitalized(name)}` : whole,
  ],
  [
    new RegExp(
      String.raw`\b((?:my|our) (?:\d+-year-old )?(?:${kin})) (${letter}+)(?=$| and\b| at\b|,)`,
      'giu',
    ),
    (whole, before = '', name = '') => (isName(name) ? `${before} ${capitalized(name)}` : whole),
  ],
  [
    new RegExp(
      String.raw`^(?!bill (?:was|is) (?:an?|the|my|more|less|higher|lower|fair|right|wrong|exactly|clear|what|way|too|not|just)\b)(${letter}+)(?=(?:'s)? (?:was|is|did|made|took|explained|helped|saved|listened|fixed|gave|knows|rocks|died|passed|at the front)\b| and \p{Lu})`,
      'iu',
    ),
    (word) => ambiguousNames.get(word.toLowerCase()) ?? word,
  ],
  [
    new RegExp(String.raw`^(${letter}+)(?='s \S)`, 'iu'),
    (word) => (isName(word) ? capitalized(word) : word),
  ],
  [
    /\bput (\p{L}+) (?=down\b|to sleep\b)/u,
    (whole, name = '') => (isName(name) ? `put ${capitalized(name)} ` : whole),
  ],
  [
    new RegExp(
      String.raw`\b(treated|loved|saved|calmed|spoiled|groomed|of|on) (${letter}+)(?= like\b| so well\b|$| after\b)`,
      'giu',
    ),
    (whole, before = '', name = '') =>
      ambiguousNames.has(name.toLowerCase()) && !virtue.test(name) && !commonWord.test(name)
        ? `${before} ${capitalized(name)}`
        : whole,
  ],
  [/^(big|little) (\p{Lu})/u, (_, size = '', name = '') => `${capitalized(size)} ${name}`],
  [
    new RegExp(
      String.raw`\b(thanks to|thank you|thanks|ask for|asked for|saw|loved?|shout ?out to|kudos to|goodbye to|lost|rip|when|for|with|treats for|and|trim for) (${letter}+)(?=$| (?:today|died|passed|and|at|was|is|did|for)\b|,)`,
      'giu',
    ),
    (whole, before = '', name = '') =>
      ambiguousNames.has(name.toLowerCase()) && (naming.test(before) || !virtue.test(name))
        ? `${before} ${capitalized(name)}`
        : whole,
  ],
  [
    /\b(at|on) (\p{L}+) (st|ave|rd|blvd)$/u,
    (_, before = '', name = '', road = '') => `${before} ${capitalized(name)} ${capitalized(road)}`,
  ],
  [/(?<!\b(?:a|an|the) )\bgod(?='s\b|(?! ?damn|send|-)\b)/g, () => 'God'],
  [
    /\b(in|of|since|until|last|this|early|late|mid) (march|may)\b(?! (?:be|have|not))/g,
    (_, before = '', month = '') => `${before} ${capitalized(month)}`,
  ],
];

/** Always followed by a name. */
const naming = /^(?:thanks to|ask for|asked for|shout ?out to|kudos to)$/i;

/** Names that are more often ordinary words in praise: "with joy". */
const virtue = /^(?:joy|hope|faith|grace|mercy|heaven|harmony|chance|will|may|cash|art)$/i;

/** Names that are usually ordinary words after "of" and "on". */
const commonWord =
  /^(?:art|case|cash|clay|hope|honey|lane|page|parker|star|sky|sunny|buddy|bear|will|mark|skip|dot|van|may|grant|major|stone|king|olive|rose|ginger|cookie|peanut|pepper|summer|autumn|angel|destiny|princess)$/i;

function isName(word: string): boolean {
  const lower = word.toLowerCase();
  return firstNames.has(lower) || ambiguousNames.has(lower) || !isKnownWord(lower);
}

function capitalizedName(next: string): string {
  const word = next.trim();
  // "Dr. Patel spotted it"
  if (/\p{L}{3}ed$/u.test(word)) return next;
  return word !== '' && !isKnownWord(word.toLowerCase()) ? ` ${capitalized(word)}` : next;
}

/** "o'brien", "mckenzie", "smith-jones" */
function capitalized(word: string): string {
  return word.replace(/(?<=^|-|^o'|^mc)\p{Ll}/giu, (start) => start.toUpperCase());
}

/** Restores the business's spelling of its whole name, or of two or more consecutive words of it. */
function withBusiness(text: string, business = ''): string {
  const words = business.split(' ').filter((word) => /^[\p{L}\p{M}'’&-]+$/u.test(word));
  let read = text;
  for (let length = words.length; length > 0 && (length > 1 || words.length === 1); length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length).join(' ');
      const found = read.toLowerCase().indexOf(part.toLowerCase());
      if (found >= 0 && part.length > 5)
        read = read.slice(0, found) + part + read.slice(found + part.length);
    }
  return read;
}
