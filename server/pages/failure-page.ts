import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '../../contract/errors.ts';
import type { DomainError } from '../domain/domain-error.ts';
import { html } from '../html.ts';
import { logError } from '../http/errors.ts';
import { plainPage, plainPagePolicy } from '../http/plain-page.ts';

/** A plain page for when rendering fails: it depends on nothing else that may fail. */
export function failurePage(
  error: DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = errorStatus[error.code];
  logError(error, status, request);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  const source = plainPage({
    title: error.message,
    details: status >= 500 ? html`<p class="soft">Reference: ${request.id}</p>` : null,
    action: 'Try again',
  });
  reply.header('content-security-policy', plainPagePolicy);
  return reply.code(status).type('text/html; charset=utf-8').send(source);
}
