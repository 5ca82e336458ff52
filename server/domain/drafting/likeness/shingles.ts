import type { Names } from '../draft-input.ts';
import { wordsOf } from '../words.ts';

/**
 * The runs of three words of a draft without the names, which all drafts of a business share. A text
 * of fewer words is one run.
 */
export function shinglesOf(text: string, names: Names): string[] {
  const words = withoutNames(wordsOf(text), names);
  const rest = words.slice(2);
  if (rest.length === 0) return [words.join(' ')];
  return rest.map((last, index) => `${words[index]} ${words[index + 1]} ${last}`);
}

/** The longer name goes first: it may hold the other. */
function withoutNames(words: readonly string[], { business, thanked }: Names): string[] {
  const named = [business, thanked].map((name) => wordsOf(name ?? '').join(' ')).filter(Boolean);
  const rest = named
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(` ${name} `, ' '), ` ${words.join(' ')} `);
  return rest.split(' ').filter(Boolean);
}
