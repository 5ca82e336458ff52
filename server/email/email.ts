export interface Address {
  name: string;
  address: string;
}

/** An email ready to send. One recipient, always as an object: in a string, a comma would add another. */
export interface Email {
  /** The outbox's number for it. */
  id: number;
  to: Address;
  from: Address;
  replyTo: Address | null;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that a mail server can recognize a repeat. */
  messageId: string;
}

/** Sends emails; resolves once the other side has accepted responsibility. */
export interface EmailTransport {
  send(mail: Email, signal: AbortSignal): Promise<void>;
  close(): void;
}
