import type { FastifyRequest } from 'fastify';
import { currentUser, type CurrentUser } from '../../contract/accounts.ts';
import { SECOND } from '../../contract/durations.ts';
import type { Context } from '../context.ts';
import { isDatabaseTrouble } from '../db/database-trouble.ts';
import { readUser } from '../domain/accounts/read-user.ts';
import { findActor } from '../domain/accounts/sessions.ts';
import { sessionCookie } from '../http/cookies.ts';
import { inTime } from '../domain/time-limit.ts';

/** Milliseconds after which a page is sent without its user; its script asks the API anyway. */
const timeout = SECOND;

/** Without a session cookie no one is signed in; with one, it may still be invalid. */
export function hasSessionCookie(config: Context['config'], request: FastifyRequest): boolean {
  return Boolean(request.cookies[sessionCookie(config)]);
}

/** The user a page is rendered for, if there is a valid session; undefined also if that takes too long. */
export async function findPageUser(
  ctx: Context,
  request: FastifyRequest,
): Promise<CurrentUser | undefined> {
  const token = request.cookies[sessionCookie(ctx.config)];
  if (!token) return undefined;
  return inTime(readSessionUser(ctx, token), timeout, () => undefined);
}

/** Failing to read a session must not make the page fail. */
async function readSessionUser(ctx: Context, token: string): Promise<CurrentUser | undefined> {
  try {
    const actor = await findActor(ctx, token);
    // Only the contract's fields: this ends up in the page.
    return actor.kind === 'signed-out' ? undefined : currentUser.parse(readUser(actor));
  } catch (error) {
    const level = isDatabaseTrouble(error) ? 'warn' : 'error';
    ctx.log[level]({ err: error }, 'a session could not be read for a page');
    return undefined;
  }
}
