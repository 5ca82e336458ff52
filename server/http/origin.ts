import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain/domain-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

/** Rejects writes from another site's page. @throws DomainError `foreign_origin` */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  if (isForeign(request, publicUrl))
    throw new DomainError('foreign_origin', 'This request came from another site.');
}

/**
 * Whether this is a write from another site's page (OWASP, CSRF Prevention: fetch metadata with `Origin` as
 * the fallback). A client that sends neither header is not a browser, and passes.
 */
export function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  if (safeMethods.has(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string' && ownSites.has(site)) return false;
  const { origin } = request.headers;
  return site !== undefined || (origin !== undefined && !isOwn(origin, request, publicUrl));
}

/**
 * Same scheme, host and port as the public URL, or as the URL that the browser called (a phone on the local
 * network).
 */
function isOwn(origin: string, request: FastifyRequest, publicUrl: string): boolean {
  return origin === publicUrl || origin === `${request.protocol}://${request.headers.host}`;
}
