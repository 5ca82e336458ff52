import type { Brief } from '../input/brief.ts';
import { checkDraft } from '../guard/guard.ts';
import type { Sentence } from './phrase.ts';
import { punctuate } from './punctuation.ts';
import { writeDraft } from './write-draft.ts';

/**
 * The fallback when no candidate passes: a draft with each custom sentiment in its own sentence; if the
 * guard rejects that too, a plain list of the sentiments' labels. Never throws.
 */
export function writeLastResort(brief: Brief, seed: string): string {
  const custom = brief.custom.map((one) => ({ ...one, phrases: [asSentence(one.words)] as const }));
  const thanks = brief.names.thanked === undefined ? [] : [`Thank you, ${brief.names.thanked}!`];
  const labels = brief.offered.map(({ label }) => `${label}.`);
  const typed = custom.map(({ phrases: [{ text }] }) => text);
  const note = brief.note === undefined ? [] : [brief.note];
  const plainest = [introduction, ...labels, ...typed, ...note, ...thanks].join(' ');
  const text = tryToWrite(() => writeDraft({ ...brief, custom }, seed));
  return text !== '' && checkDraft(text, brief).length === 0 ? text : plainest;
}

function asSentence(words: string): Sentence {
  return { kind: 'sentence', text: punctuate(words), weight: 1 };
}

const introduction = 'I had a good experience.';

function tryToWrite(write: () => string): string {
  try {
    return write();
  } catch {
    return '';
  }
}
