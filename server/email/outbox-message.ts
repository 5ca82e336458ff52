import type { FastifyBaseLogger } from 'fastify';
import type { Keys } from '../config/app-keys.ts';
import type { Db } from '../db/client.ts';
import type { EmailContext, EmailKind, EmailPayloads } from './compose-email.ts';
import type { EmailTransport } from './email.ts';

export interface OutboxMessage<Kind extends EmailKind = EmailKind> {
  kind: Kind;
  userId: number | null;
  businessId: number | null;
  /** What tells a repeat of the same request; null where there is none. */
  keyHash: string | null;
  payload: EmailPayloads[Kind];
  /** How long it can wait for a mail server. */
  hours: number;
}

/**
 * Stores an email, encrypted, in the caller's transaction. Call `wake` once that is committed.
 * @returns the email's id, which is also its id in the development inbox; null when the same key was
 * used before.
 */
export type AddMessage = <Kind extends EmailKind>(
  db: Db,
  message: OutboxMessage<Kind>,
) => Promise<number | null>;

export interface OutboxParts extends EmailContext {
  keys: Keys;
  transport: EmailTransport;
  log: FastifyBaseLogger;
}
