import { setTimeout as sleep } from 'node:timers/promises';
import type { Brief } from '../input/brief.ts';
import { repairDraft } from '../guard/draft-repair.ts';
import { checkDraft } from '../guard/guard.ts';
import type { Rejection } from '../guard/rejection.ts';
import { systemText, userText } from './model-prompt.ts';
import { ModelError, type DraftModel } from './draft-model.ts';
import { endedBy } from './post-json.ts';
import { writeBuiltInDraft } from '../writer/built-in-draft.ts';
import type { UsageCounter } from '../usage-counter.ts';

/** Milliseconds. */
export interface ModelTiming {
  /** In total: all calls, pauses and retries for one draft. */
  budget: number;
  /** The range of the random pause before a retry, so that many visitors don't retry at once. */
  pause: readonly [least: number, most: number];
}

const modelTiming: ModelTiming = { budget: 12_000, pause: [250, 750] };

export interface ModelDraftOptions {
  /** Counts calls, tokens, rejections and repairs. */
  usage: UsageCounter;
  /** Called with a draft that passed the guard; resolves to false if it is too similar to an earlier one. */
  accept: (review: string) => Promise<boolean>;
  timing?: ModelTiming | undefined;
  /** Aborts; counts like any other failure. */
  signal?: AbortSignal;
}

/**
 * Returns a checked draft from a model. A call with a transient failure is retried once. A rejected
 * draft is repaired if possible; if it isn't, or if the draft is too similar to an earlier one, the
 * model is asked for another.
 * @throws ModelError
 */
export async function writeModelDraft(
  model: DraftModel,
  brief: Brief,
  seed: string,
  { usage, accept, timing = modelTiming, signal }: ModelDraftOptions,
): Promise<string> {
  const ask = withOneRepeat(model, usage, timing, signal);
  let rejections: Rejection[] = [];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    // Not a draft that the built-in writer would return itself as the fallback.
    const start = writeBuiltInDraft(brief, `${seed}/start ${attempt}`).review;
    const response = await ask(userText(brief, start, rejections));
    const text = response.replace(/\s+/g, ' ').trim();
    rejections = checkDraft(text, brief, 'model', start);
    count(usage, rejections);
    const draft = rejections.length === 0 ? text : repairDraft(text, brief, start);
    if (draft === null) continue;
    if (draft !== text) usage.add('model', 'repaired');
    if (await accept(draft)) return draft;
    rejections = ['too-similar'];
    count(usage, rejections);
  }
  throw new ModelError('guard');
}

function count(usage: UsageCounter, rejections: readonly Rejection[]): void {
  for (const rejection of rejections) usage.add('model-refusal', rejection);
}

type Ask = (user: string) => Promise<string>;

function withOneRepeat(
  model: DraftModel,
  usage: UsageCounter,
  { budget, pause }: ModelTiming,
  left?: AbortSignal,
): Ask {
  const deadline = performance.now() + budget;
  const timeUp = AbortSignal.timeout(budget);
  const signal = left ? AbortSignal.any([left, timeUp]) : timeUp;
  const repeats = { left: 1 };
  return async (user) => {
    const call = () =>
      model.call({
        system: systemText,
        user,
        signal,
        count: (what, howMany) => usage.add('model', what, howMany),
      });
    try {
      return await call();
    } catch (error) {
      const wait = waitFor(error, pause);
      if (repeats.left === 0 || wait === undefined || performance.now() + wait >= deadline)
        throw error;
      repeats.left -= 1;
      await sleep(wait, undefined, { signal }).catch(() => Promise.reject(endedBy(signal)));
      return call();
    }
  };
}

/** How long to wait before a retry; undefined if a retry wouldn't help. */
function waitFor(error: unknown, [least, most]: ModelTiming['pause']): number | undefined {
  const isTransient =
    error instanceof ModelError && !error.skipped && /^(?:rate|server|network)$/.test(error.reason);
  if (!isTransient) return undefined;
  // Slightly longer than the provider's Retry-After: an exact wait could end too early.
  return (error.retryAfterMs ?? 0) + least + Math.random() * (most - least);
}
