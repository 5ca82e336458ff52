import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { errorStatus, type ErrorCode } from '../../contract/errors.ts';
import { retrySoon } from '../domain/domain-error.ts';
import { errorBody, errorOfCode } from './errors.ts';
import { securityHeaders, type TransportConfig } from './security-headers.ts';

/** Milliseconds that a rejected client can keep sending: if cut off earlier, it gets no response. */
const lingerMs = 1_000;

type ClientError = Pick<NodeJS.ErrnoException, 'code'>;

/**
 * Answers requests that Node could not parse: they reach no route, hook or error handler. Logs Node's error
 * code, and nothing of what was sent.
 */
export function createUnreadableAnswer(answerRaw: AnswerRaw, log: FastifyBaseLogger) {
  return (error: ClientError, socket: Duplex): void => {
    if (error.code === 'ECONNRESET') return;
    const code = codeOf(error);
    const reference = answerRaw(code, socket);
    if (reference === null) return;
    log.info(
      { status: errorStatus[code], reference, errorCode: error.code },
      'a request could not be read',
    );
  };
}

/** @returns the request id of the answer; null if none could be sent */
type AnswerRaw = (code: ErrorCode, socket: Duplex) => string | null;

/**
 * Writes an error to a connection itself, as the answer to the first request that has none, and closes the
 * connection.
 */
export function createRawAnswer(config: TransportConfig): AnswerRaw {
  const headers = { ...securityHeaders(config), 'cache-control': 'no-store', connection: 'close' };
  return (code, socket) => {
    if (!socket.writable) return null;
    if (answerOn(socket)?.headersSent) {
      socket.destroy();
      return null;
    }
    const reference = randomUUID();
    const status = errorStatus[code];
    const body = JSON.stringify(errorBody(errorOfCode(code), reference));
    const all = {
      ...headers,
      ...(code === 'unavailable' && { 'retry-after': String(retrySoon) }),
      'x-request-id': reference,
    };
    hangUp(socket, answerText(status, all, body));
    return reference;
  };
}

/** Also answers, in our format, requests that Node would otherwise answer or drop itself. */
export function answerUnusual(
  server: Server,
  answer: (error: ClientError, socket: Duplex) => void,
): void {
  // We are not a proxy.
  server.on('connect', (_request, socket) => answer({ code: 'CONNECT' }, socket));
  // A server may ignore any expectation other than `100-continue` (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function codeOf({ code }: ClientError): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'too_slow';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'too_large';
  return 'invalid_request';
}

/** The response in progress on this socket; Node stores it there for its own handler. */
function answerOn(socket: Duplex): ServerResponse | null | undefined {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage; // undocumented
}

function answerText(status: number, headers: Record<string, string>, body: string): string {
  const all = {
    date: new Date().toUTCString(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

/** Closes after the response. Keeps reading until then: closing with unread data would lose the response. */
function hangUp(socket: Duplex, text: string): void {
  socket.end(text);
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
  socket.once('end', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
}
