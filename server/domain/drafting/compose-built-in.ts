import type { DraftReply } from '../../../contract/drafting.ts';
import { unavailable } from '../domain-error.ts';
import { countLater, type DraftTask } from './composer.ts';
import { writeAttempt, writeBuiltInDraft } from './writer/built-in-draft.ts';
import type { FallbackReason } from './usage-counter.ts';

const crowded = 'Too many drafts are being written right now. Please try again in a moment.';

/**
 * The built-in writer's draft, chosen to differ from the business's earlier ones; a repeated request
 * gets the same one.
 * @param reason why the configured model isn't writing it
 * @throws DomainError `unavailable` if too many drafts are waiting to be chosen
 */
export async function composeBuiltIn(
  task: DraftTask,
  reason?: FallbackReason,
): Promise<DraftReply> {
  const { memory, request, usage, log } = task;
  if (task.isCrowded()) {
    task.metrics.shedRequests.inc({ reason: 'drafts' });
    throw unavailable(crowded);
  }
  const { brief, seed } = request;
  // Once, even if the draft is written again because the first one could not be stored.
  let isReasonCounted = false;
  const countReason = () => {
    if (reason && !isReasonCounted) usage.add('fallback', reason);
    isReasonCounted = true;
  };
  const review = await memory.consult(
    request,
    ({ attempt, compare, remember }) => {
      if (attempt !== null) return writeAttempt(brief, seed, attempt);
      const draft = writeBuiltInDraft(brief, seed, compare);
      if (draft.error) log.error({ err: draft.error }, 'the built-in writer failed');
      countReason();
      for (const rejection of draft.rejections) usage.add('own-refusal', rejection);
      remember(
        { source: 'builtin', fingerprint: draft.fingerprint, attempt: draft.attempt },
        usage,
      );
      return draft.review;
    },
    () => {
      const draft = writeBuiltInDraft(brief, seed);
      countReason();
      countLater(task, 'builtin', draft.attempt);
      return draft.review;
    },
  );
  return { review, source: 'builtin' };
}
