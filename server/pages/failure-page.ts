import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '../../contract/errors.ts';
import { brand } from '../../contract/brand.ts';
import type { DomainError } from '../domain/domain-error.ts';
import { html } from '../html.ts';
import { logError } from '../http/errors.ts';

/** A plain page for when rendering fails: it depends on nothing else that may fail. */
export function failurePage(
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = errorStatus[error.code];
  logError(error, status, request);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${error.message}</title></head>
<body><main><p>${brand.name}</p><h1>${error.message}</h1>
${status >= 500 ? html`<p>Reference: ${request.id}</p>` : null}
<p><a href="">Try again</a></p></main></body></html>`;
  return reply.code(status).type('text/html; charset=utf-8').send(page.source);
}
