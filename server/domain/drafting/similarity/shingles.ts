import type { Names } from '../input/draft-input.ts';
import { wordsOf } from '../words.ts';

/** The words of a draft without the names, which all drafts of a business share. */
export function unnamedWords(text: string, names: Names): string[] {
  return withoutNames(wordsOf(text), names);
}

/** The runs of `size` words; fewer words than that are one run. */
export function shinglesOf(words: readonly string[], size: number): string[] {
  if (words.length <= size) return [words.join(' ')];
  return words.slice(size - 1).map((_, start) => words.slice(start, start + size).join(' '));
}

/** The longer name goes first: it may hold the other. */
function withoutNames(words: readonly string[], { business, thanked }: Names): string[] {
  const named = [business, thanked].map((name) => wordsOf(name ?? '').join(' ')).filter(Boolean);
  const rest = named
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(` ${name} `, ' '), ` ${words.join(' ')} `);
  return rest.split(' ').filter(Boolean);
}
