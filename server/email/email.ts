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

export interface EmailTransport {
  /** How many emails it can send at the same time. */
  connections: number;
  /** Resolves once the mail server has accepted responsibility. @throws its error */
  send(email: Email, signal: AbortSignal): Promise<void>;
  /** Resolves if the mail server can be reached and lets us in. @throws its error */
  check(): Promise<unknown>;
  close(): void;
}
