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
  const search = foldText(typed);
  if (!search) return typed.trim() ? [] : names.map(({ name }) => name);
  const parts = search.split(' ');
  const ranked: string[][] = [[], [], [], [], []];
  for (const { name, words } of names) {
    if (parts.every((part) => words.includes(part)))
      ranked[rank(words, ` ${search}`, parts)]?.push(name);
  }
  const found = ranked.flat();
  return found.length > 0 ? found : withoutSpaces(names, search);
}

/** `obgyn` finds OB-GYN, and `autobody` an auto body shop. */
function withoutSpaces(names: SearchableNames, search: string): string[] {
  const together = lettersInWords(search);
  return names.flatMap(({ name, words }) => (together.test(words) ? name : []));
}

/** How good a match is; 0 is best. */
function rank(words: string, search: string, parts: readonly string[]): number {
  if (words === search) return 0;
  if (words.startsWith(search)) return 1;
  if (words.includes(search)) return 2;
  return parts.every((part) => words.includes(` ${part}`)) ? 3 : 4;
}
