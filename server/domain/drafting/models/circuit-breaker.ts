import { HOUR, MINUTE, SECOND } from '../../../../contract/durations.ts';
import { ModelError, type DraftModel, type ModelFailure } from './draft-model.ts';

/** Consecutive failures that open the circuit. */
const failuresToOpen = 5;

/**
 * Milliseconds. Problems with keys and credit need a person to fix them. A longer `Retry-After` is
 * honored up to `longest`; for rate limits, up to an hour.
 */
const pause = {
  usual: 15 * SECOND,
  longest: MINUTE,
  afterAccountFailure: 5 * MINUTE,
  longestForRateLimit: HOUR,
};

/** These say nothing about the provider's health. */
const ignoredFailures: readonly ModelFailure[] = ['aborted', 'blocked', 'cut', 'guard'];

/** Retrying doesn't help with these. */
const accountFailures: readonly ModelFailure[] = ['no-key', 'bad-key', 'quota'];

/**
 * Saves visitors the wait for a provider that keeps failing: while open, calls fail immediately with the
 * last reason. After the pause, one trial call at a time is allowed.
 */
export function withCircuitBreaker(model: DraftModel, now: () => number = Date.now): DraftModel {
  let failures = 0;
  /** The last error, and when the pause ends; null while closed. */
  let open: { error: ModelError; until: number } | null = null;
  let trying = false;
  const fail = (error: ModelError, isTrial: boolean) => {
    failures += 1;
    const wait = pauseAfter(error, isTrial || failures >= failuresToOpen);
    if (wait !== undefined) open = { error, until: now() + wait };
  };
  return {
    async call(request) {
      if (open && (trying || now() < open.until)) throw skipped(open.error);
      const isTrial = open !== null;
      trying = isTrial;
      try {
        const text = await model.call(request);
        failures = 0;
        open = null;
        return text;
      } catch (error) {
        if (error instanceof ModelError && !ignoredFailures.includes(error.reason))
          fail(error, isTrial);
        throw error;
      } finally {
        if (isTrial) trying = false;
      }
    },
  };
}

/** Milliseconds to stay open; undefined to stay closed. */
function pauseAfter(
  { reason, retryAfterMs = 0 }: ModelError,
  mustOpen: boolean,
): number | undefined {
  if (accountFailures.includes(reason)) return pause.afterAccountFailure;
  const isRate = reason === 'rate';
  const wish = Math.min(retryAfterMs, isRate ? pause.longestForRateLimit : pause.longest);
  if (isRate && wish > 0) return wish;
  return mustOpen ? Math.max(wish, pause.usual) : undefined;
}

function skipped({ reason, status, retryAfterMs }: ModelError): ModelError {
  return new ModelError(reason, { status, retryAfterMs, skipped: true });
}
