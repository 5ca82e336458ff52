import type { DraftReply } from '../../../contract/drafting.ts';
import { checkOwnWords } from './input/check-own-words.ts';
import type { Composer, DraftTask } from './composer.ts';
import { composeByModel } from './compose-by-model.ts';
import { composeBuiltIn } from './compose-built-in.ts';
import type { DraftRequest } from './draft-request.ts';
import { mayReachModel } from './input/prompt-injection.ts';
import { createUsageCounter } from './usage-counter.ts';

/**
 * Writes a draft, remembers its fingerprint, counts it, and says who wrote it. The built-in writer
 * gives a repeat of a request the same draft; a model is not asked for it again.
 * @throws DomainError `invalid_request` where the visitor's own words cannot be in a draft
 * @throws DraftingUnavailable where the model wrote none and nothing may take over
 */
export async function composeDraft(composer: Composer, request: DraftRequest): Promise<DraftReply> {
  checkOwnWords(request.input);
  const task: DraftTask = { ...composer, request, usage: createUsageCounter() };
  const { configured } = task;
  if (configured === null) return composeBuiltIn(task);
  if (!mayReachModel(request.input)) return composeBuiltIn(task, 'prompt-injection');
  return composeByModel({ ...task, configured });
}
