import { MINUTE } from '../../../contract/durations.ts';
import type { Context } from '../../context.ts';

/** A browser that lost an answer asks again within seconds; a person who presses again, within a minute. */
const keptMilliseconds = 2 * MINUTE;
/** Far more than people complete in two minutes; about 100 bytes each. */
const mostKept = 10_000;

/** Which call a browser sent: a repeat has the same key and says the same. */
interface SuccessfulCall {
  name: string;
  idempotencyKey: string | undefined;
  body: unknown;
}

/** Does a piece of work once for a call and its repeats. */
type Once = (call: SuccessfulCall, work: () => Promise<void>) => Promise<void>;

interface Known {
  done: Promise<void>;
  /** Milliseconds since 1970; infinite while the work is under way. */
  until: number;
}

/**
 * Remembers which calls that can succeed only once have done so, because an answer may be lost on its way
 * and a browser asks again. A repeat waits for the same work, or finds it done. Failures are not kept. What
 * is kept are keyed digests, in this process only: a repeat that reaches another one is refused.
 */
export function rememberSuccesses({ keys, now }: Pick<Context, 'keys' | 'now'>): Once {
  const successes = new Map<string, Known>();

  const forgetOld = () => {
    for (const [digest, { until }] of successes) {
      if (until <= now().getTime()) successes.delete(digest);
    }
    for (const digest of successes.keys()) {
      if (successes.size < mostKept) break;
      successes.delete(digest);
    }
  };

  const remember = async (digest: string, done: Promise<void>) => {
    successes.set(digest, { done, until: Infinity });
    try {
      await done;
      // Set again, so that the map stays in order of age.
      successes.delete(digest);
      successes.set(digest, { done: Promise.resolve(), until: now().getTime() + keptMilliseconds });
    } catch (error) {
      successes.delete(digest);
      throw error;
    }
  };

  return async ({ name, idempotencyKey, body }, work) => {
    if (idempotencyKey === undefined) return work();
    forgetOld();
    const digest = keys.digest('idempotency', name, idempotencyKey, JSON.stringify(body));
    const known = successes.get(digest);
    return known ? known.done : remember(digest, work());
  };
}
