import type { Brief } from '../input/brief.ts';
import { formFaults } from './draft-form.ts';
import { groundingFaults } from './draft-grounding.ts';
import { maskDraft } from './mask.ts';
import { modelFaults } from './model-faults.ts';
import type { Rejection, Writer } from './rejection.ts';

/**
 * Checks a draft: its form, that it expresses all sentiments, the thanked name and the note, and that
 * it says nothing else. For built-in drafts this is a consistency check. A model's draft is checked
 * sentence by sentence, including its grammar.
 * @param startingPoint the built-in draft that the model was given; it may repeat its sentences
 * @returns the reasons to reject it, each once; none if it may be shown
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
