import { MINUTE } from '../../../contract/durations.ts';
import type { DraftReply } from '../../../contract/drafting.ts';
import { composeDraft } from './compose-draft.ts';
import { createComposer } from './composer.ts';
import type { DraftRequest } from './draft-request.ts';
import { DraftingUnavailable } from './drafting-unavailable.ts';

/** Milliseconds that a model's answer is kept for a repeat of its request. */
const keptFor = 2 * MINUTE;

export interface DraftWriter {
  /**
   * A repeat within two minutes, in the same process, gets what the model answered, also while it still
   * writes. Drafts of the built-in writer need no such memory: the database knows which it was.
   * @throws DomainError
   */
  compose(request: DraftRequest): Promise<DraftReply>;
}

/** The writers as configured, and the short memory of what the model answered. */
export function createDraftWriter(parts: Parameters<typeof createComposer>[0]): DraftWriter {
  const composer = createComposer(parts);
  const kept = new Map<string, Promise<DraftReply>>();
  return {
    compose(request) {
      const { keyHash } = request;
      if (keyHash === undefined || composer.configured === null)
        return composeDraft(composer, request);
      const known = kept.get(keyHash);
      if (known) return known;
      const draft = composeDraft(composer, request);
      kept.set(keyHash, draft);
      const forget = () => kept.delete(keyHash);
      const keepOn = (isModelDraft: boolean) =>
        isModelDraft ? setTimeout(forget, keptFor).unref() : forget();
      draft.then(
        ({ source }) => keepOn(source === 'model'),
        (error) => keepOn(isPaid(error)),
      );
      return draft;
    },
  };
}

/** A failure that was paid stands for its repeats; another may succeed at the next try. */
function isPaid(error: unknown): boolean {
  return error instanceof DraftingUnavailable && error.mayBePaid;
}
