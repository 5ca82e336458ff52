import type { FastifyRequest } from 'fastify';
import { currentUser, type CurrentUser } from '../../contract/accounts.ts';
import { SECOND } from '../../contract/durations.ts';
import type { Context } from '../context.ts';
import { readUser } from '../domain/accounts/read-user.ts';
import { findActor } from '../domain/accounts/sessions.ts';
import { sessionCookie } from '../http/cookies.ts';
import { inTime } from '../domain/time-limit.ts';

/** Milliseconds after which a page goes out without its user; its script asks anyhow. */
const timeout = SECOND;

/** False: nobody is signed in. True: somebody may be. */
export function hasSessionCookie(config: Context['config'], request: FastifyRequest): boolean {
  return Boolean(request.cookies[sessionCookie(config)]);
}

/** The user a page is rendered for, if there is a valid session; also undefined if that takes too long. */
export async function findPageUser(
  ctx: Context,
  request: FastifyRequest,
): Promise<CurrentUser | undefined> {
  const token = request.cookies[sessionCookie(ctx.config)];
  if (!token) return undefined;
  return inTime(readBearer(ctx, token), timeout, () => undefined);
}

/** A session that cannot be read must not keep a person from a page. */
async function readBearer(ctx: Context, token: string): Promise<CurrentUser | undefined> {
  try {
    const actor = await findActor(ctx, token);
    // The contract's fields and no other: this ends up in the page.
    return actor.kind === 'visitor' ? undefined : currentUser.parse(readUser(actor));
  } catch (error) {
    ctx.log.error({ err: error }, 'a session could not be read for a page');
    return undefined;
  }
}
