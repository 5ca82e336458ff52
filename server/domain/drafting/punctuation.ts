import type { Voice } from './voice.ts';

/** A sentence's first letter in upper case, where it has one of its own. */
export function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => {
    const upper = letter.toUpperCase();
    return upper.toLowerCase() === letter && upper.length === letter.length ? upper : letter;
  });
}

/** A sentence with its capital and its full stop. */
export function punctuate(sentence: string): string {
  return /[.!?]$/.test(sentence) ? capitalise(sentence) : `${capitalise(sentence)}.`;
}

/** Raises the voice of as many short sentences as the manner says. */
export function exclaim(sentences: readonly string[], { manner, random }: Voice): string[] {
  const short = sentences.filter((text) => text.split(' ').length < 10 && !/[:;]/.test(text));
  const raised = new Set(random.shuffle(short).slice(0, manner.exclamations));
  return sentences.map((text) => (raised.has(text) ? text.replace(/\.$/, '!') : text));
}
