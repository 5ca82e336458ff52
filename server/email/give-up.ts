import { deliveryHours } from '../../contract/constraints.ts';
import type { Db } from '../db/client.ts';
import { claimExpiredMessages, type OutboxRow } from '../db/outbox.ts';
import { finishMessage } from '../db/outbox-content.ts';
import { isMissingReference } from '../db/statement-error.ts';
import type { AddMessage, OutboxParts } from './outbox-message.ts';

const batch = 20;
const leaseSeconds = 60;

/** Gives up on all emails that were not delivered in time, even while the mail server is down. */
export async function giveUpExpired(parts: OutboxParts, add: AddMessage): Promise<void> {
  for (;;) {
    const claim = { now: parts.now(), leaseSeconds, most: batch };
    const rows = await claimExpiredMessages(parts.db, claim);
    await Promise.all(rows.map((row) => giveUp(parts, add, row)));
    if (rows.length < batch) return;
  }
}

/** Erases an email that was not delivered in time; for feedback, notifies the owner. */
async function giveUp(parts: OutboxParts, add: AddMessage, row: OutboxRow): Promise<void> {
  const { db, log, now } = parts;
  try {
    await db.transaction(async (tx) => {
      // The notice first: deleting its owner locks the two in the same order, which prevents a deadlock.
      if (row.kind === 'feedback') await addNotice(tx, add, row);
      await finishMessage(tx, row.id, 'undeliverable', now());
    });
  } catch (error) {
    // Owner, business and this row have been deleted in the meantime.
    if (isMissingReference(error)) return;
    throw error;
  }
  log.warn({ outbox: row.id, kind: row.kind }, 'gave up on an email and erased it');
}

async function addNotice(tx: Db, add: AddMessage, row: OutboxRow): Promise<void> {
  const { userId, businessId } = row;
  await add(tx, {
    kind: 'feedback_undeliverable',
    userId,
    businessId,
    identity: null,
    payload: {},
    hours: deliveryHours,
  });
}
