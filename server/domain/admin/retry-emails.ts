import type { RetryEmailsReply } from '../../../contract/failing-emails.ts';
import { earlier } from '../../../contract/durations.ts';
import type { Context } from '../../context.ts';
import { requestAttempts } from '../../db/failing-messages.ts';
import { adminOnly, type Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { lateAfter } from './list-failing-emails.ts';

type Parts = Pick<Context, 'db' | 'log' | 'now' | 'outbox'>;

/**
 * Tries to send a waiting email now, and first of all to reach the mail server. It changes nothing
 * about anybody's account, so it is logged, but not in the audit trail.
 * @throws DomainError `sign_in_required`, `forbidden`, `not_found` if it is no longer waiting
 */
export async function retryEmail(
  { db, log, now, outbox }: Parts,
  actor: Actor,
  id: number,
): Promise<RetryEmailsReply> {
  const admin = adminOnly(actor);
  const at = now();
  const emails = await requestAttempts(db, { id }, at);
  if (emails === 0) throw new DomainError('not_found', 'This email isn’t waiting anymore.');
  log.info({ admin: admin.id, outbox: id }, 'an admin asked to send an email now');
  return { emails, at: at.toISOString(), outage: await outbox.hurry() };
}

/** Retries all emails that are listed as waiting. @throws DomainError `sign_in_required`, `forbidden` */
export async function retryEmails(
  { db, log, now, outbox }: Parts,
  actor: Actor,
): Promise<RetryEmailsReply> {
  const admin = adminOnly(actor);
  const at = now();
  const createdBefore = earlier(at, lateAfter);
  const emails = await requestAttempts(db, { createdBefore }, at);
  log.info({ admin: admin.id, emails }, 'an admin asked to send all waiting emails now');
  return { emails, at: at.toISOString(), outage: await outbox.hurry() };
}
