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
  /** What tells a repeat of the same request; null where there is none. */
  keyHash: string | null;
  payload: EmailPayloads[Kind];
  /** How long it may wait for a mail server. */
  hours: number;
}

export interface Outbox {
  /**
   * Writes a mail down, sealed, in the caller's transaction. Call `wake` once that is committed.
   * @returns the mail's id, which the development inbox shows it under; null when the same key was
   * used before.
   */
  add<Kind extends EmailKind>(db: Db, message: OutboxMessage<Kind>): Promise<number | null>;
  /** Whether a mail is still on its way: neither delivered nor given up. */
  isWaiting(id: number): Promise<boolean>;
  /** Takes back the waiting mails about an account to this address; one that is just leaving leaves. */
  withdraw(db: Db, address: string): Promise<void>;
  /** Begins to send what is due, now and from now on. */
  start(): void;
  /** Has what is due sent at once, where sending has begun; returns immediately. */
  wake(): void;
  /** Sends what is due now; resolves when nothing is due any more. For tests and the command line. */
  work(): Promise<void>;
  close(): Promise<void>;
}

export interface OutboxParts extends EmailContext {
  keys: Keys;
  transport: EmailTransport;
  log: FastifyBaseLogger;
}

/** The general outbox: encrypted rows that leave as mail, at least once, and are erased as they do. */
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

/** Who such a mail is for is sealed with it, so that the table does not tell; few of them wait at once. */
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
    return null; // sealed under an earlier APP_SECRET: nobody can send it either
  }
}
