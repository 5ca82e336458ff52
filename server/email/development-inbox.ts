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

export interface DevelopmentInbox extends EmailTransport {
  /** Newest first. */
  emails(): InboxEmail[];
  find(id: string): InboxEmail | undefined;
}

/** A mail transport that stores emails only in memory, for `/dev/inbox`. */
export function developmentInbox(now: () => Date): DevelopmentInbox {
  const kept: InboxEmail[] = [];
  return {
    emails: () => kept,
    find: (id) => kept.find((email) => email.id === id),
    async send(email: Email): Promise<void> {
      kept.unshift(toInboxMail(email, now()));
      kept.length = Math.min(kept.length, capacity);
    },
    connections: 16,
    check: () => Promise.resolve(),
    close: () => {},
  };
}

function toInboxMail(email: Email, at: Date): InboxEmail {
  const { id, subject, text, html } = email;
  return {
    id: String(id),
    to: email.to.address,
    from: inWords(email.from),
    replyTo: email.replyTo && email.replyTo.address,
    subject,
    text,
    html,
    at: at.toISOString(),
  };
}

function inWords({ name, address }: Address): string {
  return name ? `${name} <${address}>` : address;
}
