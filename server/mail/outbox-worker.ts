import type { Db } from '../db/client.ts';
import {
  claimErrands,
  endErrand,
  nextErrandAt,
  postponeErrand,
  type OutboxRow,
} from '../db/outbox.ts';
import { isMissingReference } from '../db/statement-error.ts';
import { composeMail } from './compose.ts';
import type { Outbox, OutboxParts } from './outbox.ts';
import { unseal } from './seal.ts';

/** Minutes after each failed try (rulings, "Privacy"); the last one repeats until the row expires. */
const backOffMinutes = [1, 5, 30, 120, 360, 720, 1440];
/** Rows taken at a time: few enough that all are tried well within the lease. */
const batch = 5;
const leaseSeconds = 120;
const sendTimeout = 45_000;
/** Other processes write rows too, so we look even when nobody wakes us. */
const longestNap = 15_000;

type Worker = Pick<Outbox, 'start' | 'wake' | 'work' | 'close'>;

/** Sends what is due. Every process may run one: a row is held by one worker at a time. */
export function createOutboxWorker(parts: OutboxParts, add: Outbox['add']): Worker {
  const closing = new AbortController();
  let started = false;
  let timer: NodeJS.Timeout | undefined;
  let pass: Promise<void> = Promise.resolve();

  const work = () => {
    // A pass that failed must not fail those after it.
    pass = pass.catch(() => undefined).then(() => sendAllDue(parts, add, closing.signal));
    return pass;
  };
  const nap = (milliseconds: number) => {
    clearTimeout(timer);
    if (!closing.signal.aborted) timer = setTimeout(wake, milliseconds);
  };
  const wake = () => {
    if (!started) return;
    clearTimeout(timer);
    void work()
      .then(() => untilNextErrand(parts))
      .catch((error: unknown) => {
        if (!closing.signal.aborted)
          parts.log.error({ err: error }, 'the outbox could not be worked off');
        return longestNap;
      })
      .then(nap);
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
  add: Outbox['add'],
  closing: AbortSignal,
): Promise<void> {
  while (!closing.aborted) {
    const rows = await claimErrands(parts.db, { now: parts.now(), most: batch, leaseSeconds });
    if (rows.length === 0) return;
    await Promise.all(rows.map((row) => runErrand(parts, add, row, closing)));
  }
}

async function runErrand(
  parts: OutboxParts,
  add: Outbox['add'],
  row: OutboxRow,
  closing: AbortSignal,
): Promise<void> {
  const { db, log, now } = parts;
  if (row.expiresAt <= now()) return giveUp(parts, add, row);
  let isSent;
  try {
    isSent = await sendMail(
      parts,
      row,
      AbortSignal.any([closing, AbortSignal.timeout(sendTimeout)]),
    );
  } catch (error) {
    if (closing.aborted) return postponeErrand(db, row.id, now());
    log.warn(
      { outbox: row.id, kind: row.kind, attempts: row.attempts, cause: errorKind(error) },
      'a mail was not accepted',
    );
    return postponeErrand(db, row.id, nextTry(row, now()));
  }
  await endErrand(db, row.id, 'delivered', now());
  log.info(
    { outbox: row.id, kind: row.kind, attempts: row.attempts },
    isSent ? 'a mail was delivered' : 'no mail was to be sent',
  );
}

/** False when there is nothing to send. */
async function sendMail(parts: OutboxParts, row: OutboxRow, signal: AbortSignal): Promise<boolean> {
  if (!row.payload) throw new Error(`A waiting mail (outbox ${row.id}) has no content.`);
  const payload = unseal(parts.keys.key('outbox'), row.kind, row.payload);
  const mail = await composeMail(parts, row, payload);
  if (mail) await parts.transport.send(mail, signal);
  return mail !== null;
}

/** Erases an email that no mail server accepted in time; for feedback, the owner is told. */
async function giveUp(parts: OutboxParts, add: Outbox['add'], row: OutboxRow): Promise<void> {
  const { db, log, now } = parts;
  try {
    await db.transaction(async (tx) => {
      // The notice first: who deletes its owner takes the two in this order, so neither waits for the other.
      if (row.kind === 'feedback') await addNotice(tx, add, row);
      await endErrand(tx, row.id, 'undeliverable', now());
    });
  } catch (error) {
    // Owner, business and this row were deleted while it was held.
    if (isMissingReference(error)) return;
    throw error;
  }
  log.warn({ outbox: row.id, kind: row.kind }, 'a mail was given up and erased');
}

async function addNotice(tx: Db, add: Outbox['add'], row: OutboxRow): Promise<void> {
  const { userId, businessId } = row;
  await add(tx, {
    kind: 'feedback_undeliverable',
    userId,
    businessId,
    keyHash: null,
    payload: {},
    hours: 72,
  });
}

/** Randomized by up to 20%, so that a mail server that is back does not get everything at once. */
function nextTry({ attempts, expiresAt }: OutboxRow, now: Date): Date {
  const minutes = backOffMinutes[Math.min(attempts, backOffMinutes.length) - 1] ?? 1440;
  const planned = now.getTime() + minutes * 60_000 * (0.8 + Math.random() * 0.4);
  return new Date(Math.min(planned, expiresAt.getTime()));
}

async function untilNextErrand({ db, now }: OutboxParts): Promise<number> {
  const next = await nextErrandAt(db);
  if (!next) return longestNap;
  return Math.min(Math.max(next.getTime() - now().getTime(), 250), longestNap);
}

/** A code such as `ECONNECTION`: a mail server's own message may quote the email, so it is left out. */
function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }; // nodemailer's errors
  return [code ?? error.name, responseCode].filter(Boolean).join(' ');
}
