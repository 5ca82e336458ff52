import { availableParallelism } from 'node:os';
import type { Keys } from '../../config/app-keys.ts';
import { createQueue } from '../queue.ts';
import {
  dummyHash,
  hashPassword,
  isWeaker,
  standardCost,
  verifyPassword,
  type HashCost,
} from './passwords.ts';

/**
 * Each hash takes 19 MiB and about 25 ms of a core. Two run at a time, or one on two cores: one core stays
 * free for other requests (`docs/BENCHMARKS.md`), and two of Node's four worker threads for files and DNS.
 */
export const parallelHashes = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Two or three seconds of work: a sign-in computes two hashes in one turn. */
const waiting = 64;
const crowded = 'Too many people are signing in. Please try again in a moment.';

/** An account's own password hash, and the one from the newest registration of its address. */
interface KnownHashes {
  own: string | null;
  attempted: string | null;
}

/**
 * Hashes passwords and emailed codes, a few at a time. @throws DomainError `unavailable` if too many are
 * waiting
 */
export interface Hasher {
  hashPassword(password: string): Promise<string>;
  /**
   * Which of two hashes a password matches, in one turn. Both are always checked; a null hash takes as
   * long, and never matches.
   */
  verifyPassword(
    password: string,
    hashes: KnownHashes,
  ): Promise<Record<keyof KnownHashes, boolean>>;
  /** Whether a password should be rehashed while it is available. */
  isWeak(hash: string): boolean;
  /** There are only a million codes, so their hash is keyed: a stolen table reveals nothing. */
  hashCode(code: string, salt?: Buffer): Promise<string>;
  verifyCode(code: string, hash: string | null): Promise<boolean>;
}

/** @param cost lower in tests. */
export function createHasher(keys: Keys, cost: HashCost = standardCost): Hasher {
  const enqueue = createQueue({ parallel: parallelHashes, waiting, crowded });
  const dummy = dummyHash(cost);
  const secret = () => keys.key('email-code');
  return {
    hashPassword: (password) => enqueue(() => hashPassword(password, { cost })),
    verifyPassword: (password, { own, attempted }) =>
      enqueue(async () => ({
        own: await verifyPassword(password, own ?? dummy),
        attempted: await verifyPassword(password, attempted ?? dummy),
      })),
    isWeak: (hash) => isWeaker(hash, cost),
    hashCode: (code, salt) => enqueue(() => hashPassword(code, { cost, salt, secret: secret() })),
    verifyCode: (code, hash) =>
      enqueue(() => verifyPassword(code, hash ?? dummy, { secret: secret() })),
  };
}
