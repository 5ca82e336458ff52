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

interface SmtpOptions extends Partial<typeof timeout> {
  /** Sends nothing, and no password, before the connection is encrypted. */
  requireTls?: boolean;
}

/**
 * Sends through the SMTP server at this URL, over connections that are kept for the next email; one that
 * the server has closed meanwhile is replaced. An email's parts cannot refer to files or URLs to fetch.
 */
export function smtpTransport(
  url: string,
  { requireTls = false, ...waits }: SmtpOptions = {},
): EmailTransport {
  const given = Number(new URL(url).searchParams.get('maxConnections'));
  const connections = Number.isInteger(given) && given > 0 ? given : defaultConnections;
  const safe = { ...connectTo(url, requireTls), disableFileAccess: true, disableUrlAccess: true };
  const transporter = createTransport({
    ...safe,
    ...timeout,
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

/** Whether the server answers and refuses to encrypt the connection. An outage says nothing about that. */
export async function refusesTls(url: string): Promise<boolean> {
  const checker = createTransport({ ...connectTo(url, true), ...checkTimeout });
  return checker.verify().then(
    () => false,
    (error: Error & { code?: string; responseCode?: number }) =>
      error.code === 'ETLS' && error.responseCode !== undefined, // nodemailer's
  );
}

/** Options in the URL count before all others, so that is where this one goes. */
function connectTo(url: string, requireTls: boolean) {
  if (!requireTls || !url.startsWith('smtp:')) return { url };
  const secured = new URL(url);
  for (const name of ['ignoreTLS', 'opportunisticTLS']) secured.searchParams.delete(name);
  secured.searchParams.set('requireTLS', 'true');
  return { url: secured.href };
}
