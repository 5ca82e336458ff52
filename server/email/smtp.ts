import { createTransport } from 'nodemailer';
import type { Email, EmailTransport } from './email.ts';

/** Timeouts in milliseconds, which end a stalled connection well before the outbox's lease does. */
const timeout = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Unless `maxConnections` in the URL says otherwise: some mail servers accept fewer per client. */
const defaultConnections = 16;
/** Before `socketTimeout`, so that we say goodbye. */
const idleTimeout = 15_000;
/** A check is about the connection only. */
const checkTimeout = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };

/**
 * Sends through the SMTP server at this URL, over connections that are kept for the next email; one that
 * the server has closed meanwhile is replaced. An email's parts cannot refer to files or URLs to fetch.
 */
export function smtpTransport(url: string, waits = timeout): EmailTransport {
  const given = Number(new URL(url).searchParams.get('maxConnections'));
  const connections = Number.isInteger(given) && given > 0 ? given : defaultConnections;
  const safe = { url, disableFileAccess: true, disableUrlAccess: true };
  const transporter = createTransport({
    ...safe,
    ...waits,
    pool: true,
    maxConnections: connections,
    idleTimeout,
  });
  const checker = createTransport({ ...safe, ...checkTimeout });
  return {
    connections,
    async send(email: Email, signal: AbortSignal): Promise<void> {
      const { id: _id, replyTo, ...rest } = email;
      await transporter.sendMail({
        ...rest,
        ...(replyTo && { replyTo }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    },
    check: () => checker.verify(),
    close: () => transporter.close(),
  };
}
