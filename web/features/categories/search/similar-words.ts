import type { Searchable } from './searchable.ts';

/** Shorter words have too many neighbors. */
const shortestTypo = 5;
const maxCorrections = 6;

/** A typed word, the forms of it that names may use, and words with the same meaning. */
export function wordForms(word: string, { sameWords }: Pick<Searchable, 'sameWords'>): string[] {
  const singular = singularOf(word);
  return [word, singular, ...(sameWords.get(word) ?? []), ...(sameWords.get(singular) ?? [])];
}

/** `dentists` becomes `dentist`. */
export function singularOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  // `kids` is no beginning of a kidney.
  return word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Words of the list that differ from a typed word by one letter: too many, missing, another one, or two
 * swapped. Whole words come first, then frequent ones.
 * @param isUnfinished the typed word may also be the beginning of a longer one
 */
export function correctionsOf(
  word: string,
  { vocabulary }: Pick<Searchable, 'vocabulary'>,
  isUnfinished: boolean,
): string[] {
  if (word.length < shortestTypo) return [];
  const near: { word: string; isWhole: boolean; count: number }[] = [];
  for (const [known, count] of vocabulary) {
    if (known.length < shortestTypo - 1 || !beginsAlike(word, known)) continue;
    const isWhole = isOneLetterApart(word, known);
    if (isWhole || (isUnfinished && startsOneLetterApart(word, known)))
      near.push({ word: known, isWhole, count });
  }
  return near
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.count - a.count)
    .slice(0, maxCorrections)
    .map((found) => found.word);
}

/** One letter apart, the two begin with the same letter in the same place or one place apart. */
function beginsAlike(word: string, known: string): boolean {
  return (
    word[0] === known[0] || word[1] === known[1] || word[0] === known[1] || word[1] === known[0]
  );
}

/** Someone may still be typing the rest. */
function startsOneLetterApart(word: string, known: string): boolean {
  if (known.length <= word.length) return false;
  return [0, 1, -1].some((more) => isOneLetterApart(word, known.slice(0, word.length + more)));
}

function isOneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length === right.length) {
    return left.slice(1) === right.slice(1) || isSwapped(left, right);
  }
  return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
}

function isSwapped(left: string, right: string): boolean {
  return (
    left[0] === right[1] &&
    left[1] === right[0] &&
    left.length > 1 &&
    left.slice(2) === right.slice(2)
  );
}
