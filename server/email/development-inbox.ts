import type { Address, Email, EmailTransport } from './email.ts';

/** As many emails as a day of trying things out produces; older ones are dropped. */
const capacity = 200;

export interface InboxMail {
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
  mails(): InboxMail[];
  find(id: string): InboxMail | undefined;
}

/** A mail transport that keeps emails in memory only, for `/dev/inbox`. */
export function developmentInbox(now: () => Date): DevelopmentInbox {
  const kept: InboxMail[] = [];
  return {
    mails: () => kept,
    find: (id) => kept.find((mail) => mail.id === id),
    async send(mail: Email): Promise<void> {
      kept.unshift(toInboxMail(mail, now()));
      kept.length = Math.min(kept.length, capacity);
    },
    close: () => {},
  };
}

function toInboxMail(mail: Email, at: Date): InboxMail {
  const { id, subject, text, html } = mail;
  return {
    id: String(id),
    to: mail.to.address,
    from: inWords(mail.from),
    replyTo: mail.replyTo && mail.replyTo.address,
    subject,
    text,
    html,
    at: at.toISOString(),
  };
}

function inWords({ name, address }: Address): string {
  return name ? `${name} <${address}>` : address;
}
