import { MINUTE, SECOND, toSeconds } from '../../contract/durations.ts';
import { serverReasons, type FailureReason } from '../../contract/failing-emails.ts';
import {
  bringForward,
  claimMessage,
  markUnsent,
  nextMessageAt,
  type ClaimedMessage,
} from '../db/outbox.ts';
import { reportOutage } from '../db/report-outage.ts';
import { feedbackKinds } from '../db/schema/outbox.ts';
import { deliverMessage, deferredReasons, type Delivery } from './deliver-message.ts';
import { giveUpExpired } from './give-up.ts';
import { watchMailServer } from './mail-server-watch.ts';
import type { AddMessage, OutboxParts } from './outbox-message.ts';
import { createSendingWindow } from './sending-window.ts';
import { createSignal, type Signal } from './signal.ts';

/** Longer than it takes to send an email, to look at why that failed, and to say so in the database. */
const leaseSeconds = toSeconds(2 * MINUTE);
/** Other processes write rows too, so it polls in addition to `wake`. */
const pollInterval = 15 * SECOND;
/** While emails are on their way, how often it looks whether some have become overdue. */
const tick = SECOND;
/** After the database has failed; what is on its way continues meanwhile. */
const retryDelay = 2 * SECOND;
/** Milliseconds for what is on its way at shutdown: an email that is cut off now may be sent twice. */
const closeTimeout = 3 * SECOND;

export interface OutboxWorker {
  /** Starts sending what is due, now and from now on. */
  start(): void;
  /** Sends what is due right away, if started; returns immediately. */
  wake(): void;
  /** Tries the mail server, and sends what is due. @returns why nothing can be sent, or null */
  hurry(): Promise<FailureReason | null>;
  /** Sends what is due now; resolves once nothing is due. For tests and the command line. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** Sends what is due. Every process may run one: each row is claimed by one worker at a time. */
export function createOutboxWorker(parts: OutboxParts, add: AddMessage): OutboxWorker {
  const stopping = new AbortController();
  const closing = new AbortController();
  const news = createSignal();
  const outage = reportOutage(parts.log, 'could not process the outbox');
  const mailServer = watchMailServer(parts);
  const delivery: Delivery = {
    ...parts,
    mailServer,
    window: createSendingWindow(parts.transport.connections),
    closing: closing.signal,
  };
  const sendAll = () => sendAllDue({ ...delivery, stopping: stopping.signal }, add, news);
  let started = false;
  let passes = 0;
  let timer: NodeJS.Timeout | undefined;
  let pass: Promise<void> = Promise.resolve();

  const enqueue = (run: () => Promise<void>) => {
    passes += 1;
    // A failed pass must not fail those after it.
    pass = pass
      .catch(() => undefined)
      .then(run)
      .finally(() => (passes -= 1));
    return pass;
  };
  const wakeAfter = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(wake, milliseconds);
  };
  const wake = () => {
    if (!started) return;
    // A pass under way looks for what is due before it ends.
    if (passes > 0) return news.raise();
    clearTimeout(timer);
    void enqueue(sendAll)
      .then(() => (news.isRaised() ? 0 : untilNextMessage(delivery)))
      .then((delay) => {
        outage.succeeded();
        return delay;
      })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) outage.failed(error);
        return retryDelay;
      })
      .then(wakeAfter);
  };

  return {
    start() {
      started = true;
      wake();
    },
    wake,
    async hurry() {
      const reason = await mailServer.check();
      wake();
      return reason;
    },
    work: () =>
      enqueue(() => {
        mailServer.hurry();
        return sendAll();
      }),
    async close() {
      stopping.abort();
      news.raise();
      clearTimeout(timer);
      const late = setTimeout(() => closing.abort(), closeTimeout);
      await pass.catch(() => undefined);
      clearTimeout(late);
    },
  };
}

/** Whenever an email has been sent, claims the next, until nothing is due. @throws if the database fails */
async function sendAllDue(
  delivery: Delivery & { stopping: AbortSignal },
  add: AddMessage,
  news: Signal,
): Promise<void> {
  const flights = new Set<Promise<void>>();
  let failure: { error: unknown; at: number } | undefined;
  const fail = (error: unknown) => void (failure = { error, at: performance.now() });
  const send = (row: ClaimedMessage) => {
    const flight = delivery.window.enter(feedbackKinds.includes(row.kind));
    const sending: Promise<void> = deliverMessage(delivery, row, flight)
      .catch(fail)
      .finally(() => {
        delivery.window.leave(flight);
        flights.delete(sending);
        news.raise();
      });
    flights.add(sending);
  };
  const giveUpSometimes = everyNowAndThen(() => giveUpExpired(delivery, add));
  const claim = async () => {
    if (delivery.stopping.aborted) return null;
    if (failure && performance.now() - failure.at < retryDelay) return null;
    await giveUpSometimes();
    const row = (await delivery.mailServer.recheck()) ? await claimNext(delivery) : null;
    failure = undefined;
    return row;
  };
  for (;;) {
    const row = await claim().catch(fail);
    if (row) send(row);
    else if (flights.size > 0 || news.isRaised()) await news.wait(tick);
    else break;
  }
  if (failure) throw failure.error;
  const reason = delivery.mailServer.reason();
  if (reason) await markUnsent(delivery.db, reason, othersThan(reason), delivery.now());
}

function othersThan(reason: FailureReason): FailureReason[] {
  return serverReasons.filter((one) => one !== reason);
}

/** A pass may continue for as long as there is new email. */
function everyNowAndThen(run: () => Promise<void>): () => Promise<void> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    next = performance.now() + pollInterval;
    await run();
  };
}

/** One at a time: each email on its way changes which may be next. */
async function claimNext({ db, keys, now, window }: Delivery): Promise<ClaimedMessage | null> {
  const { any, ...room } = window.room();
  const secretIds = keys.secrets.map(({ id }) => id);
  return any ? claimMessage(db, { ...room, now: now(), leaseSeconds, secretIds }) : null;
}

async function untilNextMessage({ db, now, mailServer }: Delivery): Promise<number> {
  if (!mailServer.isUp()) return Math.min(mailServer.untilCheck(), pollInterval);
  if (mailServer.isProbeDue()) await bringForward(db, { anyOf: deferredReasons }, now());
  const next = await nextMessageAt(db);
  if (!next) return pollInterval;
  return Math.min(Math.max(next.getTime() - now().getTime(), 250), pollInterval);
}
