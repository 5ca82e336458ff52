import type { FastifyBaseLogger } from 'fastify';
import { HOUR } from '../../contract/durations.ts';
import type { Db } from '../db/client.ts';
import {
  deleteMessages,
  insertMessage,
  isMessageWaiting,
  readUnownedMessages,
} from '../db/outbox.ts';
import type { Keys } from '../config/app-keys.ts';
import type { EmailContext, EmailKind, EmailPayloads } from './compose-email.ts';
import type { EmailTransport } from './email.ts';
import { createOutboxWorker } from './outbox-worker.ts';
import { seal, unseal } from './seal.ts';

export interface OutboxMessage<Kind extends EmailKind = EmailKind> {
  kind: Kind;
  userId: number | null;
  businessId: number | null;
  /** Identifies repeats of the same request; null if the request has no key. */
  keyHash: string | null;
  payload: EmailPayloads[Kind];
  /** How long delivery is attempted. */
  hours: number;
}

export interface Outbox {
  /**
   * Stores an email, encrypted, in the caller's transaction. Call `wake` after the commit.
   * @returns the email's id, which is also its id in the development inbox; null if the key was used
   * before.
   */
  add<Kind extends EmailKind>(db: Db, message: OutboxMessage<Kind>): Promise<number | null>;
  /** Whether an email is still waiting: neither delivered nor undeliverable. */
  isWaiting(id: number): Promise<boolean>;
  /** Cancels the waiting emails about an account to this address, except one that is being sent. */
  withdraw(db: Db, address: string): Promise<void>;
  /** Starts sending what is due, now and from now on. */
  start(): void;
  /** Sends what is due right away, if started; returns immediately. */
  wake(): void;
  /** Sends what is due now; resolves once nothing is due. For tests and the command line. */
  work(): Promise<void>;
  close(): Promise<void>;
}

export interface OutboxParts extends EmailContext {
  keys: Keys;
  transport: EmailTransport;
  log: FastifyBaseLogger;
}

/** The general outbox: encrypted rows that are emailed at least once, and erased after that. */
export function createOutbox(parts: OutboxParts): Outbox {
  const add: Outbox['add'] = (db, message) => addMessage(parts, db, message);
  const worker = createOutboxWorker(parts, add);
  return {
    add,
    isWaiting: (id) => isMessageWaiting(parts.db, id),
    withdraw: (db, address) => withdrawMessages(parts, db, address),
    ...worker,
  };
}

function addMessage(
  parts: OutboxParts,
  db: Db,
  { payload, hours, ...message }: OutboxMessage,
): Promise<number | null> {
  const now = parts.now();
  return insertMessage(db, {
    ...message,
    payload: seal(parts.keys.key('outbox'), message.kind, payload),
    expiresAt: new Date(now.getTime() + hours * HOUR),
    now,
  });
}

/** The recipient is encrypted too, so the table does not reveal it; only few such emails wait at once. */
async function withdrawMessages({ keys }: OutboxParts, db: Db, address: string): Promise<void> {
  const key = keys.key('outbox');
  const ids = (await readUnownedMessages(db))
    .filter(({ kind, payload }) => payload && addressOf(key, kind, payload) === address)
    .map(({ id }) => id);
  if (ids.length > 0) await deleteMessages(db, ids);
}

function addressOf(key: Buffer, kind: string, payload: Buffer): string | null {
  try {
    const { to } = unseal(key, kind, payload) as { to?: string }; // some `EmailPayloads`
    return to ?? null;
  } catch {
    return null; // encrypted under an earlier APP_SECRET: it cannot be sent either
  }
}
