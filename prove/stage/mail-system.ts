import { once } from 'node:events';
import type { Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

import { freePort } from './free-port.ts';

/** What happens to an email: accepted, never answered, cut off in the middle, or refused for now. */
export type Manner = 'accept' | 'stall' | 'drop' | 'refuse';

export interface ReceivedEmail {
  messageId: string;
  /** The recipient in the envelope. */
  to: string;
  subject: string;
  /** The sender's mark in the text (`markOf`), if there is one. */
  mark: string | undefined;
  /** Milliseconds, by `performance.now()`. */
  at: number;
}

/** A mail server for many domains that can shut down and restart at the same address. */
export interface MailSystem {
  url: string;
  received: ReceivedEmail[];
  /** For every domain, or only for one. */
  behave(manner: Manner, domain?: string): void;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const mark = /mark-[a-z\d]{32}/;

/** The text by which an email can be recognized. */
export function markOf(key: string): string {
  return `mark-${key.replaceAll('-', '')}`;
}

export async function startMailSystem(): Promise<MailSystem> {
  const port = await freePort();
  const manners = new Map<string, Manner>();
  const received: ReceivedEmail[] = [];
  const mannerFor = ({ envelope }: SMTPServerSession) => {
    const domain = envelope.rcptTo[0]?.address.split('@')[1] ?? '';
    return manners.get(domain) ?? manners.get('') ?? 'accept';
  };
  const deliver: Deliver = async (session, bytes) => {
    const { messageId = '', subject = '', text = '' } = await PostalMime.parse(bytes);
    const to = session.envelope.rcptTo[0]?.address ?? '';
    received.push({
      messageId,
      to,
      subject,
      mark: mark.exec(text)?.[0],
      at: performance.now(),
    });
  };
  let server = await listen(port, mannerFor, deliver);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (manner, domain = '') => void manners.set(domain, manner),
    goDown: () => server.stop(),
    async comeBack() {
      server = await listen(port, mannerFor, deliver);
    },
    stop: () => server.stop(),
  };
}

type Deliver = (session: SMTPServerSession, bytes: Buffer) => Promise<void>;

async function listen(
  port: number,
  mannerFor: (session: SMTPServerSession) => Manner,
  deliver: Deliver,
): Promise<{ stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const manner = mannerFor(session);
      if (manner === 'drop') return hangUp(stream, sockets);
      stream.toArray().then(async (chunks: Buffer[]) => {
        if (manner === 'stall') return;
        if (manner === 'refuse') return done(notNow());
        await deliver(session, Buffer.concat(chunks));
        done();
      }, done);
    },
  });
  smtp.on('error', () => undefined); // clients that were killed
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(smtp.listen(port, '127.0.0.1'), 'listening');
  return {
    stop: () =>
      new Promise((resolve) => {
        smtp.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function notNow(): Error {
  return Object.assign(new Error('Not now'), { responseCode: 451 });
}

/** In the middle of the content: all connections, since one cannot be told from the other. */
function hangUp(stream: SMTPServerDataStream, sockets: Set<Socket>): void {
  stream.once('data', () => sockets.forEach((socket) => socket.destroy()));
}
