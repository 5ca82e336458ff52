import { Agent, request } from 'node:http';

import type { Call } from '../../prove/load/call.ts';
import { visitorHeaders } from '../../prove/load/call.ts';

export interface MeteredAnswer {
  status: number;
  etag: string | undefined;
  body: Buffer;
  /** Of the whole response, headers included. */
  bytes: number;
  milliseconds: number;
}

/** Calls one server over a single connection, one call at a time, and counts the bytes that come back. */
export function callMeter(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let bytesBefore = 0;
  let lastSocket: unknown;
  const send = ({ method, path, headers, body }: Call): Promise<MeteredAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<MeteredAnswer>();
    const text = body && JSON.stringify(body);
    const start = performance.now();
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: {
        ...visitorHeaders(),
        'accept-encoding': 'br',
        ...(text && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        }),
        ...headers,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const { socket } = response;
      response.toArray().then((chunks: Buffer[]) => {
        if (socket !== lastSocket) bytesBefore = 0;
        lastSocket = socket;
        const bytes = socket.bytesRead - bytesBefore;
        bytesBefore = socket.bytesRead;
        resolve({
          status: response.statusCode ?? 0,
          etag: response.headers.etag,
          body: Buffer.concat(chunks),
          bytes,
          milliseconds: performance.now() - start,
        });
      }, reject);
    });
    sent.end(text);
    return promise;
  };
  return { send, close: () => agent.destroy() };
}
