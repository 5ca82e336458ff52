import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface Answer {
  /** 0 if there was none. */
  status: number;
  /** Why there was none, as a code such as ECONNRESET. */
  failure?: string;
  retryAfter: boolean;
  milliseconds: number;
  body: string;
}

/** A browser would wait longer; nobody who stands at a counter does. */
const timeoutMs = 30_000;

/** Calls one server over kept-alive connections, as a proxy does for many visitors. */
export function caller(port: number): { call(call: Call): Promise<Answer>; close(): void } {
  const agent = new Agent({ keepAlive: true });
  const call = ({ method, path, body, headers }: Call) => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const start = performance.now();
    const answer = (more: Omit<Answer, 'milliseconds'>) =>
      resolve({ ...more, milliseconds: performance.now() - start });
    const fail = (error: Error & { code?: string }) =>
      answer({ status: 0, failure: error.code ?? error.name, retryAfter: false, body: '' });
    const text = body && JSON.stringify(body);
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: {
        ...visitorHeaders(),
        ...(text && { 'content-type': 'application/json' }),
        ...(text && { 'content-length': String(Buffer.byteLength(text)) }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    sent.on('error', fail);
    sent.on('response', (response) => {
      response.toArray().then((chunks: Buffer[]) => {
        const retryAfter = response.headers['retry-after'] !== undefined;
        const read = Buffer.concat(chunks).toString();
        answer({ status: response.statusCode ?? 0, retryAfter, body: read });
      }, fail);
    });
    sent.end(text);
    return promise;
  };
  return { call, close: () => agent.destroy() };
}

/** As the browser and the proxy send them, from one of 20,000 visitors. */
export function visitorHeaders(): Record<string, string> {
  return {
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.0.${randomInt(80)}.${randomInt(250)}`,
    'x-forwarded-proto': 'https',
  };
}
