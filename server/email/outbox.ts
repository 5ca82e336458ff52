import { HOUR, later } from '../../contract/durations.ts';
import type { Keys } from '../config/app-keys.ts';
import type { Db } from '../db/client.ts';
import { deleteMessages, isMessageWaiting, isAboutAccount } from '../db/outbox.ts';
import {
  insertMessage,
  readSealedEmails,
  type StoredEmail,
  type AddedMessage,
} from '../db/outbox-content.ts';
import { openEmail, sealEmail } from './envelope.ts';
import type { AddMessage, OutboxMessage, OutboxParts } from './outbox-message.ts';
import { createOutboxWorker, type OutboxWorker } from './outbox-worker.ts';

export interface Outbox extends OutboxWorker {
  add: AddMessage;
  /** Whether an email is still waiting: neither delivered nor given up on. */
  isWaiting(id: number): Promise<boolean>;
  /** Cancels the waiting emails about an account to this address, except one that is being sent. */
  withdraw(db: Db, address: string): Promise<void>;
}

/** The general outbox: encrypted rows that are emailed at least once, and erased after that. */
export function createOutbox(parts: OutboxParts): Outbox {
  const add: AddMessage = (db, message) => addMessage(parts, db, message);
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
  { payload, hours, identity, ...message }: OutboxMessage,
): Promise<AddedMessage> {
  const now = parts.now();
  return insertMessage(db, {
    ...message,
    keyHash: identity?.keyHash ?? null,
    contentHash: identity?.contentHash ?? null,
    ...sealEmail(parts.keys.secrets[0], message.kind, payload),
    expiresAt: later(now, hours * HOUR),
    now,
  });
}

/** Emails read at once, at about a kilobyte each: many wait if the mail server has been out for a day. */
const batch = 500;

/**
 * The recipient is encrypted too, so the table does not reveal it: all of them are read and decrypted, at
 * less than 0.1 ms each.
 */
async function withdrawMessages({ keys }: OutboxParts, db: Db, address: string): Promise<void> {
  let emails: StoredEmail[] = [];
  do {
    const before = emails.at(-1)?.id;
    emails = await readSealedEmails(db, { where: isAboutAccount, before, most: batch });
    const ids = emails.filter((email) => addressOf(keys, email) === address).map(({ id }) => id);
    if (ids.length > 0) await deleteMessages(db, ids);
  } while (emails.length === batch);
}

function addressOf(keys: Keys, email: StoredEmail): string | null {
  try {
    const { to } = openEmail(keys.secrets, email) as { to?: string }; // some `EmailPayloads`
    return to ?? null;
  } catch {
    return null; // encrypted under an unknown APP_SECRET: it cannot be sent either
  }
}
