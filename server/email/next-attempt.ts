import { DAY, HOUR, MINUTE } from '../../contract/durations.ts';
import type { FailureReason } from '../../contract/failing-emails.ts';
import type { OutboxRow } from '../db/outbox.ts';

/** Delays after each failed attempt; the last one repeats until the row expires. */
const backOff = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];
/** If the mail server said nothing about this email, it may be over soon. */
const noAnswerBackOff = [MINUTE, 5 * MINUTE];

/** Randomized by up to 20%, so that a recovered mail server does not get everything at once. */
export function nextAttempt(
  { attempts, expiresAt }: Pick<OutboxRow, 'attempts' | 'expiresAt'>,
  reason: FailureReason,
  now: Date,
): Date {
  const plan = reason === 'no_answer' ? noAnswerBackOff : backOff;
  const wait = plan[Math.min(attempts, plan.length) - 1] ?? DAY;
  const planned = now.getTime() + wait * (0.8 + Math.random() * 0.4);
  return new Date(Math.min(planned, expiresAt.getTime()));
}
