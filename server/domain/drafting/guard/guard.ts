import type { Brief } from '../input/brief.ts';
import { formFaults } from './draft-form.ts';
import { groundingFaults } from './draft-grounding.ts';
import { maskDraft } from './mask.ts';
import { modelFaults } from './model-faults.ts';
import type { Rejection, Writer } from './rejection.ts';

/**
 * Checks a draft: its form, that it says all the sentiments, the thanked name and the note, and that
 * it says nothing that the visitor did not. For our own drafts this is a check of consistency. A
 * model's draft is read sentence by sentence, and its grammar is looked at too.
 * @param startingPoint the draft of ours that the model was given; it may repeat sentences of it
 * @returns the reasons against it, each once; none for a draft that may be shown
 */
export function checkDraft(
  text: string,
  brief: Brief,
  writer: Writer = 'builtin',
  startingPoint = '',
): Rejection[] {
  const draft = maskDraft(text, brief);
  const form = formFaults(draft);
  const content = writer === 'builtin' ? groundingFaults(draft) : modelFaults(draft, startingPoint);
  return [...new Set([...form, ...content])];
}
