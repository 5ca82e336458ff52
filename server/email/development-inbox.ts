import type { Address, Email, EmailTransport } from './email.ts';

/** Enough for a day of development; older emails are dropped. */
const capacity = 200;

export interface InboxEmail {
  /** The id in the outbox, so that an email has its URL before it is delivered. */
  id: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** Where development emails are kept: in this process's memory, or in that of several workers' primary. */
export interface InboxShelf {
  put(email: InboxEmail): Promise<void>;
  /** Newest first. */
  read(): Promise<InboxEmail[]>;
}

export interface DevelopmentInbox extends EmailTransport {
  /** Newest first. */
  emails(): Promise<InboxEmail[]>;
  find(id: string): Promise<InboxEmail | undefined>;
}

export function createShelf(): InboxShelf {
  const kept: InboxEmail[] = [];
  return {
    read: async () => kept,
    async put(email) {
      kept.unshift(email);
      kept.length = Math.min(kept.length, capacity);
    },
  };
}

/** An email transport that keeps emails only in memory, for `/dev/inbox`. */
export function developmentInbox(now: () => Date, shelf = createShelf()): DevelopmentInbox {
  return {
    emails: () => shelf.read(),
    find: async (id) => (await shelf.read()).find((email) => email.id === id),
    send: (email: Email) => shelf.put(toInboxEmail(email, now())),
    connections: 16,
    check: () => Promise.resolve(),
    close: () => {},
  };
}

function toInboxEmail(email: Email, at: Date): InboxEmail {
  const { id, subject, text, html } = email;
  return {
    id: String(id),
    to: email.to.address,
    from: formatAddress(email.from),
    replyTo: email.replyTo && email.replyTo.address,
    subject,
    text,
    html,
    at: at.toISOString(),
  };
}

function formatAddress({ name, address }: Address): string {
  return name ? `${name} <${address}>` : address;
}
