import type { FastifyBaseLogger } from 'fastify';
import type { Keys } from '../config/app-keys.ts';
import type { Db } from '../db/client.ts';
import type { AddedMessage } from '../db/outbox-content.ts';
import type { RequestIdentity } from '../db/request-identity.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { EmailContext } from './compose-email.ts';
import type { EmailKind, EmailPayloads } from './email-payloads.ts';
import type { EmailTransport } from './email.ts';

export interface OutboxMessage<Kind extends EmailKind = EmailKind> {
  kind: Kind;
  userId: number | null;
  businessId: number | null;
  /** Identifies repeats of the same request; null if the request has no key. */
  identity: RequestIdentity | null;
  payload: EmailPayloads[Kind];
  /** How long delivery is attempted. */
  hours: number;
}

/**
 * Stores an email, encrypted, in the caller's transaction. Call `wake` after the commit.
 * @returns the stored email, or the earlier one with the same key. Its id is also its id in the
 * development inbox.
 */
export type AddMessage = <Kind extends EmailKind>(
  db: Db,
  message: OutboxMessage<Kind>,
) => Promise<AddedMessage>;

export interface OutboxParts extends EmailContext {
  keys: Keys;
  transport: EmailTransport;
  log: FastifyBaseLogger;
  metrics: Metrics;
}
