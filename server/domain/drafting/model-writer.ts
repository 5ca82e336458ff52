import { setTimeout as sleep } from 'node:timers/promises';
import type { DraftInput } from './draft-input.ts';
import { checkDraft, type Refusal } from './guard.ts';
import { systemText, userText } from './model-prompt.ts';
import { ModelError, type DraftModel } from './models/draft-model.ts';
import { endedBy } from './models/post-json.ts';
import { writeOwnDraft } from './own-draft.ts';

/** Milliseconds. */
export interface ModelTiming {
  /** For everything: all calls, pauses and repeats of one draft. */
  budget: number;
  /** The pause before a repeat lies between these, so that many visitors do not come back at once. */
  pause: readonly [least: number, most: number];
}

const modelTiming: ModelTiming = { budget: 12_000, pause: [250, 750] };

/**
 * A model's draft, checked. A call that failed for the moment is repeated once; a draft that the
 * guard refuses is asked for once more.
 * @throws ModelError
 */
export async function writeModelDraft(
  model: DraftModel,
  input: DraftInput,
  seed: string,
  signal?: AbortSignal,
  timing: ModelTiming = modelTiming,
): Promise<string> {
  const startingPoint = writeOwnDraft(input, seed);
  const ask = withOneRepeat(model, timing, signal);
  let refused: Refusal[] = [];
  for (let asked = 0; asked < 2; asked += 1) {
    const draft = tidy(await ask(userText(input, startingPoint, refused)));
    refused = checkDraft(draft, input);
    if (refused.length === 0) return draft;
  }
  throw new ModelError('guard');
}

type Ask = (user: string) => Promise<string>;

function withOneRepeat(model: DraftModel, { budget, pause }: ModelTiming, left?: AbortSignal): Ask {
  const deadline = performance.now() + budget;
  const timeUp = AbortSignal.timeout(budget);
  const signal = left ? AbortSignal.any([left, timeUp]) : timeUp;
  const repeats = { left: 1 };
  return async (user) => {
    const call = () => model.call({ system: systemText, user, signal });
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
  const passing = error instanceof ModelError && /^(?:rate|server|network)$/.test(error.reason);
  if (!passing) return undefined;
  return Math.max(least + Math.random() * (most - least), error.retryAfterMs ?? 0);
}

/** What models add by habit: quotation marks around the whole, line breaks. */
function tidy(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [, inner] = /^["“](.*)["”]$/.exec(line) ?? [];
  return inner === undefined || /["“”]/.test(inner) ? line : inner.trim();
}
