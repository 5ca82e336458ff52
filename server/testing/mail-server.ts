import { once, EventEmitter } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** How the server handles emails: accepts, never answers, disconnects in the middle, or rejects. */
export type Manner = 'accept' | 'stall' | 'drop' | { refuse: number; at: 'recipient' | 'content' };

export interface ReceivedMail {
  from: string;
  /** All recipients in the envelope. */
  recipients: string[];
  raw: string;
  parsed: Email;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  behave(manner: Manner): void;
  /** Resolves when the content of one more email starts to arrive. */
  nextContent(): Promise<void>;
  /** Resolves when one more email has been received. */
  nextMail(): Promise<void>;
  stop(): Promise<void>;
}

/** A real SMTP server on a free local port, as badly behaved as a test wants it. */
export async function startMailServer(manner: Manner = 'accept'): Promise<MailServer> {
  let current = manner;
  const received: ReceivedMail[] = [];
  const events = new EventEmitter();
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(rejection(current, 'recipient')),
    onData(stream, session, done) {
      events.emit('content');
      if (current === 'drop') return hangUp(stream, sockets);
      collect(stream, session).then((mail) => {
        if (current === 'stall') return;
        const refused = rejection(current, 'content');
        done(refused);
        if (refused) return;
        received.push(mail);
        events.emit('mail');
      }, done);
    },
  });
  smtp.on('error', () => undefined); // some tests are about clients that disconnect
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const { port } = smtp.server.address() as AddressInfo; // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (next) => (current = next),
    nextContent: () => once(events, 'content').then(() => undefined),
    nextMail: () => once(events, 'mail').then(() => undefined),
    stop: () =>
      new Promise((resolve) => {
        smtp.close(resolve);
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function rejection(manner: Manner, at: 'recipient' | 'content'): Error | null {
  if (typeof manner === 'string' || manner.at !== at) return null;
  return Object.assign(new Error('Not now'), { responseCode: manner.refuse });
}

function hangUp(stream: SMTPServerDataStream, sockets: Set<Socket>): void {
  stream.once('data', () => sockets.forEach((socket) => socket.destroy()));
}

async function collect(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<ReceivedMail> {
  const chunks: Buffer[] = await stream.toArray();
  const bytes = Buffer.concat(chunks);
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    recipients: envelope.rcptTo.map(({ address }) => address),
    raw: bytes.toString('latin1'),
    parsed: await PostalMime.parse(bytes),
  };
}
