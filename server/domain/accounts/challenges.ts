import type { Context } from '../../context.ts';
import {
  findOpenChallenges,
  spendTry,
  type ChallengeRow,
  type Purpose,
} from '../../db/email-challenges.ts';
import { DomainError } from '../domain-error.ts';

/** Tries per verification or reset code, right or wrong, whatever `LIMITS` says. */
const triesPerCode = 5;

/** An id that no user has: what is done for an unknown address takes the same statements. */
export const nobody = 0;

interface NewChallenge {
  userId: number | null;
  purpose: Purpose;
  code: string;
  /** Names the registration that was begun in this browser. */
  bindingHash?: string;
}

/**
 * The challenge that a typed code belongs to. The try is spent before the code is looked at, so that
 * guesses made at once are counted as those made in turn; and there is always one hash to wait for.
 * @throws DomainError `not_proven`
 */
export async function matchCode(ctx: Context, attempt: NewChallenge): Promise<ChallengeRow> {
  const challenge = await openChallenge(ctx, attempt);
  const isRight = await ctx.hasher.verifyCode(attempt.code, challenge?.codeHash ?? null);
  if (challenge && isRight) return challenge;
  throw notProven();
}

/** The same sentence for a code that is wrong, used up or too old, and for an unknown address. */
export function notProven(): DomainError {
  return new DomainError(
    'not_proven',
    'That code is wrong or has expired. Please check it or request a new one.',
  );
}

async function openChallenge(ctx: Context, attempt: NewChallenge): Promise<ChallengeRow | null> {
  const { userId, purpose, bindingHash } = attempt;
  const still = { now: ctx.now(), tries: triesPerCode };
  const where = {
    userId: userId ?? nobody,
    purpose,
    ...(bindingHash !== undefined && { bindingHash }),
  };
  const [challenge, another] = await findOpenChallenges(ctx.db, where, still);
  const isSpent = await spendTry(ctx.db, challenge?.id ?? nobody, still);
  // Of several registrations, only the browser that made it can say which one is meant.
  return challenge && !another && isSpent ? challenge : null;
}
