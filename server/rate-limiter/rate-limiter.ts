import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { rateLimits, type LimitName } from '../../contract/rate-limits.ts';
import {
  accountLimits,
  accountSentences,
  type AccountLimitName,
} from '../domain/accounts/account-limits.ts';
import { createEmailCaps, type CapDraw, type ReachedCap } from './email-caps.ts';
import {
  consume,
  createTableLimiter,
  createTableLimiters,
  mapNames,
  retryAfterOf,
} from './limiter.ts';
import { reportLimits } from './report-limits.ts';
import { addressGroup } from './address-group.ts';
import { createSharedCounting } from './shared-counting.ts';
import { DomainError, tooMany } from '../domain/domain-error.ts';
import { utcDay } from '../domain/utc-day.ts';
import type { Keys } from '../config/app-keys.ts';

export interface RateLimiter {
  /** Takes one point of a visitor's limit. @throws DomainError `too_many_requests` */
  take(name: LimitName, address: string): Promise<void>;
  /**
   * Takes one point of a limit on what is done to one account, whatever the caller's address; unknown
   * accounts count in the same way. Exact for any number of processes.
   * @param subject what is counted: mostly the account's email address
   * @throws DomainError `too_many_requests`
   */
  takeOfSubject(name: AccountLimitName, subject: string): Promise<void>;
  /** Takes one point of each cap on email. @returns the cap that is reached, or null */
  chargeEmailCaps(draws: readonly CapDraw[]): Promise<ReachedCap | null>;
  /** True if the database did not answer a moment ago, as far as visitors' limits can tell. */
  isDatabaseOut(): boolean;
  /** Gives a subject all points of a limit back. */
  resetLimit(name: AccountLimitName, subject: string): Promise<void>;
}

interface Parts {
  pool: pg.Pool;
  keys: Keys;
  log: FastifyBaseLogger;
  now: () => Date;
  enabled: boolean;
  feedbackPerDay: number;
}

/** What never writes, or only counts, is counted per process, to save a query; writes across all processes. */
const inMemory: ReadonlySet<LimitName> = new Set([
  'page',
  'read',
  'notFound',
  'logo',
  'crossSite',
  'session',
  'visit',
]);

/** Limits calls per visitor; the counters store only a keyed hash of the address. */
export function createRateLimiter(parts: Parts): RateLimiter {
  const { pool, keys, log, now, enabled, feedbackPerDay } = parts;
  if (!enabled) return unlimited;
  const limiters = mapNames(rateLimits, (name) => createLimiters(name, pool));
  const sharedCounting = createSharedCounting(log);
  // In the database only: without it no one can sign in, so no fallback is needed.
  const accountLimiters = createTableLimiters(
    pool,
    accountLimits,
    (name, seconds) => `${name.toLowerCase()}${seconds}`,
  );
  const report = reportLimits(log, now);
  const subjectKey = (subject: string) => keys.digest('account-address', subject);
  return {
    chargeEmailCaps: createEmailCaps(pool, keys, feedbackPerDay),
    isDatabaseOut: sharedCounting.isOut,
    async take(name, address) {
      const key = keys.digest('visitor-address', utcDay(now()), addressGroup(address));
      const { own, shared } = limiters[name];
      // A failing store must neither block everyone nor let everyone through: our own counter decides.
      const answer = shared && (await sharedCounting.attempt(() => consume(shared, key)));
      const rejected = answer === undefined ? await consume(own, key) : answer;
      if (!rejected) return;
      report(name);
      throw tooManyRequests(rejected);
    },
    async takeOfSubject(name, subject) {
      for (const limiter of accountLimiters[name]) {
        const rejected = await consume(limiter, subjectKey(subject));
        if (!rejected) continue;
        report(name);
        throw tooManyRequests(rejected, accountSentences[name]);
      }
    },
    async resetLimit(name, subject) {
      const key = subjectKey(subject);
      await Promise.all(accountLimiters[name].map((limiter) => limiter.delete(key)));
    },
  };
}

const unlimited: RateLimiter = {
  isDatabaseOut: () => false,
  take: async () => {},
  takeOfSubject: async () => {},
  chargeEmailCaps: async () => null,
  resetLimit: async () => {},
};

interface Limiters {
  own: RateLimiterAbstract;
  /** Comes first where there is one. */
  shared?: RateLimiterAbstract;
}

function createLimiters(name: LimitName, pool: pg.Pool): Limiters {
  const { points, seconds: duration } = rateLimits[name];
  const options = { keyPrefix: name, points, duration };
  const own = new RateLimiterMemory(options);
  if (inMemory.has(name)) return { own };
  const shared = createTableLimiter(pool, { ...options, inMemoryBlockOnConsumed: points + 1 });
  return { own, shared };
}

function tooManyRequests(rejected: RateLimiterRes, sentence: string = tooMany): DomainError {
  return new DomainError('too_many_requests', sentence, { retryAfter: retryAfterOf(rejected) });
}
