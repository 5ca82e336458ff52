import type { DraftInput } from './draft-input.ts';
import { formFaults } from './draft-form.ts';
import { groundingFaults } from './draft-grounding.ts';
import { readGrounds } from './grounds.ts';

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
  /** Found by the likeness memory, not by `checkDraft`. */
  'too-alike',
] as const;

export type Refusal = (typeof refusals)[number];

/**
 * Checks a draft, whoever wrote it: its form, that it reflects all the sentiments and the thanked
 * name, and that it says nothing that the input does not.
 * @returns the reasons against it, each once; none for a draft that may be shown
 */
export function checkDraft(text: string, input: DraftInput): Refusal[] {
  const grounds = readGrounds(text, input);
  return [...formFaults(text, grounds), ...groundingFaults(text, grounds)];
}
