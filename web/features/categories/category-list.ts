import { foldText } from './fold-text.ts';

/**
 * How much a name is wanted: common ones first, health care before the rest, since most owners work there.
 */
export type Weight = 0 | 1 | 2 | 3;

/** What the list's file contains, before it is prepared for searching (`search/searchable.ts`). */
export interface CategoryList {
  names: readonly string[];
  /** One for each name. */
  weights: readonly Weight[];
  /** Owners' words for some names: `eye doctor` means an optometrist. */
  aliases: readonly Alias[];
  /** Words with the same meaning; the first of each group is the one that names mostly use. */
  sameWords: readonly (readonly string[])[];
}

export interface Alias {
  /** Normalized (`foldText`). */
  text: string;
  /** Indexes of the names that it stands for, the likeliest first. */
  names: readonly number[];
}

/**
 * The file's text: four sections with an empty line between them. One name per line; a digit for each name;
 * `eye doctor=12 345` per line; one group of words per line.
 */
export function formatCategoryList({ names, weights, aliases, sameWords }: CategoryList): string {
  return [
    names.join('\n'),
    weights.join(''),
    aliases.map(({ text, names: meant }) => `${text}=${meant.join(' ')}`).join('\n'),
    sameWords.map((words) => words.join(' ')).join('\n'),
  ].join('\n\n');
}

/** Reads what `formatCategoryList` wrote. */
export function parseCategoryList(text: string): CategoryList {
  const [names = [], [weights = ''] = [], aliases = [], sameWords = []] = text
    .split('\n\n')
    .map((section) => section.split('\n'));
  return {
    names,
    weights: Array.from(weights, (digit) => Number(digit) as Weight), // written by `formatCategoryList`
    aliases: aliases.map(parseAlias),
    sameWords: sameWords.map((line) => line.split(' ')),
  };
}

function parseAlias(line: string): Alias {
  const [text = '', meant = ''] = line.split('=');
  return { text: foldText(text), names: meant.split(' ').map(Number) };
}
