import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { findSessionUser, insertSession, touchSession } from '../../db/sessions.ts';
import { visitor, type Actor } from '../actor.ts';

/** Days after which a session ends however often it is used; an admin's ends sooner. */
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

/**
 * Begins a session and returns the cookie's value: 256 random bits, of which only the hash is kept.
 * `epoch` is the user's as read before the password was checked.
 */
export async function beginSession(
  ctx: Context,
  user: { id: number; isAdmin: boolean },
  epoch: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const days = user.isAdmin ? adminLifetimeDays : lifetimeDays;
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + days * 86_400_000);
  const tokenHash = hashToken(token);
  await insertSession(ctx.db, {
    tokenHash,
    userId: user.id,
    epoch,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt,
  });
  return token;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
