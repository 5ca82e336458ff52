import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '../../contract/durations.ts';
import { serverReasons } from '../../contract/failing-emails.ts';
import {
  bringForward,
  postponeMessage,
  type ClaimedMessage,
  type OutboxRow,
  type Postponement,
} from '../db/outbox.ts';
import { finishMessage } from '../db/outbox-content.ts';
import { isDatabaseError } from '../db/statement-error.ts';
import { composeEmail } from './compose-email.ts';
import type { Email } from './email.ts';
import { openEmail } from './envelope.ts';
import type { MailServerWatch } from './mail-server-watch.ts';
import { nextAttempt } from './next-attempt.ts';
import type { OutboxParts } from './outbox-message.ts';
import { errorKind, isAboutServer, verdictOf, type SendFailure } from './send-failure.ts';
import type { Flight, SendingWindow } from './sending-window.ts';

export interface Delivery extends OutboxParts {
  window: SendingWindow;
  mailServer: MailServerWatch;
  closing: AbortSignal;
}

const sendTimeout = 45 * SECOND;
/** Well within the lease (`outbox-worker.ts`), with the time to send before it. */
const finishTimeout = 45 * SECOND;

/** Sends a claimed email and erases it, or puts it back. @throws if the database fails */
export async function deliverMessage(
  delivery: Delivery,
  row: ClaimedMessage,
  flight: Flight,
): Promise<void> {
  const { db, closing, window } = delivery;
  const email = await compose(delivery, row);
  if (email === 'unreadable') return postpone(delivery, row, { reason: email, reply: null });
  if (!email) return finish(delivery, row, 'there was no email to send');
  const domain = domainHash(delivery, email);
  if (!window.take(flight, domain)) return putBack(delivery, row, { domainHash: domain });
  try {
    const timeout = AbortSignal.any([closing, AbortSignal.timeout(sendTimeout)]);
    await delivery.transport.send(email, timeout);
  } catch (error) {
    const failure = await explain(delivery, row, error);
    if (closing.aborted) return postponeMessage(db, row, { nextAttemptAt: delivery.now() });
    if (isAboutServer(failure)) return waitForServer(delivery, row, failure);
    // What one address refused says nothing about the one that an owner has saved meanwhile.
    if (await isReaddressed(delivery, row, email))
      return putBack(delivery, row, { domainHash: null });
    return retryLater(delivery, row, failure, domain);
  }
  window.rate(domain, false);
  await finish(delivery, row, 'an email was delivered');
  await bringOthersForward(delivery);
}

/** Reasons that may end for all emails at once. */
export const deferredReasons = ['deferred', 'no_answer'] as const;

/** Reasons that are over when the mail server can be used again. */
const overWithOutage = [...deferredReasons, ...serverReasons];

const noAnswer: SendFailure = { reason: 'no_answer', reply: null };

/** Null if there is nothing to send. */
async function compose(
  delivery: Delivery,
  row: ClaimedMessage,
): Promise<Email | null | 'unreadable'> {
  try {
    const { payload } = row;
    if (!payload) throw new Error(`A queued email (outbox ${row.id}) has no content.`);
    return await composeEmail(delivery, row, openEmail(delivery.keys.secrets, { ...row, payload }));
  } catch (error) {
    if (isDatabaseError(error)) throw error;
    report(delivery, row, { reason: 'unreadable', reply: null }, error);
    return 'unreadable';
  }
}

async function isReaddressed(delivery: Delivery, row: ClaimedMessage, sent: Email) {
  const email = await compose(delivery, row);
  return email !== null && email !== 'unreadable' && email.to.address !== sent.to.address;
}

async function explain(delivery: Delivery, row: OutboxRow, error: unknown): Promise<SendFailure> {
  if (delivery.closing.aborted) return noAnswer;
  const failure = verdictOf(error) ?? (await delivery.mailServer.diagnose()) ?? noAnswer;
  report(delivery, row, failure, error);
  return failure;
}

/** Rows hold no recipient, and a domain can identify one: only with our key does this say which it is. */
function domainHash({ keys }: Delivery, { to }: Email): string {
  const domain = to.address.slice(to.address.lastIndexOf('@') + 1).toLowerCase();
  return keys.digest('recipient-domain', domain);
}

function report(
  { metrics, log }: Delivery,
  { id, kind, attempts }: OutboxRow,
  { reason, reply }: SendFailure,
  error: unknown,
): void {
  metrics.emailFailures.inc({ kind, cause: reason });
  const cause = errorKind(error);
  const what = reply ? 'an email was not accepted' : 'an email could not be sent';
  log.warn({ outbox: id, kind, attempts, reason, reply, cause }, what);
}

/** The row stays due, and its attempts as they were. */
function putBack(
  { db }: Delivery,
  row: OutboxRow,
  changes: Omit<Postponement, 'nextAttemptAt' | 'isUncounted'>,
): Promise<void> {
  const { nextAttemptAt } = row;
  return postponeMessage(db, row, { ...changes, nextAttemptAt, isUncounted: true });
}

/** It is sent once the mail server is back. */
function waitForServer(delivery: Delivery, row: OutboxRow, failure: SendFailure): Promise<void> {
  delivery.mailServer.fail(failure);
  const { reason, reply } = failure;
  return putBack(delivery, row, {
    lastReason: reason,
    lastReply: reply,
    triedAt: delivery.now(),
  });
}

function retryLater(
  delivery: Delivery,
  row: OutboxRow,
  failure: SendFailure,
  domain: string,
): Promise<void> {
  delivery.window.rate(domain, failure === noAnswer);
  if (failure.reason !== 'refused') delivery.mailServer.defer(row.id);
  return postpone(delivery, row, failure, domain);
}

/** After an outage, deferred emails need not wait any longer. */
async function bringOthersForward({ db, mailServer, now }: Delivery): Promise<void> {
  if (mailServer.accept()) await bringForward(db, { reasons: overWithOutage }, now());
}

/** An attempt that an admin asked for leaves the plan as it was, so that asking often delays nothing. */
function postpone(
  { db, now }: Delivery,
  row: OutboxRow,
  { reason, reply }: SendFailure,
  domain: string | null = null,
): Promise<void> {
  const at = now();
  const planned = row.plannedAt && row.plannedAt > at ? row.plannedAt : null;
  return postponeMessage(db, row, {
    nextAttemptAt: planned ?? nextAttempt(row, reason, at),
    isUncounted: planned !== null,
    plannedAt: null,
    triedAt: at,
    lastReason: reason,
    lastReply: reply,
    domainHash: domain,
  });
}

/** If the database is away for a moment, tries again: otherwise the email would be sent twice. */
async function finish(
  { db, log, now, closing }: Delivery,
  { id, kind, attempts }: OutboxRow,
  outcome: string,
): Promise<void> {
  const end = performance.now() + finishTimeout;
  for (;;) {
    try {
      await finishMessage(db, id, 'delivered', now());
      break;
    } catch (error) {
      if (closing.aborted || performance.now() > end) throw error;
      await pause(SECOND, undefined, { signal: closing }).catch(() => undefined);
    }
  }
  log.info({ outbox: id, kind, attempts }, outcome);
}
