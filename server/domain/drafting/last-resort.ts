import { writeBuiltinDraft } from './builtin-writer.ts';
import { readNames, type DraftInput } from './draft-input.ts';
import { checkDraft } from './guard.ts';
import { cleanOwnWords } from './own-words.ts';
import { findSentiment } from './sentiments.ts';

/**
 * The text that stands in where the writer has none: the visitor's own words apart, each in a sentence
 * of its own, beside the writer's draft of the offered feelings; failing that, the feelings as they
 * are called. The first that the guard lets pass, or else the plainest. It never throws.
 */
export function writeLastResort(input: DraftInput, seed: string): string {
  const plainest = [...input.sentiments.map((text) => quote(text, input)), thanks(input)];
  const plain = plainest.filter((sentence) => sentence !== '').join(' ');
  const texts = [() => besideOffered(input, seed), () => plain, () => `${introduction} ${plain}`];
  return texts.map(tryToWrite).find((text) => passes(text, input)) ?? `${introduction} ${plain}`;
}

const introduction = 'This is how my visit went.';

function besideOffered(input: DraftInput, seed: string): string {
  const offered = input.sentiments.filter((text) => findSentiment(text));
  const own = input.sentiments.filter((text) => !findSentiment(text));
  const draft = writeBuiltinDraft({ ...input, sentiments: offered }, seed);
  return [draft, ...own.map((text) => quote(text, input))].filter((part) => part !== '').join(' ');
}

function quote(text: string, input: DraftInput): string {
  const words = cleanOwnWords(text, readNames(input));
  return words === '' ? '' : `In my own words: ${words}.`;
}

function thanks(input: DraftInput): string {
  const { thanked } = readNames(input);
  return thanked === undefined ? '' : `Thank you, ${thanked}.`;
}

function tryToWrite(write: () => string): string {
  try {
    return write();
  } catch {
    return '';
  }
}

function passes(text: string, input: DraftInput): boolean {
  return text !== '' && checkDraft(text, input).length === 0;
}
