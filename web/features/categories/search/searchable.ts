import type { CategoryList, Weight } from '../category-list.ts';
import { foldText } from '../fold-text.ts';
import { indexWords, type WordIndex } from './word-index.ts';

export interface SearchableName {
  name: string;
  /** Normalized; a space before and after every word, including the first and the last. */
  words: string;
  /** Normalized, without spaces. */
  letters: string;
  weight: Weight;
}

interface SearchableAlias {
  /** Like a name's. */
  words: string;
  parts: readonly string[];
  names: readonly SearchableName[];
}

/** The list, prepared once for all searches. */
export interface Searchable {
  /** In the list's order. */
  names: readonly SearchableName[];
  aliases: readonly SearchableAlias[];
  /** For a word, others with the same meaning. */
  sameWords: ReadonlyMap<string, readonly string[]>;
  /** The words of the names, by their indexes. */
  index: WordIndex;
  /** The words of names and aliases, with the number of those that have it. */
  vocabulary: ReadonlyMap<string, number>;
}

export function prepareSearch(list: CategoryList): Searchable {
  const names = list.names.map((name, place) => {
    const folded = foldText(name);
    const letters = folded.replaceAll(' ', '');
    return { name, words: ` ${folded} `, letters, weight: list.weights[place] ?? 0 };
  });
  const aliases = list.aliases.map(({ text, names: places }) => ({
    words: ` ${text} `,
    parts: text.split(' '),
    names: places.flatMap((place) => names[place] ?? []),
  }));
  const index = indexWords(names.map(({ words }) => words));
  const sameWords = groupWords(list.sameWords);
  return { names, aliases, sameWords, index, vocabulary: countWords(index, aliases) };
}

function groupWords(groups: CategoryList['sameWords']): Map<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const group of groups) {
    for (const word of group) {
      const more = group.filter((other) => other !== word);
      others.set(word, [...(others.get(word) ?? []), ...more]);
    }
  }
  return others;
}

function countWords(index: WordIndex, aliases: readonly SearchableAlias[]): Map<string, number> {
  const counts = new Map(index.words.map((word) => [word, index.with(word).length]));
  for (const word of aliases.flatMap(({ parts }) => parts))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
