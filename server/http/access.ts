import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../contract/endpoint.ts';
import type { Context } from '../context.ts';
import { adminOnly, signedIn, signedOut, type Actor } from '../domain/actor.ts';
import { findActor } from '../domain/accounts/sessions.ts';
import { sessionCookie } from './cookies.ts';
import { countUnknownSession } from './unknown-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/**
 * The caller, if the endpoint's access permits the call. @throws DomainError `sign_in_required`,
 * `forbidden`, `too_many_requests` for guessed cookies
 */
export async function authorize(
  ctx: Context,
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor> {
  if (access === 'public') return signedOut;
  const token = request.cookies[sessionCookie(ctx.config)];
  const actor = await findActor(ctx, token);
  request.actor = actor; // so that a refusal can be logged with it
  const isUnknown = Boolean(token) && actor.kind === 'signed-out';
  // Logging in and out, and asking for an email, must work with an expired cookie, and reveal no session.
  const isOpenWrite = access === 'anyone' && request.method === 'POST';
  if (isUnknown && !isOpenWrite) await countUnknownSession(ctx, request, reply);
  if (access === 'anyone') return actor;
  return access === 'admin' ? adminOnly(actor) : signedIn(actor);
}

/**
 * Refuses callers who cannot be signed in, without a query and before their body is read.
 * @throws DomainError `sign_in_required`
 */
export function requireSession({ config }: Context, access: Access, request: FastifyRequest): void {
  const isGuarded = access === 'user' || access === 'admin';
  if (isGuarded && !request.cookies[sessionCookie(config)]) signedIn(signedOut);
}
