import { foldLetters, foldText, lettersInWords } from './fold-text.ts';

export interface Part {
  text: string;
  isMatch: boolean;
}

/** Splits a name into parts, so that the typed letters can be highlighted. */
export function markMatch(name: string, typed: string): Part[] {
  const { folded, indexes } = foldWithIndexes(name);
  const markedIndexes = new Set<number>();
  for (const [start, end] of matches(folded, foldText(typed))) {
    // Including the punctuation in between, which the search ignores.
    for (let at = indexes[start] ?? 0; at <= (indexes[end - 1] ?? -1); at += 1)
      markedIndexes.add(at);
  }
  return joinParts(name, markedIndexes);
}

/**
 * Where the typed words match: together if possible, otherwise each at the start of a word or else
 * anywhere.
 */
function matches(folded: string, search: string): [number, number][] {
  if (!search) return [];
  const together = findWord(folded, search);
  const words = together < 0 ? search.split(' ') : [search];
  const found = words.flatMap((word): [number, number][] => {
    const start = findWord(folded, word);
    return start < 0 ? [] : [[start, start + word.length]];
  });
  return found.length > 0 ? found : withoutSpaces(folded, search);
}

function withoutSpaces(folded: string, search: string): [number, number][] {
  const match = lettersInWords(search).exec(` ${folded}`);
  // The space before the first word is not part of the name, and the one before a match not part of
  // the match.
  return match ? [[match.index, match.index + match[0].length - 1]] : [];
}

function findWord(folded: string, word: string): number {
  const start = ` ${folded}`.indexOf(` ${word}`);
  return start < 0 ? folded.indexOf(word) : start;
}

/** The folded name, and for each of its letters its index in the name. */
function foldWithIndexes(name: string): { folded: string; indexes: number[] } {
  let folded = '';
  const indexes: number[] = [];
  for (let at = 0; at < name.length; at += 1) {
    for (const letter of foldLetters(name.charAt(at)).replace(/[^\p{L}\p{N}]/gu, ' ')) {
      // As in `foldText`, at most one space, and none at the start.
      if (letter === ' ' && (folded === '' || folded.endsWith(' '))) continue;
      folded += letter;
      indexes.push(at);
    }
  }
  return { folded, indexes };
}

function joinParts(name: string, markedIndexes: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < name.length; at += 1) {
    const last = parts[parts.length - 1];
    const letter = { text: name.charAt(at), isMatch: markedIndexes.has(at) };
    if (last?.isMatch === letter.isMatch) last.text += letter.text;
    else parts.push(letter);
  }
  return parts;
}
