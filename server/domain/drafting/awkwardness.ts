import { countWords } from './words.ts';

/**
 * Points for what makes a short text sound mechanical; 0 is best.
 * @param words how many it is to have, about
 */
export function awkwardness(text: string, words: number): number {
  const sentences = text.split(/(?<=[.!?]) /);
  return (
    repeatedStarts(sentences) +
    repeatedWords(text) +
    overlong(sentences) +
    stutters(text) +
    missedLength(text, words)
  );
}

/** "met met", where two wordings come together: worse than all else. */
function stutters(text: string): number {
  const words = text.toLowerCase().split(' ');
  return words.some((word, at) => word === words[at - 1] && word !== 'that') ? 40 : 0;
}

/** Drafts of fewer words than this resemble each other. */
const fewestWords = 23;

/** A sixteenth too long or too short is one point; each word below the fewest is four. */
function missedLength(text: string, words: number): number {
  const count = countWords(text);
  return (Math.abs(count - words) / words) * 16 + Math.max(0, fewestWords - count) * 4;
}

function repeatedStarts(sentences: readonly string[]): number {
  const starts = sentences.map((sentence) => sentence.split(' ', 2).join(' ').toLowerCase());
  const firsts = sentences.map((sentence) => sentence.split(' ', 1).join('').toLowerCase());
  const inARow = firsts.filter((first, index) => first === firsts[index - 1]).length;
  return (
    inARow * 4 + (starts.length - new Set(starts).size) * 3 + (firsts.length - new Set(firsts).size)
  );
}

function repeatedWords(text: string): number {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const stems = words.map((word) => word.slice(0, 5));
  return (stems.length - new Set(stems).size) * 3;
}

function overlong(sentences: readonly string[]): number {
  let points = 0;
  for (const sentence of sentences) {
    const ands = sentence.split(' and ').length - 1;
    points += Math.max(0, countWords(sentence) - 28) / 2 + Math.max(0, ands - 2) * 4;
  }
  return points;
}
