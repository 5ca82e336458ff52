import {
  maxFailingEmails,
  type FailingEmail,
  type FailingEmails,
  type FailingEmailsQuery,
} from '../../../contract/failing-emails.ts';
import { DAY, MINUTE } from '../../../contract/durations.ts';
import { undeliveredDays } from '../../../contract/constraints.ts';
import type { Context } from '../../context.ts';
import { readFailingMessages, type FailingMessage } from '../../db/failing-messages.ts';
import { adminOnly, type Actor } from '../actor.ts';

/** An email that has waited for this long should have been sent. */
export const lateAfter = MINUTE;

/**
 * Emails that could not be sent: those that wait, the oldest first, and those given up on in the last 30
 * days, the newest first. Neither their content nor their recipients.
 * @throws DomainError `sign_in_required`, `forbidden`
 */
export async function listFailingEmails(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { userId }: FailingEmailsQuery = {},
): Promise<FailingEmails> {
  adminOnly(actor);
  const time = now().getTime();
  const { waiting, givenUp } = await readFailingMessages(db, {
    createdBefore: new Date(time - lateAfter),
    endedAfter: new Date(time - undeliveredDays * DAY),
    userId,
    most: maxFailingEmails,
  });
  return {
    emails: [...waiting, ...givenUp]
      .slice(0, maxFailingEmails)
      .map((email) => presentFailingEmail(email, time)),
    waiting: waiting[0]?.total ?? 0,
    undeliverable: givenUp[0]?.total ?? 0,
  };
}

function presentFailingEmail(message: FailingMessage, now: number): FailingEmail {
  const { id, kind, attempts, reason, reply } = message;
  const { createdAt, triedAt, nextAttemptAt, expiresAt, endedAt } = message;
  const { businessId, businessName, userId, userName } = message;
  const isWaiting = message.status === 'waiting';
  return {
    id,
    kind,
    status: isWaiting ? 'waiting' : 'undeliverable',
    attempts,
    reason,
    reply,
    business: businessId === null ? null : { id: businessId, name: businessName },
    user: userId === null ? null : { id: userId, name: userName },
    createdAt: createdAt.toISOString(),
    triedAt: triedAt && triedAt.toISOString(),
    nextAttemptAt: isWaiting && nextAttemptAt.getTime() > now ? nextAttemptAt.toISOString() : null,
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt && endedAt.toISOString(),
  };
}
