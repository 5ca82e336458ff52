import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentUser, type CurrentUser } from '../../contract/accounts.ts';
import type { Context } from '../context.ts';
import { readUser } from '../domain/accounts/read-user.ts';
import { findActor } from '../domain/accounts/sessions.ts';
import { clearSessionCookie, sessionCookie } from '../http/cookies.ts';
import { countUnknownSession } from '../http/unknown-session.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Without a session cookie no one is signed in; with one, it may still be invalid. */
export function hasSessionCookie(config: Context['config'], request: FastifyRequest): boolean {
  return Boolean(request.cookies[sessionCookie(config)]);
}

/**
 * The user a page is rendered for, if there is a valid session; undefined also if that cannot be read in
 * time, since the page's script asks anyway. A cookie of no session is cleared: here, and not by the API,
 * since a call may be answered after the user has signed in in another tab.
 * @throws DomainError `too_many_requests` for guessed cookies
 */
export async function findPageUser(
  { ctx, timedRead }: Pick<PageRenderer, 'ctx' | 'timedRead'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CurrentUser | undefined> {
  const token = request.cookies[sessionCookie(ctx.config)];
  if (!token) return undefined;
  const actor = await timedRead(() => findActor(ctx, token));
  if (actor === null) return undefined;
  request.actor = actor; // for the log
  // Only the contract's fields: this ends up in the page.
  if (actor.kind !== 'signed-out') return currentUser.parse(readUser(actor));
  await countUnknownSession(ctx, request, reply);
  clearSessionCookie(reply, ctx.config);
  return undefined;
}
