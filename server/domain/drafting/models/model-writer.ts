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
  /** For everything: all calls, pauses and repeats of one draft. */
  budget: number;
  /** The pause before a repeat lies between these, so that many visitors do not come back at once. */
  pause: readonly [least: number, most: number];
}

const modelTiming: ModelTiming = { budget: 12_000, pause: [250, 750] };

export interface ModelDraftOptions {
  /** Learns of calls, tokens, refusals and repairs. */
  usage: UsageCounter;
  /** Told of a draft that passed the guard; false where it is too similar to an earlier one. */
  accept: (review: string) => Promise<boolean>;
  timing?: ModelTiming | undefined;
  /** Ends the wait; the failure then counts as any other. */
  signal?: AbortSignal;
}

/**
 * A model's draft, checked. A call that failed for the moment is repeated once. A draft that the guard
 * refuses is repaired where that is possible; where it is not, or where the draft is too like an
 * earlier one, it is asked for once more.
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
  for (let asked = 0; asked < 2; asked += 1) {
    // Not one that the built-in writer would give itself, should it take over.
    const start = writeBuiltInDraft(brief, `${seed}/start ${asked}`).review;
    const answer = await ask(userText(brief, start, rejections));
    const text = answer.replace(/\s+/g, ' ').trim();
    rejections = checkDraft(text, brief, 'model', start);
    count(usage, rejections);
    const draft = rejections.length === 0 ? text : repairDraft(text, brief, 'model', start);
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

/** How long to wait before a repeat; undefined where a repeat would not help. */
function waitFor(error: unknown, [least, most]: ModelTiming['pause']): number | undefined {
  const passing =
    error instanceof ModelError && !error.spared && /^(?:rate|server|network)$/.test(error.reason);
  if (!passing) return undefined;
  // A little more than the provider asks for: to the millisecond, the call might come too early.
  return (error.retryAfterMs ?? 0) + least + Math.random() * (most - least);
}
