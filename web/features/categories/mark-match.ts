import { foldLetters, foldText, lettersInWords } from './fold-text.ts';

export interface Part {
  text: string;
  isMatch: boolean;
}

/** Splits a name into parts, so that the typed letters can be highlighted. */
export function markMatch(name: string, typed: string): Part[] {
  const { folded, places } = foldWithPlaces(name);
  const isMarked = new Set<number>();
  for (const [start, end] of matches(folded, foldText(typed))) {
    // Including the punctuation in between, which the search ignores.
    for (let at = places[start] ?? 0; at <= (places[end - 1] ?? -1); at += 1) isMarked.add(at);
  }
  return joinParts(name, isMarked);
}

/**
 * Where the typed words match: together if possible, otherwise each at the start of a word or else
 * anywhere.
 */
function matches(folded: string, asked: string): [number, number][] {
  if (!asked) return [];
  const together = findWord(folded, asked);
  const words = together < 0 ? asked.split(' ') : [asked];
  const found = words.flatMap((word): [number, number][] => {
    const start = findWord(folded, word);
    return start < 0 ? [] : [[start, start + word.length]];
  });
  return found.length > 0 ? found : withoutSpaces(folded, asked);
}

function withoutSpaces(folded: string, asked: string): [number, number][] {
  const match = lettersInWords(asked).exec(` ${folded}`);
  // The space before the first word is not part of the name, and the one before a match not part of
  // the match.
  return match ? [[match.index, match.index + match[0].length - 1]] : [];
}

function findWord(folded: string, word: string): number {
  const start = ` ${folded}`.indexOf(` ${word}`);
  return start < 0 ? folded.indexOf(word) : start;
}

/** The folded name, and for each of its letters its index in the name. */
function foldWithPlaces(name: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  for (let at = 0; at < name.length; at += 1) {
    for (const letter of foldLetters(name.charAt(at)).replace(/[^\p{L}\p{N}]/gu, ' ')) {
      // As in `foldText`, at most one space, and none at the start.
      if (letter === ' ' && (folded === '' || folded.endsWith(' '))) continue;
      folded += letter;
      places.push(at);
    }
  }
  return { folded, places };
}

function joinParts(name: string, isMarked: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < name.length; at += 1) {
    const last = parts[parts.length - 1];
    const letter = { text: name.charAt(at), isMatch: isMarked.has(at) };
    if (last?.isMatch === letter.isMatch) last.text += letter.text;
    else parts.push(letter);
  }
  return parts;
}
