import { createTransport } from 'nodemailer';
import type { Email, EmailTransport } from './email.ts';

/** Timeouts in milliseconds, which end a stalled connection well before the outbox's lease does. */
const timeout = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through the SMTP server at this URL. An email's parts cannot refer to files or URLs to fetch. */
export function smtpTransport(url: string, waits = timeout): EmailTransport {
  const transporter = createTransport({
    url,
    ...waits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email: Email, signal: AbortSignal): Promise<void> {
      const { id: _id, replyTo, ...rest } = email;
      await transporter.sendMail({
        ...rest,
        ...(replyTo && { replyTo }),
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    },
    close: () => transporter.close(),
  };
}
