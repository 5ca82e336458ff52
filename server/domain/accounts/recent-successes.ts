import { MINUTE } from '../../../contract/durations.ts';
import type { Context } from '../../context.ts';

/** A browser that lost a response retries within seconds; a person who clicks again, within a minute. */
const rememberedMs = 2 * MINUTE;
/** Far more than people complete in two minutes; about 100 bytes each. */
const maxRemembered = 10_000;

/** Identifies a call: a repeat has the same key and the same body. */
interface SuccessfulCall {
  name: string;
  idempotencyKey: string | undefined;
  body: unknown;
}

/** Runs `work` once for a call and its repeats. */
type Once<T> = (call: SuccessfulCall, work: () => Promise<T>) => Promise<T>;

interface Known<T> {
  done: Promise<T>;
  /** Milliseconds since 1970; Infinity while the work is running. */
  until: number;
}

/**
 * Remembers calls that can succeed only once and did, because a browser retries if the response was lost. A
 * repeat waits for the same work, or finds what it returned. Failures are not remembered. Only that and keyed
 * digests are stored, in this process: a repeat that reaches another process is rejected.
 */
export function rememberSuccesses<T>({ keys, now }: Pick<Context, 'keys' | 'now'>): Once<T> {
  const successes = new Map<string, Known<T>>();

  const forgetOld = () => {
    for (const [digest, { until }] of successes) {
      if (until <= now().getTime()) successes.delete(digest);
    }
    for (const digest of successes.keys()) {
      if (successes.size < maxRemembered) break;
      successes.delete(digest);
    }
  };

  const remember = async (digest: string, done: Promise<T>) => {
    successes.set(digest, { done, until: Infinity });
    try {
      const result = await done;
      // Deleted and set again, to keep the map sorted by age.
      successes.delete(digest);
      successes.set(digest, { done, until: now().getTime() + rememberedMs });
      return result;
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
