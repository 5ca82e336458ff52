import type { Context } from '../../context.ts';
import {
  findOpenChallenges,
  spendTries,
  type ChallengeRow,
  type Purpose,
} from '../../db/email-challenges.ts';
import { DomainError } from '../domain-error.ts';

/** Attempts per verification or reset code, right or wrong; independent of `LIMITS`. */
const triesPerCode = 5;

/** An id that no user has, so that unknown addresses run the same statements. */
export const noUserId = 0;

interface Attempt {
  email: string;
  userId: number | null;
  purpose: Purpose;
  code: string;
  /** Identifies the registration started in this browser. */
  bindingHash?: string | undefined;
}

/**
 * The challenge that a typed code belongs to: the newest one, or in a browser that registered, first its
 * own. The attempt is used up before the code is checked, so that concurrent guesses count the same as
 * consecutive ones; and the number of hashes depends only on whether the browser registered.
 * @throws DomainError `not_proven`
 */
export async function matchCode(ctx: Context, attempt: Attempt): Promise<ChallengeRow> {
  const { email, userId, purpose, code, bindingHash } = attempt;
  const still = { now: ctx.now(), tries: triesPerCode };
  const where = { userId: userId ?? noUserId, purpose, bindingHash };
  const open = await findOpenChallenges(ctx.db, where, still);
  const own = open.find((challenge) => challenge.bindingHash === bindingHash);
  const newest = open.find((challenge) => challenge !== own);
  const candidates = bindingHash === undefined ? [newest] : [own, newest];
  const spent = await spendTries(
    ctx.db,
    candidates.map((challenge) => challenge?.id ?? noUserId),
    { ...still, address: ctx.keys.digest('account-address', email) },
  );
  const matches: ChallengeRow[] = [];
  for (const challenge of candidates) {
    const isRight = await ctx.hasher.verifyCode(code, challenge?.codeHash ?? null);
    if (challenge && isRight && spent.includes(challenge.id)) matches.push(challenge);
  }
  const [match] = matches;
  if (match) return match;
  throw notProven();
}

/** The same message for a wrong, used or expired code and for an unknown address. */
export function notProven(): DomainError {
  return new DomainError(
    'not_proven',
    'That code is wrong or has expired. Please check it or request a new one.',
  );
}
