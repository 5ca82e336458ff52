import { Agent, request } from 'node:http';
import { connect } from 'node:net';

import { bodyLimits } from '../../contract/constraints.ts';

/** What goes over the wire. */
export interface Sent {
  method: string;
  /** With its query. */
  target: string;
  headers: readonly [name: string, value: string][];
  body: Buffer | undefined;
}

export interface Answer {
  /** 0 if there was none. */
  status: number;
  /** Lower-case names; repeated ones as Node joins them. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
  /** Why there was no answer, as a code such as ECONNRESET. */
  failure?: string;
}

/** Milliseconds. The slowest call hashes two passwords; the rest is for a busy machine. */
const timeoutMs = 20_000;

export interface Sender {
  send(sent: Sent): Promise<Answer>;
  /** Writes bytes to a separate connection. @returns every answer that came back */
  sendRaw(bytes: Buffer): Promise<Answer[]>;
  close(): void;
}

export function sender(port: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  return {
    send: (sent) => send(port, agent, sent),
    sendRaw: (bytes) => sendRaw(port, bytes),
    close: () => agent.destroy(),
  };
}

/** Whether nothing came within the time that anyone would wait. */
export function isHang({ failure }: Answer): boolean {
  return failure === 'TimeoutError' || failure === 'ABORT_ERR';
}

/** Refused because the machine is busy: counted, and neither a failure nor a success. */
export function isShed({ status, headers, body }: Answer): boolean {
  return status === 503 && headers['retry-after'] !== undefined && body.includes('"unavailable"');
}

/** Whether the server closed the connection in the middle of more than it takes: the answer may get lost. */
export function isCutOff({ failure }: Answer, { body }: Sent): boolean {
  return (
    (failure === 'EPIPE' || failure === 'ECONNRESET') && (body?.length ?? 0) > bodyLimits.texts
  );
}

function send(port: number, agent: Agent, sent: Sent): Promise<Answer> {
  const { method, target, headers, body } = sent;
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const fail = (error: Error & { code?: string }) =>
    resolve({ status: 0, headers: {}, body: '', failure: error.code ?? error.name });
  const hasNoBody = body === undefined && /^(?:GET|HEAD|OPTIONS|TRACE)$/.test(method);
  const length = hasNoBody ? [] : ['content-length', String(body?.length ?? 0)];
  const outgoing = request({
    agent,
    host: '127.0.0.1',
    port,
    method,
    path: target,
    headers: [...headers.flat(), ...length],
    signal: AbortSignal.timeout(timeoutMs),
  });
  outgoing.on('error', fail);
  outgoing.on('response', (response) => {
    response.toArray().then((chunks: Buffer[]) => {
      const { statusCode: status = 0, headers: received } = response;
      resolve({ status, headers: received, body: Buffer.concat(chunks).toString() });
    }, fail);
  });
  outgoing.end(body);
  return promise;
}

function sendRaw(port: number, bytes: Buffer): Promise<Answer[]> {
  const { promise, resolve } = Promise.withResolvers<Answer[]>();
  const chunks: Buffer[] = [];
  const timer = setTimeout(() => {
    socket.destroy();
    resolve([{ status: 0, headers: {}, body: '', failure: 'TimeoutError' }]);
  }, timeoutMs);
  const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined); // a connection that is refused is an answer, too
  socket.on('close', () => {
    clearTimeout(timer);
    resolve(answersIn(Buffer.concat(chunks).toString('latin1')));
  });
  return promise;
}

/** Splits by status lines: enough for what the app sends to these few requests. */
function answersIn(text: string): Answer[] {
  return text.split(/(?=^HTTP\/1\.1 \d{3} )/m).flatMap((one) => {
    const [head = '', ...rest] = one.split('\r\n\r\n');
    const [line = '', ...lines] = head.split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1] ?? 0);
    if (status === 100 || one === '') return [];
    const headers = Object.fromEntries(
      lines.map((header) => {
        const [name = '', ...value] = header.split(':');
        return [name.toLowerCase(), value.join(':').trim()];
      }),
    );
    return [{ status, headers, body: rest.join('\r\n\r\n') }];
  });
}
