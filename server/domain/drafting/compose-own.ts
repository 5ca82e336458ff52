import type { DraftReply } from '../../../contract/drafting.ts';
import type { DraftTask } from './composer.ts';
import { writeAttempt, writeOwnDraft } from './writer/own-draft.ts';
import type { FallbackReason } from './tally.ts';

/**
 * The built-in writer's draft, unlike the business's earlier ones; the same again for a repeat.
 * @param reason why no model writes it, where one is configured
 */
export async function composeOwn(task: DraftTask, reason?: FallbackReason): Promise<DraftReply> {
  const { memory, request, tally, log } = task;
  const { brief, seed } = request;
  const review = await memory.consult(
    request,
    async ({ attempt, compare, remember }) => {
      if (attempt !== null) return writeAttempt(brief, seed, attempt);
      const own = writeOwnDraft(brief, seed, compare);
      if (own.error) log.error({ err: own.error }, 'the built-in writer failed');
      if (reason) tally.add('fallback', reason);
      for (const refusal of own.refusals) tally.add('own-refusal', refusal);
      await remember({ source: 'builtin', print: own.print, attempt: own.attempt }, tally);
      return own.review;
    },
    () => writeOwnDraft(brief, seed).review,
  );
  return { review, source: 'builtin' };
}
