import type { DraftReply } from '../../../contract/drafting.ts';
import { checkOwnWords } from './input/check-own-words.ts';
import type { Composer, DraftTask } from './composer.ts';
import { composeByModel } from './compose-by-model.ts';
import { composeBuiltIn } from './compose-built-in.ts';
import type { DraftRequest } from './draft-request.ts';
import { mayReachModel } from './input/prompt-injection.ts';
import { createUsageCounter } from './usage-counter.ts';

/**
 * Writes a draft, stores its fingerprint and counts it. A repeated request gets the built-in writer's
 * same draft again and never calls a model twice.
 * @throws DomainError `invalid_request` if the visitor's own words can't appear in a draft
 * @throws DraftingUnavailable if the model failed and no fallback is allowed
 */
export async function composeDraft(composer: Composer, request: DraftRequest): Promise<DraftReply> {
  checkOwnWords(request.input);
  const task: DraftTask = { ...composer, request, usage: createUsageCounter() };
  const { configured } = task;
  if (configured === null) return composeBuiltIn(task);
  if (!mayReachModel(request.input)) return composeBuiltIn(task, 'prompt-injection');
  return composeByModel({ ...task, configured });
}
