import type { FastifyRequest } from 'fastify';
import { currentUser, type CurrentUser } from '../../contract/accounts.ts';
import type { Context } from '../context.ts';
import { readUser } from '../domain/accounts/read-user.ts';
import { findActor } from '../domain/accounts/sessions.ts';
import { sessionCookie } from '../http/cookies.ts';

/** Milliseconds after which a page is sent without its user; its script asks anyway. */
const patience = 1_000;

/** The user a page is rendered for, if there is a valid session; also undefined if that takes too long. */
export async function findPageUser(
  ctx: Context,
  request: FastifyRequest,
): Promise<CurrentUser | undefined> {
  const token = request.cookies[sessionCookie(ctx.config)];
  if (!token) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined);
  });
  return Promise.race([readBearer(ctx, token), tooLate]).finally(() => clearTimeout(timer));
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
