import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 if the connection ended first. */
  status: number;
  hasRetryAfter: boolean;
}

/** A kept-alive connection that reads no more of a response than it has to. */
export interface Connection {
  /** One request at a time. */
  send(request: string): Promise<RawAnswer>;
  /** False also if it has been idle for so long that the server may be about to close it. */
  isUsable(): boolean;
  close(): void;
}

/** The app closes connections after 10 s without a request. */
const longestIdleMs = 5_000;

export function openConnection(port: number): Connection {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let settle: ((answer: RawAnswer) => void) | undefined;
  let response = newResponse();
  let lastUsed = performance.now();
  const finish = (answer: RawAnswer) => {
    const done = settle;
    settle = undefined;
    lastUsed = performance.now();
    response = newResponse();
    done?.(answer);
  };
  socket.on('data', (chunk: Buffer) => {
    response = readOn(response, chunk);
    if (isComplete(response)) finish(response);
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => finish({ status: 0, hasRetryAfter: false }));
  return {
    send(request) {
      const { promise, resolve } = Promise.withResolvers<RawAnswer>();
      settle = resolve;
      write(socket, request, () => finish({ status: 0, hasRetryAfter: false }));
      return promise;
    },
    isUsable: () =>
      !socket.destroyed && socket.writable && performance.now() - lastUsed < longestIdleMs,
    close: () => socket.destroy(),
  };
}

function write(socket: Socket, request: string, fail: () => void): void {
  if (socket.destroyed) fail();
  else socket.write(request);
}

interface Response extends RawAnswer {
  /** What has arrived of the headers, until they are complete. */
  head: string | undefined;
  /** Bytes of the body that have not arrived yet. */
  missing: number;
}

function newResponse(): Response {
  return { status: 0, hasRetryAfter: false, head: '', missing: 0 };
}

function readOn(response: Response, chunk: Buffer): Response {
  if (response.head === undefined) return { ...response, missing: response.missing - chunk.length };
  const text = response.head + chunk.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return { ...response, head: text };
  const head = text.slice(0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  return {
    status: Number(head.slice(9, 12)),
    hasRetryAfter: /^retry-after:/im.test(head),
    head: undefined,
    missing: length - (text.length - end - 4),
  };
}

function isComplete({ head, missing }: Response): boolean {
  return head === undefined && missing <= 0;
}
