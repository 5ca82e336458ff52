import type { FastifyRequest } from 'fastify';
import type { Access } from '../../contract/endpoint.ts';
import type { Context } from '../context.ts';
import { adminOnly, signedIn, visitor, type Actor } from '../domain/actor.ts';
import { findActor } from '../domain/accounts/sessions.ts';
import { sessionCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** Who asks, if the endpoint's access lets them in. @throws DomainError `sign_in_required`, `forbidden` */
export async function admitActor(
  ctx: Context,
  access: Access,
  request: FastifyRequest,
): Promise<Actor> {
  if (access === 'public') return visitor;
  const actor = await findActor(ctx, request.cookies[sessionCookie(ctx.config)]);
  if (access === 'anyone') return actor;
  return access === 'admin' ? adminOnly(actor) : signedIn(actor);
}
