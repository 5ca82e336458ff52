import { ApiError } from '../../api/errors.ts';
import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts about emails that an owner asks for. */
export const feedbackEmailToasts = {
  linkSent: (address: string): Toast => ({
    title: 'Email Sent',
    description: `We sent a link to ${address}. Someone there needs to open it and confirm.`,
  }),
  isConfirmed: (address: string): Toast => ({
    title: 'Already Confirmed',
    description: `Private feedback goes to ${address}.`,
  }),
  testSent: (address: string): Toast => ({
    title: 'Test Email Sent',
    description: `Check the inbox of ${address}, and its spam folder. It may take a minute.`,
  }),
  /** A refusal, or a 503, shows the server's sentence. */
  notSent: (error: unknown): Toast => ({
    title: 'Email Not Sent',
    description:
      error instanceof ApiError && (error.status < 500 || error.status === 503)
        ? error.message
        : 'Something went wrong. Please try again in a moment.',
    tone: 'danger',
  }),
};
