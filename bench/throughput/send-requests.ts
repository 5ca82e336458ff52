import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Load {
  port: number;
  /** Makes the next HTTP/1.1 request to send on a kept-alive connection. */
  request: () => string;
  connections: number;
  milliseconds: number;
}

/**
 * Requests that were answered per second. It reads little more than the length of each response, to leave
 * the machine to the servers.
 * @throws if a response is not 200
 */
export async function measureRate(load: Load): Promise<number> {
  const start = performance.now();
  const end = start + load.milliseconds;
  const counts = await Promise.all(
    Array.from({ length: load.connections }, () => repeatUntil(end, load)),
  );
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return (answered * 1000) / (performance.now() - start);
}

function repeatUntil(end: number, { port, request }: Load): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let answered = 0;
  let missing = 0;
  socket.on('connect', () => socket.write(request()));
  socket.on('error', reject);
  socket.on('data', (chunk: Buffer) => {
    if (missing === 0) missing = lengthOf(chunk);
    missing -= chunk.length;
    if (missing > 0) return;
    answered += 1;
    if (performance.now() < end) socket.write(request());
    else {
      socket.destroy();
      resolve(answered);
    }
  });
  return promise;
}

/** Bytes of the response that this chunk begins, which has to contain all of its headers. */
function lengthOf(chunk: Buffer): number {
  const headersEnd = chunk.indexOf('\r\n\r\n') + 4;
  const headers = chunk.toString('latin1', 0, headersEnd);
  const length = /^content-length: (\d+)/im.exec(headers)?.[1];
  if (!headers.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`Not the expected response: ${headers}`);
  return headersEnd + Number(length);
}
