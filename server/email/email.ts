export interface Address {
  name: string;
  address: string;
}

/** An email ready to send. The one recipient is always an object: in a string, a comma would add another. */
export interface Email {
  /** Its id in the outbox. */
  id: number;
  to: Address;
  from: Address;
  replyTo: Address | null;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that a mail server can detect repeats. */
  messageId: string;
}

/** Sends emails; resolves once the mail server has accepted responsibility. */
export interface EmailTransport {
  send(email: Email, signal: AbortSignal): Promise<void>;
  close(): void;
}
