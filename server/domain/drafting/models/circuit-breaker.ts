import { HOUR, MINUTE, SECOND } from '../../../../contract/durations.ts';
import { ModelError, type DraftModel, type ModelFailure } from './draft-model.ts';

/** After so many failures in a row the provider is left alone for a while. */
const failuresToOpen = 5;

/**
 * Milliseconds. Keys and credit take a person to mend. A provider that asks us to wait longer gets it,
 * up to the longest; one that counts our calls knows best.
 */
const pause = { usual: 15 * SECOND, longest: MINUTE, ofAccount: 5 * MINUTE, ofRateLongest: HOUR };

/** These say nothing about the provider's health. */
const innocent: readonly ModelFailure[] = ['aborted', 'blocked', 'cut', 'guard'];

/** These do not pass by asking again. */
const ofAccount: readonly ModelFailure[] = ['no-key', 'bad-key', 'quota'];

/**
 * Spares visitors the wait for a provider that keeps failing: while it is open, calls fail at once
 * with the last reason. After the pause one call at a time tries again.
 */
export function withCircuitBreaker(model: DraftModel, now: () => number = Date.now): DraftModel {
  let failures = 0;
  /** Why it is open, and until when; null while it is closed. */
  let open: { error: ModelError; until: number } | null = null;
  let trying = false;
  const fail = (error: ModelError, isTrial: boolean) => {
    failures += 1;
    const wait = pauseAfter(error, isTrial || failures >= failuresToOpen);
    if (wait !== undefined) open = { error, until: now() + wait };
  };
  return {
    async call(request) {
      if (open && (trying || now() < open.until)) throw spared(open.error);
      const isTrial = open !== null;
      trying = isTrial;
      try {
        const text = await model.call(request);
        failures = 0;
        open = null;
        return text;
      } catch (error) {
        if (error instanceof ModelError && !innocent.includes(error.reason)) fail(error, isTrial);
        throw error;
      } finally {
        if (isTrial) trying = false;
      }
    },
  };
}

/** Milliseconds for which nobody shall ask; undefined where the next may. */
function pauseAfter({ reason, retryAfterMs = 0 }: ModelError, isIll: boolean): number | undefined {
  if (ofAccount.includes(reason)) return pause.ofAccount;
  const isRate = reason === 'rate';
  const wish = Math.min(retryAfterMs, isRate ? pause.ofRateLongest : pause.longest);
  if (isRate && wish > 0) return wish;
  return isIll ? Math.max(wish, pause.usual) : undefined;
}

function spared({ reason, status, retryAfterMs }: ModelError): ModelError {
  return new ModelError(reason, { status, retryAfterMs, spared: true });
}
