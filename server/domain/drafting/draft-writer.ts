import { MINUTE } from '../../../contract/durations.ts';
import type { DraftReply } from '../../../contract/drafting.ts';
import { composeDraft } from './compose-draft.ts';
import { createComposer, type Composer } from './composer.ts';
import type { DraftRequest } from './draft-request.ts';
import { DraftingUnavailable } from './drafting-unavailable.ts';
import { createFindBusiness, type FindBusiness } from './find-business.ts';

/** Milliseconds for which a model's response is kept for repeats of its request. */
const keptFor = 2 * MINUTE;

export interface DraftWriter {
  /**
   * A repeat within two minutes in the same process gets the model's draft, or waits for it if it is
   * still being written. Built-in drafts need no cache: the database stores the attempt's number.
   * @throws DomainError
   */
  compose(request: DraftRequest): Promise<DraftReply>;
  findBusiness: FindBusiness;
  /** Whether another draft by the built-in writer would be refused. */
  isCrowded: Composer['isCrowded'];
  /** Whether drafts are written without the database, which did not answer a moment ago. */
  isOut: Composer['isOut'];
  /** Counts what killed processes left behind; once the database is migrated. */
  start(): void;
  /** Counts the drafts that were given while the database did not answer. */
  close(): Promise<void>;
}

/** The configured writers, with a short-lived cache of model drafts. */
export function createDraftWriter(parts: Parameters<typeof createComposer>[0]): DraftWriter {
  const composer = createComposer(parts);
  const kept = new Map<string, Promise<DraftReply>>();
  return {
    findBusiness: createFindBusiness({ ...parts, isOut: composer.isOut }),
    start: () => composer.lateDrafts.start(),
    close: () => composer.lateDrafts.close(),
    isCrowded: composer.isCrowded,
    isOut: composer.isOut,
    compose(request) {
      const { identity } = request;
      if (composer.configured === null) return composeDraft(composer, request);
      // Other content under the same key is not a repeat; the database refuses it.
      const { contentHash } = identity;
      const known = kept.get(contentHash);
      if (known) return known;
      const draft = composeDraft(composer, request);
      kept.set(contentHash, draft);
      const forget = () => kept.delete(contentHash);
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

/** A failure that cost money is repeated as is; any other request may succeed on a retry. */
function isPaid(error: unknown): boolean {
  return error instanceof DraftingUnavailable && error.mayBePaid;
}
