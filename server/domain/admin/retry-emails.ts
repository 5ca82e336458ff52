import type { RetryEmailsReply } from '../../../contract/failing-emails.ts';
import type { Context } from '../../context.ts';
import { bringForward } from '../../db/outbox.ts';
import { adminOnly, type Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';

type Parts = Pick<Context, 'db' | 'log' | 'now' | 'outbox'>;

/**
 * Tries to send a waiting email now, and starts with the mail server if that is down. It changes nothing
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
  const emails = await bringForward(db, { id }, at);
  if (emails === 0) throw new DomainError('not_found', 'This email isn’t waiting anymore.');
  log.info({ admin: admin.id, outbox: id }, 'an admin asked to send an email now');
  outbox.hurry();
  return { emails, at: at.toISOString() };
}

/** The same for all waiting emails. @throws DomainError `sign_in_required`, `forbidden` */
export async function retryEmails(
  { db, log, now, outbox }: Parts,
  actor: Actor,
): Promise<RetryEmailsReply> {
  const admin = adminOnly(actor);
  const at = now();
  const emails = await bringForward(db, 'all', at);
  log.info({ admin: admin.id, emails }, 'an admin asked to send all waiting emails now');
  outbox.hurry();
  return { emails, at: at.toISOString() };
}
