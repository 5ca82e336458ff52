export interface Address {
  name: string;
  address: string;
}

/** A mail ready to go. One recipient, always as an object: in a string, a comma would add another. */
export interface Email {
  /** The outbox's number for it. */
  id: number;
  to: Address;
  from: Address;
  replyTo: Address | null;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that a mail server can tell a repeat. */
  messageId: string;
}

/** Hands mails over; resolves once the other side has taken responsibility. */
export interface EmailTransport {
  send(mail: Email, signal: AbortSignal): Promise<void>;
  close(): void;
}
