import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** For responses that no browser renders. Pages have their own policy (`pages/document.ts`). */
const apiPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Sets the headers of every response before anything else can answer it; a route may replace them. */
export function addSecurityHeaders(app: FastifyInstance, config: TransportConfig): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

/** What decides whether browsers are told to use https only. */
export type TransportConfig = Pick<Config, 'publicUrl' | 'hstsSubdomains'>;

export function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: TransportConfig): Record<string, string> {
  const https = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  return {
    'content-security-policy': apiPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // On plain http, it would lock out a phone that opens the page on the local network.
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': https }),
  };
}
