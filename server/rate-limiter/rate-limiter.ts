import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { rateLimits, type LimitName } from '../../contract/rate-limits.ts';
import {
  accountLimits,
  accountSentences,
  type AccountLimitName,
} from '../domain/accounts/account-limits.ts';
import { DomainError } from '../domain/domain-error.ts';
import { utcDay } from '../domain/utc-day.ts';
import type { Keys } from '../config/app-keys.ts';

export interface RateLimiter {
  /** Takes one point of a visitor's allowance. @throws DomainError `too_many_requests` */
  take(name: LimitName, address: string): Promise<void>;
  /**
   * Takes one point of what may be done to one account, from wherever. The address need not be known:
   * all count alike. Exact for any number of processes. @throws DomainError `too_many_requests`
   */
  takeOfAccount(name: AccountLimitName, email: string): Promise<void>;
  /** Gives an account its whole allowance back. */
  restoreAccount(name: AccountLimitName, email: string): Promise<void>;
}

interface Parts {
  pool: pg.Pool;
  keys: Keys;
  log: FastifyBaseLogger;
  now: () => Date;
  enabled: boolean;
}

/** Reads and misses are limited per process, so that they cost no query; writes for all together. */
const inMemory: readonly LimitName[] = ['read', 'missing'];

/** RateLimiter per visitor, on counters that know a keyed hash of the address and nothing else. */
export function createRateLimiter({ pool, keys, log, now, enabled }: Parts): RateLimiter {
  if (!enabled) return unlimited;
  const names = Object.keys(rateLimits) as LimitName[]; // the keys of a const object
  const limiters = new Map(names.map((name) => [name, createLimiters(name, pool)]));
  const accountLimiters = createAccountLimiters(pool);
  const accountKey = (email: string) => keys.digest('account-address', email);
  return {
    async take(name, address) {
      const key = keys.digest('visitor-address', utcDay(now()), addressGroup(address));
      for (const limiter of limiters.get(name) ?? []) {
        const rejected = await limiter.consume(key).then(() => null, asRejection);
        if (rejected instanceof RateLimiterRes) throw tooMany(rejected);
        if (!rejected) return;
        // A failing store must neither block everyone nor let everyone through: the next limiter decides.
        log.error({ err: rejected, limit: name }, 'a rate limit could not be checked');
      }
    },
    async takeOfAccount(name, email) {
      for (const limiter of accountLimiters[name]) {
        await limiter.consume(accountKey(email)).catch((reason: unknown) => {
          throw reason instanceof RateLimiterRes ? tooMany(reason, accountSentences[name]) : reason;
        });
      }
    },
    async restoreAccount(name, email) {
      const key = accountKey(email);
      await Promise.all(accountLimiters[name].map((limiter) => limiter.delete(key)));
    },
  };
}

const unlimited: RateLimiter = {
  take: async () => {},
  takeOfAccount: async () => {},
  restoreAccount: async () => {},
};

/** Counted in the database only: without it nobody can sign in, so it needs no substitute. */
function createAccountLimiters(pool: pg.Pool): Record<AccountLimitName, RateLimiterAbstract[]> {
  const create = (name: AccountLimitName) =>
    accountLimits[name].map(({ points, seconds: duration }) => {
      const keyPrefix = `${name.toLowerCase()}${duration}`;
      return new RateLimiterPostgres({ ...inTable(pool), keyPrefix, points, duration });
    });
  return {
    signIns: create('signIns'),
    codeGuesses: create('codeGuesses'),
    verifyMails: create('verifyMails'),
    resetMails: create('resetMails'),
  };
}

function inTable(pool: pg.Pool) {
  return {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  } as const;
}

/** Those that decide, in turn: where all processes count together, each can count by itself too. */
function createLimiters(name: LimitName, pool: pg.Pool): RateLimiterAbstract[] {
  const { points, seconds: duration } = rateLimits[name];
  const options = { keyPrefix: name, points, duration };
  const own = new RateLimiterMemory(options);
  if (inMemory.includes(name)) return [own];
  const shared = new RateLimiterPostgres({
    ...options,
    ...inTable(pool),
    inMemoryBlockOnConsumed: points + 1,
  });
  return [shared, own];
}

function asRejection(reason: unknown): unknown {
  return reason ?? new Error('A rate limiter rejected a request without a reason.');
}

function tooMany(
  { msBeforeNext }: RateLimiterRes,
  sentence = 'Too many requests. Please wait a moment and try again.',
): DomainError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new DomainError('too_many_requests', sentence, { retryAfter });
}

/** One household or phone has a whole IPv6 /64, so its last 64 bits tell nobody apart. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
