import type { DraftInput } from './draft-input.ts';
import { formFaults } from './draft-form.ts';
import { groundingFaults } from './draft-grounding.ts';
import { readGrounds } from './grounds.ts';
import { modelFaults } from './model-faults.ts';

/** Why a draft may not leave the server. Reasons are counted; the text is never kept. */
export const refusals = [
  'too-short',
  'too-long',
  'hidden-characters',
  'markup',
  'emoji',
  'link',
  'contact',
  'quotes',
  'placeholder',
  'preamble',
  'sentiment-missing',
  'name-missing',
  'denial',
  'invention',
  'ungrounded-word',
  'grammar',
  /** Found by the likeness memory, not by `checkDraft`. */
  'too-alike',
] as const;

export type Refusal = (typeof refusals)[number];

/** Who wrote a text. Ours are hand-written lines; a model's may be anything. */
export type Writer = 'builtin' | 'model';

/**
 * Checks a draft: its form, that it reflects all the sentiments and the thanked name, and that it
 * says nothing that the input does not. A model has fewer words than our own lines, and its grammar
 * is looked at too.
 * @param startingPoint the draft of ours that the model was given; it may repeat sentences of it
 * @returns the reasons against it, each once; none for a draft that may be shown
 */
export function checkDraft(
  text: string,
  input: DraftInput,
  writer: Writer = 'builtin',
  startingPoint = '',
): Refusal[] {
  const grounds = readGrounds(text, input);
  const form = formFaults(text, grounds);
  const faults = [...form, ...groundingFaults(text, grounds)];
  // A draft in quotation marks has no sentence that can be compared; it is looked at again without.
  if (writer === 'builtin' || form.length > 0) return faults;
  return [...new Set([...faults, ...modelFaults(text, grounds, startingPoint)])];
}
