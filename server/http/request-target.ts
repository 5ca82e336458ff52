import type { IncomingMessage, Server } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { errorOfCode } from './errors.ts';

/**
 * Turns `GET http://host/path` into `GET /path` with that host, as RFC 9112 (3.2.2) asks of a server, before
 * anything decides by the path. Browsers send this form only to proxies.
 */
export function acceptAbsoluteTargets(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const { url = '' } = request;
    if (url.startsWith('/')) return;
    const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
    if (host === undefined) return;
    request.headers.host = host;
    request.url = path.startsWith('/') ? path : `/${path}`;
  });
}

/** A name or an address, and perhaps a port. */
const hostFormat = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * A target is a path. HTTP/1.1 requires one host, and only one (RFC 9112, 3.2): if there were two, a proxy
 * might use the other one. The host that a trusted proxy reports may be the client's own, so it is checked,
 * too.
 * @throws DomainError `invalid_request`
 */
export function requireHost({ raw, host }: Pick<FastifyRequest, 'raw' | 'host'>): void {
  // We don't serve `*`, which addresses the server as a whole.
  if (!raw.url?.startsWith('/')) throw errorOfCode('invalid_request');
  const isMissing = raw.headers.host === undefined;
  if (isMissing && raw.httpVersion !== '1.1') return;
  const isValid = !isMissing && hostFormat.test(raw.headers.host ?? '') && hostFormat.test(host);
  if (!isValid || countHosts(raw) > 1) throw errorOfCode('invalid_request');
}

/** Node keeps the first of several, so only the headers as received show them. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
}
