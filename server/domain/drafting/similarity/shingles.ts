import type { Names } from '../input/draft-input.ts';
import { wordsOf } from '../words.ts';

/** All runs of `size` consecutive words; a shorter text is a single run. */
export function shinglesOf(words: readonly string[], size: number): string[] {
  if (words.length <= size) return [words.join(' ')];
  return words.slice(size - 1).map((_, start) => words.slice(start, start + size).join(' '));
}

/**
 * Removes names, which all drafts of a business share, from the words of a text. The longer one goes
 * first: it may contain the other.
 */
export function nameRemover({ business, thanked }: Names): (words: readonly string[]) => string[] {
  const named = [business, thanked]
    .map((name) => wordsOf(name ?? '').join(' '))
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length);
  return (words) =>
    named
      .reduce((text, name) => text.replaceAll(` ${name} `, ' '), ` ${words.join(' ')} `)
      .split(' ')
      .filter(Boolean);
}
