import type { FastifyRequest } from 'fastify';
import type { Access } from '../../contract/endpoint.ts';
import type { Context } from '../context.ts';
import { adminOnly, signedIn, signedOut, type Actor } from '../domain/actor.ts';
import { findActor } from '../domain/accounts/sessions.ts';
import { sessionCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/**
 * The caller, if the endpoint's access permits the call. @throws DomainError `sign_in_required`,
 * `forbidden`
 */
export async function authorize(
  ctx: Context,
  access: Access,
  request: FastifyRequest,
): Promise<Actor> {
  if (access === 'public') return signedOut;
  const actor = await findActor(ctx, request.cookies[sessionCookie(ctx.config)]);
  request.actor = actor; // so that a refusal can be logged with it
  if (access === 'anyone') return actor;
  return access === 'admin' ? adminOnly(actor) : signedIn(actor);
}
