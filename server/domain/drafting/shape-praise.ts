import { determiners, nouns, pluralNouns, praising } from './shape-words.ts';

/**
 * True where the words are praise for certain, so that "I appreciated" may stand before them: one of
 * them can only be praise, and none can turn it ("good luck", "friendly but slow", "could be kinder").
 */
export function isCertainPraise(words: readonly string[]): boolean {
  return words.some((word) => praising.has(word)) && words.every(keepsPraise);
}

function keepsPraise(word: string): boolean {
  const isThing = (nouns.has(word) || pluralNouns.has(word)) && !unwelcome.test(word);
  return praising.has(word) || isThing || determiners.has(word) || around.test(word);
}

const unwelcome = /^(?:pain|wait|waits|waiting|bill|pressure|problem|surprises?|jokes?)$/;

const around =
  /^(?:and|very|really|so|super|truly|extremely|incredibly|always|just|genuinely|were|was|are|is|they|they're|it|it's|everyone|with|of|in|on|to|me|us)$/;
