import type { Context } from '../../context.ts';
import {
  findOpenChallenges,
  spendTry,
  type ChallengeRow,
  type Purpose,
} from '../../db/email-challenges.ts';
import { DomainError } from '../domain-error.ts';

/** Attempts per verification or reset code, right or wrong; independent of `LIMITS`. */
const triesPerCode = 5;

/** An id that no user has, so that unknown addresses run the same statements. */
export const noUserId = 0;

interface NewChallenge {
  userId: number | null;
  purpose: Purpose;
  code: string;
  /** Identifies the registration started in this browser. */
  bindingHash?: string;
}

/**
 * The challenge that a typed code belongs to. The attempt is used up before the code is checked, so that
 * concurrent guesses count the same as consecutive ones; and one hash is always computed, for equal timing.
 * @throws DomainError `not_proven`
 */
export async function matchCode(ctx: Context, attempt: NewChallenge): Promise<ChallengeRow> {
  const challenge = await openChallenge(ctx, attempt);
  const isRight = await ctx.hasher.verifyCode(attempt.code, challenge?.codeHash ?? null);
  if (challenge && isRight) return challenge;
  throw notProven();
}

/** The same message for a wrong, used or expired code and for an unknown address. */
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
    userId: userId ?? noUserId,
    purpose,
    ...(bindingHash !== undefined && { bindingHash }),
  };
  const [challenge, another] = await findOpenChallenges(ctx.db, where, still);
  const isSpent = await spendTry(ctx.db, challenge?.id ?? noUserId, still);
  // If there are several registrations, only the browser that made one can identify it.
  return challenge && !another && isSpent ? challenge : null;
}
