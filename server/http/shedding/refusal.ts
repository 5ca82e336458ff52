import type { IncomingMessage, ServerResponse } from 'node:http';
import { brand } from '../../../contract/brand.ts';
import { errorStatus, type ErrorReply } from '../../../contract/errors.ts';
import type { Config } from '../../config/config.ts';
import { retrySoon } from '../../domain/domain-error.ts';
import { html } from '../../html.ts';
import { errorOfCode } from '../errors.ts';
import { requestId } from '../request-id.ts';
import { securityHeaders } from '../security-headers.ts';
import { wantsJson } from '../wants-json.ts';

/**
 * Answers 503 with bytes made in advance, before Fastify sees the request. The body has no reference,
 * since refusals are counted and not logged one by one.
 */
export function createRefusal(config: Pick<Config, 'publicUrl'>) {
  const shared = Object.entries({
    ...securityHeaders(config),
    'cache-control': 'no-store',
    'retry-after': String(retrySoon),
  }).flat();
  const json = canned(shared, 'application/json; charset=utf-8', jsonBody());
  const page = canned(shared, 'text/html; charset=utf-8', pageBody());
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, body } = wantsJson(request) ? json : page;
    response.writeHead(errorStatus.unavailable, [...headers, 'x-request-id', requestId(request)]);
    response.end(body, 'latin1');
  };
}

/** The body is ASCII and stays a string, so that Node writes it together with the headers. */
function canned(shared: string[], type: string, body: string) {
  return { body, headers: [...shared, 'content-type', type, 'content-length', `${body.length}`] };
}

function jsonBody(): string {
  const { code, message } = errorOfCode('unavailable');
  return JSON.stringify({ error: message, message, code } satisfies ErrorReply);
}

/** Someone who opens a page under load waits a moment, and has to do nothing. */
function pageBody(): string {
  const title = 'This page is very busy right now';
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${retrySoon}">
<title>${title}</title></head>
<body><main><p>${brand.name}</p><h1>${title}</h1><p>It will try again in a few seconds.</p>
<p><a href="">Try again now</a></p></main></body></html>`.source;
}
