import * as z from 'zod/mini';
import { idInPath } from './ids.ts';

/** Why an email was not sent. These names are stored in rows, so they must never change. */
export const failureReasons = [
  /** The mail server does not answer, or not in a way that leads to a connection. */
  'unreachable',
  /** It rejects our user name or password. */
  'login_refused',
  /** It rejects the address that we send from. */
  'sender_refused',
  /** It rejected this email for good (5xx). */
  'refused',
  /** It rejected this email for now (4xx). */
  'deferred',
  /** It stopped answering, or hung up, in the middle of this email. */
  'no_answer',
  /** The email could not be decrypted or composed. */
  'unreadable',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** Reasons that concern the mail server, not one email: none can be sent. */
export const serverReasons = [
  'unreachable',
  'login_refused',
  'sender_refused',
] as const satisfies FailureReason[];

/** Maximum emails listed; totals include the rest. */
export const maxFailingEmails = 100;

const named = z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()) }));

/** An email that was not sent, without its content and recipient. */
export const failingEmail = z.object({
  id: z.int(),
  /** Such as `feedback` or `verify_email`. */
  kind: z.string(),
  /** `undeliverable`: given up on and erased. */
  status: z.enum(['waiting', 'undeliverable']),
  /** Without those that an admin asked for, and those while the mail server was down. */
  attempts: z.int(),
  /** Null if nothing has failed since its address was changed: it only waits its turn. */
  reason: z.nullable(z.string()),
  /** The mail server's codes, such as `550 5.1.1`; null if it gave none. */
  reply: z.nullable(z.string()),
  /** The business and the account it belongs to; null for emails about accounts. */
  business: named,
  user: named,
  /** ISO 8601 */
  createdAt: z.string(),
  /** When the last attempt failed; null if none has. */
  triedAt: z.nullable(z.string()),
  /** When it is tried again, or null if that is due already, or never. */
  nextAttemptAt: z.nullable(z.string()),
  /** When it is given up on. */
  expiresAt: z.string(),
  /** When it was given up on, or null while it waits. */
  endedAt: z.nullable(z.string()),
});

export type FailingEmail = z.infer<typeof failingEmail>;

/** Only emails about this user's businesses. */
export const failingEmailsQuery = z.object({ userId: z.optional(idInPath) });

export type FailingEmailsQuery = z.output<typeof failingEmailsQuery>;

/** Waiting emails, the oldest first; then those given up on in the last 30 days, the newest first. */
export const failingEmailsReply = z.object({
  emails: z.array(failingEmail),
  waiting: z.int(),
  undeliverable: z.int(),
});

export type FailingEmails = z.infer<typeof failingEmailsReply>;

export const emailParams = z.object({ id: idInPath });

/**
 * Number of emails queued for retry, and when: an email whose `triedAt` is later has failed again. `outage`:
 * why none can be sent, if the mail server is down.
 */
export const retryEmailsReply = z.object({
  emails: z.int(),
  at: z.string(),
  outage: z.nullable(z.string()),
});

export type RetryEmailsReply = z.infer<typeof retryEmailsReply>;
