import { DAY, HOUR, toSeconds, MINUTE, SECOND } from '../../contract/durations.ts';
import type { Db } from '../db/client.ts';
import {
  claimMessages,
  finishMessage,
  nextMessageAt,
  postponeMessage,
  type OutboxRow,
} from '../db/outbox.ts';
import { isMissingReference } from '../db/statement-error.ts';
import { composeEmail } from './compose-email.ts';
import type { AddMessage, OutboxParts } from './outbox-message.ts';
import { unseal } from './seal.ts';

/** Delays after each failed attempt; the last one repeats until the row expires. */
const backOff = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];
/** Rows claimed at a time: few enough to attempt all well within the lease. */
const batch = 5;
const leaseSeconds = toSeconds(2 * MINUTE);
const sendTimeout = 45 * SECOND;
/** Other processes write rows too, so it polls in addition to `wake`. */
const pollInterval = 15 * SECOND;

export interface OutboxWorker {
  /** Starts sending what is due, now and from now on. */
  start(): void;
  /** Sends what is due right away, if started; returns immediately. */
  wake(): void;
  /** Sends what is due now; resolves once nothing is due. For tests and the command line. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** Sends what is due. Every process may run one: each row is claimed by one worker at a time. */
export function createOutboxWorker(parts: OutboxParts, add: AddMessage): OutboxWorker {
  const closing = new AbortController();
  let started = false;
  let timer: NodeJS.Timeout | undefined;
  let pass: Promise<void> = Promise.resolve();

  const work = () => {
    // A failed pass must not fail those after it.
    pass = pass.catch(() => undefined).then(() => sendAllDue(parts, add, closing.signal));
    return pass;
  };
  const wakeAfter = (milliseconds: number) => {
    clearTimeout(timer);
    if (!closing.signal.aborted) timer = setTimeout(wake, milliseconds);
  };
  const wake = () => {
    if (!started) return;
    clearTimeout(timer);
    void work()
      .then(() => untilNextMessage(parts))
      .catch((error: unknown) => {
        if (!closing.signal.aborted)
          parts.log.error({ err: error }, 'could not process the outbox');
        return pollInterval;
      })
      .then(wakeAfter);
  };
  const start = () => {
    started = true;
    wake();
  };

  return {
    start,
    wake,
    work,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await pass.catch(() => undefined);
    },
  };
}

async function sendAllDue(
  parts: OutboxParts,
  add: AddMessage,
  closing: AbortSignal,
): Promise<void> {
  while (!closing.aborted) {
    const rows = await claimMessages(parts.db, { now: parts.now(), most: batch, leaseSeconds });
    if (rows.length === 0) return;
    await Promise.all(rows.map((row) => deliverMessage(parts, add, row, closing)));
  }
}

async function deliverMessage(
  parts: OutboxParts,
  add: AddMessage,
  row: OutboxRow,
  closing: AbortSignal,
): Promise<void> {
  const { db, log, now } = parts;
  if (row.expiresAt <= now()) return giveUp(parts, add, row);
  let isSent;
  try {
    isSent = await sendEmail(
      parts,
      row,
      AbortSignal.any([closing, AbortSignal.timeout(sendTimeout)]),
    );
  } catch (error) {
    if (closing.aborted) return postponeMessage(db, row.id, now());
    const cause = errorKind(error);
    parts.metrics.emailFailures.inc({ kind: row.kind, cause });
    log.warn(
      { outbox: row.id, kind: row.kind, attempts: row.attempts, cause },
      'an email was not accepted',
    );
    return postponeMessage(db, row.id, nextTry(row, now()));
  }
  await finishMessage(db, row.id, 'delivered', now());
  log.info(
    { outbox: row.id, kind: row.kind, attempts: row.attempts },
    isSent ? 'an email was delivered' : 'there was no email to send',
  );
}

/** False when there is nothing to send. */
async function sendEmail(
  parts: OutboxParts,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<boolean> {
  if (!row.payload) throw new Error(`A queued email (outbox ${row.id}) has no content.`);
  const payload = unseal(parts.keys.key('outbox'), row.kind, row.payload);
  const email = await composeEmail(parts, row, payload);
  if (email) await parts.transport.send(email, signal);
  return email !== null;
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
    hours: 72,
  });
}

/** Randomized by up to 20%, so that a recovered mail server does not get everything at once. */
function nextTry({ attempts, expiresAt }: OutboxRow, now: Date): Date {
  const wait = backOff[Math.min(attempts, backOff.length) - 1] ?? DAY;
  const planned = now.getTime() + wait * (0.8 + Math.random() * 0.4);
  return new Date(Math.min(planned, expiresAt.getTime()));
}

async function untilNextMessage({ db, now }: OutboxParts): Promise<number> {
  const next = await nextMessageAt(db);
  if (!next) return pollInterval;
  return Math.min(Math.max(next.getTime() - now().getTime(), 250), pollInterval);
}

/** A code such as `ECONNECTION`: a mail server's own message may quote the email, so it is left out. */
function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }; // nodemailer's errors
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
}
