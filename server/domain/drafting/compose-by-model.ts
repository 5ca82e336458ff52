import type { DraftReply } from '../../../contract/drafting.ts';
import { releaseRequest } from '../../db/draft-requests.ts';
import { addUsage } from '../../db/draft-usage.ts';
import { utcDay } from '../utc-day.ts';
import { composeBuiltIn } from './compose-built-in.ts';
import { countLater, type ModelTask } from './composer.ts';
import { DraftingUnavailable } from './drafting-unavailable.ts';
import { tooSimilar } from './similarity/compare.ts';
import { claimModel } from './models/model-budgets.ts';
import { writeModelDraft } from './models/model-writer.ts';
import { ModelError } from './models/draft-model.ts';
import type { FallbackReason, UsageCounter } from './usage-counter.ts';

/**
 * The model's draft, after claiming the request and charging the budgets; otherwise the built-in
 * writer's.
 * @throws DraftingUnavailable if the configuration doesn't allow the built-in writer as a fallback
 */
export async function composeByModel(task: ModelTask): Promise<DraftReply> {
  const reason = await task.bestEffort(
    task.request.deadline,
    () => claimModel(task, task.request),
    () => 'database' as const,
  );
  // A repeat of a claimed request always gets a draft, whatever the configuration says.
  if (reason === 'repeat') return composeBuiltIn(task, reason);
  if (reason) return replaceModel(task, reason);
  try {
    return { review: await askModel(task), source: 'model' };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    task.log.warn({ reason: error.reason }, 'a model gave no draft');
    return replaceModel(task, error.reason, error);
  }
}

function askModel(task: ModelTask): Promise<string> {
  const { configured, memory, request, usage } = task;
  const accept = (review: string) =>
    memory.consult(
      request,
      ({ compare, remember }) => {
        const { fingerprint, similarity } = compare(review);
        if (similarity() > tooSimilar) return false;
        remember({ source: 'model', fingerprint: fingerprint(), attempt: null }, usage);
        return true;
      },
      () => {
        countLater(task, 'model', null);
        return true;
      },
    );
  const { model, timing } = configured;
  return writeModelDraft(model, request.brief, request.seed, { usage, accept, timing });
}

async function replaceModel(
  task: ModelTask,
  reason: FallbackReason,
  cause?: ModelError,
): Promise<DraftReply> {
  if (task.configured.fallback === 'builtin') return composeBuiltIn(task, reason);
  const isPaid = mayBePaid(task.usage, reason);
  task.usage.add('fallback', reason);
  await task.bestEffort(
    task.request.deadline,
    () => writeDownFailure(task, isPaid),
    () => undefined,
  );
  throw new DraftingUnavailable(reason, isPaid, cause);
}

/** Providers don't charge for these, and some never reached a provider. */
const unpaid: readonly FallbackReason[] = [
  'no-key',
  'bad-key',
  'quota',
  'rate',
  'server',
  'network',
  'bad-request',
  'visitor-budget',
  'business-budget',
  'installation-budget',
  'database',
];

function mayBePaid(usage: UsageCounter, reason: FallbackReason): boolean {
  const wasAnswered = usage.counts().some(({ kind }) => kind === 'model-refusal');
  return wasAnswered || !unpaid.includes(reason);
}

/** A request that cost nothing may be retried with the same key. */
async function writeDownFailure(
  { db, now, request: { identity }, usage }: ModelTask,
  isPaid: boolean,
): Promise<void> {
  if (!isPaid) await releaseRequest(db, identity.keyHash);
  await addUsage(db, utcDay(now()), usage.counts());
}
