import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LimitName } from '../../contract/rate-limits.ts';
import type { Context } from '../context.ts';
import { notFound } from '../domain/domain-error.ts';
import { sendError } from './errors.ts';
import { isForeign } from './origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit that every request of the route counts against. */
    limit?: LimitName;
  }
}

/**
 * Counts every request before anything is checked or read, so that refused ones count as well. A write to
 * an address that does not exist ends here, too: Fastify would read its body first.
 * @throws DomainError `too_many_requests`
 */
export function countRequests(app: FastifyInstance, { config, rateLimiter }: Context): void {
  app.addHook('onRequest', async (request, reply) => {
    const limit = limitOf(request, config.publicUrl);
    if (limit) await rateLimiter.take(limit, request.ip);
    if (request.is404 && !isRead(request))
      return sendError(notFound('This address'), request, reply);
  });
}

function limitOf(request: FastifyRequest, publicUrl: string): LimitName | undefined {
  if (isForeign(request, publicUrl)) return 'crossSite';
  // Pages that do not exist are counted by their handler, which also answers for missing assets.
  if (request.is404) return isRead(request) ? undefined : 'notFound';
  return request.routeOptions.config.limit;
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
