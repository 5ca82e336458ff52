import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface RawAnswer {
  status: number;
  headers: string;
  body: string;
}

export interface RawConnection {
  socket: Socket;
  /** The next answer; small ones arrive as a whole. */
  answer(): Promise<RawAnswer>;
}

/** Opens connections on which a test writes what no HTTP client would send. */
export interface RawConnections {
  open(text?: string): Promise<RawConnection>;
  /** What a connection answers to a text. */
  answerTo(text: string): Promise<RawAnswer>;
  closeAll(): void;
}

/** Makes the app listen on its own port. */
export async function listenForRaw(app: FastifyInstance): Promise<RawConnections> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const sockets: Socket[] = [];
  const open = async (text = '') => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}); // it may be cut off while it sends
    sockets.push(socket);
    await once(socket, 'connect');
    if (text) socket.write(text);
    return { socket, answer: () => nextAnswer(socket) };
  };
  return {
    open,
    answerTo: async (text) => (await open(text)).answer(),
    closeAll: () => {
      for (const socket of sockets.splice(0)) socket.destroy();
    },
  };
}

async function nextAnswer(socket: Socket): Promise<RawAnswer> {
  const [chunk] = (await once(socket, 'data')) as [Buffer]; // the event's argument
  const [headers = '', body = ''] = chunk.toString().split('\r\n\r\n', 2);
  return { status: Number(headers.split(' ')[1]), headers, body };
}
