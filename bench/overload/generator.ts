/**
 * Sends requests to a server from a process of its own, either one after the other on each connection or at
 * a fixed rate, and tells its parent how long the responses took. A connection has one request at a time.
 */
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Load {
  port: number;
  /** The request, in HTTP/1.1. */
  request: string;
  connections: number;
  milliseconds: number;
  /** Requests per second, sent whether or not the server keeps up; null: as fast as they are answered. */
  rate: number | null;
}

/** Milliseconds, from when a request was due until all of its response had arrived. */
export interface Answers {
  accepted: number[];
  refused: number[];
  /** Requests that were due while every connection was waiting. */
  unsent: number;
  milliseconds: number;
}

interface Connection {
  socket: Socket;
  due: number;
  missing: number;
  isAccepted: boolean;
}

process.on('message', (load: Load) => void run(load).then((answers) => process.send?.(answers)));
process.once('disconnect', () => process.exit());

async function run(load: Load): Promise<Answers> {
  const { connections, rate, milliseconds, request } = load;
  const answers: Answers = { accepted: [], refused: [], unsent: 0, milliseconds };
  const free: Connection[] = [];
  let isOver = false;
  const send = (connection: Connection, due: number) => {
    connection.due = due;
    connection.socket.write(request);
  };
  const onAnswer = (connection: Connection) => {
    const now = performance.now();
    (connection.isAccepted ? answers.accepted : answers.refused).push(now - connection.due);
    if (rate === null && !isOver) send(connection, now);
    else free.push(connection);
  };
  const all = await Promise.all(
    Array.from({ length: connections }, () => open(load.port, onAnswer)),
  );
  const start = performance.now();
  if (rate === null) for (const connection of all) send(connection, start);
  else free.push(...all);
  let sent = 0;
  while (performance.now() - start < milliseconds) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (rate === null) continue;
    const due = ((performance.now() - start) * rate) / 1_000;
    for (; sent < due; sent += 1) {
      const connection = free.pop();
      if (connection) send(connection, start + (sent * 1_000) / rate);
      else answers.unsent += 1;
    }
  }
  isOver = true;
  answers.milliseconds = performance.now() - start;
  for (const { socket } of all) socket.destroy();
  return answers;
}

/** Reads little more than the length of each response, to leave the machine to the server. */
async function open(port: number, onAnswer: (connection: Connection) => void): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const connection = { socket, due: 0, missing: 0, isAccepted: false };
  socket.on('data', (chunk: Buffer) => {
    if (connection.missing === 0) begin(connection, chunk);
    connection.missing -= chunk.length;
    if (connection.missing <= 0) {
      connection.missing = 0;
      onAnswer(connection);
    }
  });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return connection;
}

/** The chunk that begins a response has to contain all of its headers. */
function begin(connection: Connection, chunk: Buffer): void {
  const end = chunk.indexOf('\r\n\r\n') + 4;
  const head = chunk.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!/^HTTP\/1\.1 (?:200|503)/.test(head) || length === undefined)
    throw new Error(`Not the expected response: ${head}`);
  connection.isAccepted = head.startsWith('HTTP/1.1 200');
  connection.missing = end + Number(length);
}
