import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorStatus, type ErrorReply } from '../../../contract/errors.ts';
import { retrySoon } from '../../domain/domain-error.ts';
import { html } from '../../html.ts';
import { errorOfCode } from '../errors.ts';
import { plainPage, plainPagePolicy } from '../plain-page.ts';
import { securityHeaders, type TransportConfig } from '../security-headers.ts';
import { wantsJson } from '../wants-json.ts';

/**
 * Answers 503 with bytes made in advance, before Fastify sees the request. The body has no reference,
 * since refusals are counted and not logged one by one.
 */
export function createRefusal(config: TransportConfig) {
  const shared = {
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'retry-after': String(retrySoon),
  };
  const json = canned(shared, 'application/json; charset=utf-8', jsonBody());
  const ofPage = { ...shared, 'content-security-policy': plainPagePolicy };
  const page = canned(ofPage, 'text/html; charset=utf-8', pageBody());
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, body } = wantsJson(request) ? json : page;
    response.writeHead(errorStatus.unavailable, [...headers, 'x-request-id', randomUUID()]);
    response.end(body, 'latin1');
  };
}

/** The body is ASCII and stays a string, so that Node writes it together with the headers. */
function canned(shared: Record<string, string>, type: string, body: string) {
  const all = { ...shared, 'content-type': type, 'content-length': `${body.length}` };
  return { body, headers: Object.entries(all).flat() };
}

function jsonBody(): string {
  const { code, message } = errorOfCode('unavailable');
  return JSON.stringify({ error: message, message, code } satisfies ErrorReply);
}

/** Someone who opens a page under load waits a moment, and has to do nothing. */
function pageBody(): string {
  return plainPage({
    title: 'This page is very busy right now',
    details: html`<p>It will try again in a few seconds.</p>`,
    action: 'Try again now',
    refreshAfter: retrySoon,
  });
}
