import { describing, knownWords, nouns } from './shape-words.ts';

/**
 * The words of a visitor's own words as the rules of shapes know them: lower-case, without commas,
 * with the apostrophes that people leave out, in American spelling, common typos undone. For
 * recognising only; what is written keeps the visitor's spelling.
 */
export function readableWords(own: string): string[] {
  return own
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/,$/, ''))
    .filter((word) => word !== '')
    .flatMap(readWord);
}

function readWord(word: string): string[] {
  if (word === '&' || word === '+' || word === 'n') return ['and'];
  const whole = apostrophes.get(word) ?? word;
  return [knownWords.has(whole) ? whole : (american(whole) ?? mistyped(whole) ?? whole)];
}

const apostrophes = new Map(
  `i'm i've i'd i'll you're they're they've they'll she's he's that's there's what's who's everyone's
   didn't doesn't don't wasn't weren't isn't aren't couldn't wouldn't can't won't hasn't haven't
   hadn't shouldn't`
    .split(/\s+/)
    .map((word) => [word.replace("'", ''), word] as const)
    // "ill", "id", "hed", "shed" and the like are words of their own.
    .filter(([bare]) => !/^(?:ill|id|shell|hell|well|were|wont)$/.test(bare)),
);

/** "colour", "organised", "judgement", "centre" */
function american(word: string): string | undefined {
  const spelling = word
    .replace(/our(?=$|s$|ed$|ing$|able$|ful$|ite$)/, 'or')
    .replace(/is(?=e$|es$|ed$|ing$|ation$)/, 'iz')
    .replace(/dgement/, 'dgment')
    .replace(/lled$/, 'led')
    .replace(/tre$/, 'ter')
    .replace(/^cosy$/, 'cozy');
  return spelling !== word && knownWords.has(spelling) ? spelling : undefined;
}

/** Shorter words have too many neighbours. */
const shortestMistyped = 6;

/** The known adjective or noun of the same first letter that one slip of the finger makes this word of. */
function mistyped(word: string): string | undefined {
  if (word.length < shortestMistyped || !/^[a-z]+$/.test(word) || isForm(word)) return undefined;
  return meantBy.get(word[0] ?? '')?.find((meant) => isOneSlip(meant, word));
}

/** The words that a typo may have been meant for, by their first letters. */
const meantBy = Map.groupBy(
  [...describing, ...nouns].filter((word) => word.length >= shortestMistyped),
  (word) => word[0] ?? '',
);

/** True for regular forms of known words, and adverbs: no typos. */
function isForm(word: string): boolean {
  const stem = word.replace(/(?:s|es|ed|er|ers|ing|y|ly|al|th)$/, '');
  const bases = [
    stem,
    `${stem}e`,
    `${stem}y`,
    stem.replace(/i$/, 'y'),
    stem.replace(/(.)\1$/, '$1'),
  ];
  return stem !== word && bases.some((base) => knownWords.has(base));
}

/** True where a letter was left out, added, replaced, or swapped with its neighbour. */
function isOneSlip(meant: string, typed: string): boolean {
  if (Math.abs(meant.length - typed.length) > 1) return false;
  let at = 0;
  while (at < meant.length && meant[at] === typed[at]) at += 1;
  const [rest, typedRest] = [meant.slice(at), typed.slice(at)];
  const isSwap =
    rest[0] === typedRest[1] && rest[1] === typedRest[0] && rest.slice(2) === typedRest.slice(2);
  return (
    isSwap ||
    rest.slice(1) === typedRest ||
    rest === typedRest.slice(1) ||
    rest.slice(1) === typedRest.slice(1)
  );
}
