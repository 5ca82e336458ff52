import { foldLetters, foldText, lettersInWords } from './fold-text.ts';

export interface Part {
  text: string;
  isMatch: boolean;
}

/** A name in parts, so that the letters that were typed can stand out. */
export function markMatch(name: string, typed: string): Part[] {
  const { folded, places } = foldWithPlaces(name);
  const isMarked = new Set<number>();
  for (const [start, end] of matches(folded, foldText(typed))) {
    // With the signs in between, that the comparison leaves out.
    for (let at = places[start] ?? 0; at <= (places[end - 1] ?? -1); at += 1) isMarked.add(at);
  }
  return joinParts(name, isMarked);
}

/** Where the typed words stand: together if they do, else each where it begins a word, or is at all. */
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
  // The space before the first word is not of the name, and the one before the match not of it.
  return match ? [[match.index, match.index + match[0].length - 1]] : [];
}

function findWord(folded: string, word: string): number {
  const start = ` ${folded}`.indexOf(` ${word}`);
  return start < 0 ? folded.indexOf(word) : start;
}

/** The folded name, and for each of its letters the place in the name that it comes from. */
function foldWithPlaces(name: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  for (let at = 0; at < name.length; at += 1) {
    for (const letter of foldLetters(name.charAt(at)).replace(/[^\p{L}\p{N}]/gu, ' ')) {
      // As in `foldText`, one space at most, and none at the start.
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
