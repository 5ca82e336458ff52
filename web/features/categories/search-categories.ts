import { foldText, lettersInWords } from './fold-text.ts';

/** Names in their order, each with its normalized text. Prepared once for all searches. */
export type SearchableNames = readonly {
  name: string;
  /** Every word follows a space, including the first. */
  words: string;
}[];

export function prepareNames(names: readonly string[]): SearchableNames {
  return names.map((name) => ({ name, words: ` ${foldText(name)}` }));
}

/**
 * The names that match what was typed, ignoring case and accents, best first: the exact name, names
 * that start with the text, names with a word that starts with it, names in which every typed word
 * starts a word, and names that contain every typed word somewhere. Equal matches keep their order.
 * If there are none, the spaces between words are ignored. An empty search finds all.
 */
export function searchCategories(names: SearchableNames, typed: string): string[] {
  const asked = foldText(typed);
  if (!asked) return typed.trim() ? [] : names.map(({ name }) => name);
  const parts = asked.split(' ');
  const ranked: string[][] = [[], [], [], [], []];
  for (const { name, words } of names) {
    if (parts.every((part) => words.includes(part)))
      ranked[rank(words, ` ${asked}`, parts)]?.push(name);
  }
  const found = ranked.flat();
  return found.length > 0 ? found : withoutSpaces(names, asked);
}

/** `obgyn` finds OB-GYN, and `autobody` an auto body shop. */
function withoutSpaces(names: SearchableNames, asked: string): string[] {
  const together = lettersInWords(asked);
  return names.flatMap(({ name, words }) => (together.test(words) ? name : []));
}

/** How good a match is; 0 is best. */
function rank(words: string, asked: string, parts: readonly string[]): number {
  if (words === asked) return 0;
  if (words.startsWith(asked)) return 1;
  if (words.includes(asked)) return 2;
  return parts.every((part) => words.includes(` ${part}`)) ? 3 : 4;
}
