import type { FastifyRequest } from 'fastify';
import { currentUser, type CurrentUser } from '../../contract/accounts.ts';
import type { Context } from '../context.ts';
import { signedOut } from '../domain/actor.ts';
import { readUser } from '../domain/accounts/read-user.ts';
import { findActor } from '../domain/accounts/sessions.ts';
import { sessionCookie } from '../http/cookies.ts';
import type { PageRenderer } from './page-renderer.ts';

/** Without a session cookie no one is signed in; with one, it may still be invalid. */
export function hasSessionCookie(config: Context['config'], request: FastifyRequest): boolean {
  return Boolean(request.cookies[sessionCookie(config)]);
}

/**
 * The user a page is rendered for, if there is a valid session; undefined also if that cannot be read in
 * time, since the page's script asks anyway.
 */
export async function findPageUser(
  { ctx, timedRead }: Pick<PageRenderer, 'ctx' | 'timedRead'>,
  request: FastifyRequest,
): Promise<CurrentUser | undefined> {
  const token = request.cookies[sessionCookie(ctx.config)];
  if (!token) return undefined;
  const actor = (await timedRead(() => findActor(ctx, token))) ?? signedOut;
  // Only the contract's fields: this ends up in the page.
  return actor.kind === 'signed-out' ? undefined : currentUser.parse(readUser(actor));
}
