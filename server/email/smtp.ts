import { createTransport } from 'nodemailer';
import type { Email, EmailTransport } from './email.ts';

/** Waits, in milliseconds, that end a stalled conversation well before the outbox's lease does. */
const timeout = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Any SMTP server by its URL. The parts of an email cannot name files or URLs to fetch. */
export function smtpTransport(url: string, waits = timeout): EmailTransport {
  const transporter = createTransport({
    url,
    ...waits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail: Email, signal: AbortSignal): Promise<void> {
      const { id: _id, replyTo, ...rest } = mail;
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
