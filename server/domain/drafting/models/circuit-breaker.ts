import { ModelError, type DraftModel, type ModelFailure } from './draft-model.ts';

/** After so many failures in a row the provider is left alone for a while. */
const failuresToOpen = 5;

/** Milliseconds. A provider that asks for more patience gets it, up to the longest. */
const pause = { usual: 15_000, longest: 60_000 };

/** These say nothing about the provider's health. */
const innocent: readonly ModelFailure[] = ['aborted', 'blocked', 'cut', 'guard'];

/**
 * Spares visitors the wait for a provider that keeps failing: while it is open, calls fail at once
 * with the last reason. After the pause one call tries again.
 */
export function withCircuitBreaker(model: DraftModel, now: () => number = Date.now): DraftModel {
  let failures = 0;
  let closedAgainAt = 0;
  let last: ModelError | undefined;
  return {
    async call(request) {
      if (last && now() < closedAgainAt) throw new ModelError(last.reason, last);
      try {
        // Others who come during the trial call are still turned away.
        if (failures >= failuresToOpen) closedAgainAt = now() + pause.usual;
        const text = await model.call(request);
        failures = 0;
        last = undefined;
        return text;
      } catch (error) {
        if (error instanceof ModelError && !innocent.includes(error.reason)) {
          failures += 1;
          last = error;
          const wait = Math.min(Math.max(error.retryAfterMs ?? 0, pause.usual), pause.longest);
          if (failures >= failuresToOpen) closedAgainAt = now() + wait;
        }
        throw error;
      }
    },
  };
}
