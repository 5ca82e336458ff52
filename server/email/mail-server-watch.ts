import { MINUTE, SECOND } from '../../contract/durations.ts';
import type { FailureReason } from '../../contract/failing-emails.ts';
import { outageOf, type SendFailure } from './send-failure.ts';
import type { OutboxParts } from './outbox-message.ts';

/** Pauses between checks while the mail server is down; the last one repeats. */
const pauses = [2, 4, 8, 16, 32, 60].map((seconds) => seconds * SECOND);
/** Deferring this many different emails and accepting none is an outage as well. */
const deferralsOfOutage = 3;
const probeInterval = 2 * MINUTE;

export interface MailServerWatch {
  isUp(): boolean;
  /** Why it is down; null if it is up. */
  reason(): FailureReason | null;
  /** Milliseconds until the next check; 0 if it is up. */
  untilCheck(): number;
  /** Makes the next check due now. */
  hurry(): void;
  /** If it is down and a check is due, checks it. @returns whether it is up */
  recheck(): Promise<boolean>;
  /**
   * Checks it now, which changes nothing about when it is checked by itself.
   * @returns why it is down, or null
   */
  check(): Promise<FailureReason | null>;
  /** Checks it now. @returns why no connection can be made, or null */
  diagnose(): Promise<SendFailure | null>;
  /** Reports that no email can be sent for now. */
  fail(failure: SendFailure): void;
  /** Reports that it has deferred this email, which by itself is no outage. */
  defer(id: number): void;
  /**
   * While it defers every email, true once in a while: without new email, only an earlier one tried before
   * its time can show that this is over.
   */
  isProbeDue(): boolean;
  /** Reports that it has accepted an email. @returns whether that ended an outage, of either kind */
  accept(): boolean;
}

/**
 * A circuit breaker: while the mail server is down, emails stay due, and only the connection is tried, so
 * that an outage costs no email its attempts. Every process has its own, since it may be the network
 * between the two that is down.
 */
export function watchMailServer({
  transport,
  log,
}: Pick<OutboxParts, 'transport' | 'log'>): MailServerWatch {
  let outage: { nextCheck: number; reason: FailureReason } | null = null;
  let failures = 0;
  let isBack = false;
  let checking: Promise<SendFailure | null> | null = null;
  const deferred = new Set<number>();
  let nextProbe = 0;

  const diagnose = () => {
    checking ??= transport
      .check()
      .then(() => null, outageOf)
      .finally(() => (checking = null));
    return checking;
  };
  const pause = ({ reason }: SendFailure) => {
    const planned = pauses[Math.min(failures, pauses.length - 1)] ?? SECOND;
    failures += 1;
    outage = { reason, nextCheck: performance.now() + planned * (0.8 + Math.random() * 0.4) };
  };
  const untilCheck = () => (outage ? Math.max(0, outage.nextCheck - performance.now()) : 0);

  const fail = (failure: SendFailure) => {
    // All emails on their way fail together, which is one outage.
    if (outage) return;
    pause(failure);
    log.warn(failure, 'the mail server cannot be used; email waits');
  };
  const end = () => {
    if (outage) {
      isBack = true;
      log.info('the mail server can be reached again');
    }
    outage = null;
  };

  return {
    isUp: () => outage === null,
    reason: () => outage && outage.reason,
    untilCheck,
    hurry: () => {
      if (outage) outage.nextCheck = 0;
    },
    diagnose,
    async check() {
      const failure = await diagnose();
      if (!failure) end();
      else if (outage) outage.reason = failure.reason;
      else fail(failure);
      return failure && failure.reason;
    },
    fail,
    async recheck() {
      if (!outage) return true;
      if (untilCheck() > 0) return false;
      const failure = await diagnose();
      if (failure) {
        pause(failure);
        return false;
      }
      end();
      return true;
    },
    defer: (id) => void deferred.add(id),
    isProbeDue() {
      const isDue = deferred.size >= deferralsOfOutage && performance.now() >= nextProbe;
      if (isDue) nextProbe = performance.now() + probeInterval;
      return isDue;
    },
    accept() {
      failures = 0;
      const wasOutage = isBack || deferred.size >= deferralsOfOutage;
      isBack = false;
      deferred.clear();
      return wasOutage;
    },
  };
}
