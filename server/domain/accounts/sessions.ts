import type { Context } from '../../context.ts';
import { findSessionUser, insertSession, touchSession } from '../../db/sessions.ts';
import { visitor, type Actor } from '../actor.ts';
import { Problem } from '../problem.ts';
import { hashToken, randomToken } from './secrets.ts';

const lifetimeDays = 30;
const adminLifetimeDays = 1;
/** `last_seen_at` is written at most once in this many milliseconds. */
const touchInterval = 3_600_000;

/** Who carries this cookie; a visitor when there is none, or none that lives. */
export async function findActor(ctx: Context, token: string | undefined): Promise<Actor> {
  if (!token) return visitor;
  const now = ctx.now();
  const tokenHash = hashToken(token);
  const found = await findSessionUser(ctx.db, tokenHash, now);
  if (!found) return visitor;
  const { lastSeenAt, ...user } = found;
  if (now.getTime() - lastSeenAt.getTime() > touchInterval)
    await touchSession(ctx.db, tokenHash, now);
  return { kind: 'user', ...user };
}

/** Seconds after which a session ends however often it is used; an admin's ends sooner. */
export function sessionSeconds({ isAdmin }: { isAdmin: boolean }): number {
  return (isAdmin ? adminLifetimeDays : lifetimeDays) * 86_400;
}

/**
 * Begins a session and returns the cookie's value: 256 random bits, of which only the hash is kept.
 * @param epoch the user's as read before the password was checked.
 * @throws Problem `wrong_credentials` when the user has been deleted meanwhile
 */
export async function beginSession(
  ctx: Pick<Context, 'db' | 'now'>,
  user: { id: number; isAdmin: boolean },
  epoch: number,
): Promise<string> {
  const token = randomToken();
  const createdAt = ctx.now();
  const isBegun = await insertSession(ctx.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    epoch,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + sessionSeconds(user) * 1000),
  });
  if (isBegun) return token;
  throw wrongCredentials();
}

/** The same sentence for a wrong address and a wrong password. */
export function wrongCredentials(): Problem {
  return new Problem('wrong_credentials', 'Incorrect email or password.');
}
