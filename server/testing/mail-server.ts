import { once, EventEmitter } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** How the server handles emails: accepts, never answers, disconnects in the middle, or rejects. */
export type Manner = 'accept' | 'stall' | 'drop' | Refusal;

interface Refusal {
  refuse: number;
  at: 'sender' | 'recipient' | 'content';
  /** What it says after the code. */
  text?: string;
}

export interface ReceivedMail {
  from: string;
  /** All recipients in the envelope. */
  recipients: string[];
  raw: string;
  parsed: Email;
}

/** Every address that its HTML links to. */
export function linksOf({ parsed }: ReceivedMail): string[] {
  return [...(parsed.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** @param domain only for recipients there; by default, for all that have no manner of their own. */
  behave(manner: Manner, domain?: string): void;
  /** Resolves when the content of one more email starts to arrive. */
  nextContent(): Promise<void>;
  /** Resolves when one more email has been received. */
  nextMail(): Promise<void>;
  /** How many connections it has accepted so far. */
  connections(): number;
  /** Closes all connections, and continues to accept new ones. */
  hangUp(): void;
  /** How many emails are stalled: their content has arrived, nothing was answered, and the client waits. */
  stalled(): number;
  /** The same since the start, whether or not the client still waits. */
  everStalled(): number;
  stop(): Promise<void>;
  /** After `stop`: listens on the same port again. */
  restart(): Promise<void>;
}

/** A real SMTP server on a free local port, as badly behaved as a test wants it. */
export async function startMailServer(manner: Manner = 'accept'): Promise<MailServer> {
  let current = manner;
  const ofDomain = new Map<string, Manner>();
  const mannerTo = (address = '') => ofDomain.get(address.split('@')[1] ?? '') ?? current;
  const received: ReceivedMail[] = [];
  const events = new EventEmitter();
  const sockets = new Set<Socket>();
  let connections = 0;
  let everStalled = 0;
  const stalled = new Set<string>();
  const hangUp = () => sockets.forEach((socket) => socket.destroy());

  const create = () => {
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onClose: ({ id }) => void stalled.delete(id),
      onMailFrom: (_address, _session, done) => done(rejection(current, 'sender')),
      onRcptTo: ({ address }, _session, done) => done(rejection(mannerTo(address), 'recipient')),
      onData(stream, session, done) {
        const here = mannerTo(session.envelope.rcptTo[0]?.address);
        events.emit('content');
        if (here === 'drop') return void stream.once('data', hangUp);
        collect(stream, session).then((mail) => {
          if (here === 'stall') {
            everStalled += 1;
            stalled.add(session.id);
            return;
          }
          const refused = rejection(here, 'content');
          done(refused);
          if (refused) return;
          received.push(mail);
          events.emit('mail');
        }, done);
      },
    });
    smtp.on('error', () => undefined); // some tests are about clients that disconnect
    smtp.server.on('connection', (socket: Socket) => {
      connections += 1;
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    return smtp;
  };

  let smtp = create();
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const { port } = smtp.server.address() as AddressInfo; // it listens on a port
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave(next, domain) {
      if (domain === undefined) current = next;
      else ofDomain.set(domain, next);
    },
    nextContent: () => once(events, 'content').then(() => undefined),
    nextMail: () => once(events, 'mail').then(() => undefined),
    connections: () => connections,
    hangUp,
    stalled: () => stalled.size,
    everStalled: () => everStalled,
    stop: () =>
      new Promise((resolve) => {
        smtp.close(resolve);
        hangUp();
      }),
    async restart() {
      smtp = create();
      await once(smtp.listen(port, '127.0.0.1'), 'listening');
    },
  };
}

function rejection(manner: Manner, at: Refusal['at']): Error | null {
  if (typeof manner === 'string' || manner.at !== at) return null;
  const { refuse, text = 'Not now' } = manner;
  return Object.assign(new Error(text), { responseCode: refuse });
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
