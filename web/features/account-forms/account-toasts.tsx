import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/external-link.tsx';
import type { Toast } from '../../ui/toast-queue.ts';

/** 1§9: what tells of a mail on its way stays this long, in milliseconds. */
const mailDuration = 15_000;

/** T-01 … T-03: the description is the server's message. */
export const failureTitles = {
  login: 'Login Failed',
  registration: 'Registration Failed',
  verification: 'Verification Failed',
  /** C-73: a failure without a title of its own. */
  other: 'Error',
} as const;

/** T-14 … T-17, T-66, T-67. */
export const failureSentences = {
  forgot: {
    refused: 'Failed to send reset instructions. Please try again.',
    unreached: 'An unexpected error occurred. Please try again later.',
  },
  resetByLink: { refused: 'Failed to reset password. The reset link may have expired.' },
  resetByCode: { refused: 'Failed to reset password. Please check your code and try again.' },
  resetPage: {
    refused: 'Failed to reset password. Please try again.',
    unreached: 'An error occurred while resetting your password. Please try again.',
  },
} as const;

export function failureToast(title: string, description: string): Toast {
  return { title, description, tone: 'danger' };
}

/** T-05 */
export function loginToast(name: string): Toast {
  return { title: 'Login Successful', description: `Welcome back, ${name}!` };
}

/** T-06, T-07, T-18: where the mail can be read at once, the link stands in the place of T-07. */
export function registrationToasts(message: string | undefined, preview: string | null): Toast[] {
  const sentence = message || 'Please check your email to verify your account.';
  const registered = { title: 'Registration Successful', duration: mailDuration };
  if (!preview) return [{ ...registered, description: sentence }, mailToast];
  return [{ ...registered, description: withLink(sentence, preview) }];
}

function withLink(sentence: string, preview: string): ReactNode {
  return (
    <>
      {sentence}
      <ExternalLink href={preview}>View verification email (development only)</ExternalLink>
    </>
  );
}

/** The spelling is the specification's. */
const mailToast: Toast = {
  title: 'Email Verification',
  description: 'Email Send to your inbox.',
  duration: mailDuration,
};

/** T-08 */
export function verifiedToast(message: string | undefined): Toast {
  return {
    title: 'Email Verified',
    description: message || 'Your email has been verified successfully. You can now log in.',
  };
}
