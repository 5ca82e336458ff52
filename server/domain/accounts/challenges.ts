import type { Context } from '../../context.ts';
import {
  findOpenChallenges,
  returnTry,
  spendTries,
  type ChallengeRow,
  type Purpose,
} from '../../db/email-challenges.ts';
import { triesPerCode } from './code-tries.ts';
import { triesSubject, whyRefused } from './issued-codes.ts';
import { hashToken } from './tokens.ts';

/** An id that no user has, so that unknown addresses run the same statements. */
export const noUserId = 0;

interface Attempt {
  email: string;
  userId: number | null;
  purpose: Purpose;
  code: string;
  /** The binding of the browser that registered this address. */
  binding?: string | undefined;
}

/**
 * The challenge that a typed code belongs to: the newest one, or in a browser that registered, first its
 * own. The attempt is used up before the code is checked, so that concurrent guesses count the same as
 * consecutive ones; and the number of hashes depends only on whether the browser registered.
 * @throws DomainError `not_proven`, `already_verified`
 */
export async function matchCode(ctx: Context, attempt: Attempt): Promise<ChallengeRow> {
  const { email, userId, purpose, code, binding } = attempt;
  const bindingHash = binding === undefined ? undefined : hashToken(binding);
  const still = { now: ctx.now(), tries: triesPerCode };
  const where = { userId: userId ?? noUserId, purpose, bindingHash };
  const open = await findOpenChallenges(ctx.db, where, still);
  const own = open.find((challenge) => challenge.bindingHash === bindingHash);
  const newest = open.find((challenge) => challenge !== own);
  const candidates = bindingHash === undefined ? [newest] : [own, newest];
  const { spent, tries } = await spendTries(
    ctx.db,
    candidates.map((challenge) => challenge?.id ?? noUserId),
    { ...still, subject: triesSubject(ctx, purpose, binding ?? email) },
  );
  const matches: ChallengeRow[] = [];
  for (const challenge of candidates) {
    const isRight = await ctx.hasher.verifyCode(code, challenge?.codeHash ?? null);
    if (challenge && isRight && spent.includes(challenge.id)) matches.push(challenge);
  }
  const [match] = matches;
  if (match) return match;
  throw await whyRefused(ctx, { purpose, email, userId: where.userId, code, tries });
}

/** Gives back an attempt whose code was right but which was not used. */
export async function giveBackTry(
  ctx: Context,
  challenge: ChallengeRow,
  { email, purpose, binding }: Omit<Attempt, 'userId' | 'code'>,
): Promise<void> {
  await returnTry(ctx.db, challenge.id, triesSubject(ctx, purpose, binding ?? email));
}
