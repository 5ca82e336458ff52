import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/external-link.tsx';
import type { Toast } from '../../ui/toast-queue.ts';

/** How long a toast about a sent email is shown, in milliseconds. */
const mailDuration = 15_000;

/** Titles of error toasts; the description is the server's message. */
export const failureTitles = {
  login: 'Login Failed',
  registration: 'Registration Failed',
  verification: 'Verification Failed',
  /** Default title. */
  other: 'Error',
} as const;

/** Messages for a refusal without a message, and for a failed call. */
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

export function loginToast(name: string): Toast {
  return { title: 'Login Successful', description: `Welcome back, ${name}!` };
}

/** One toast with a link if the email can be read right away (in development), otherwise two toasts. */
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

/** "Email Send" is the specified spelling. */
const mailToast: Toast = {
  title: 'Email Verification',
  description: 'Email Send to your inbox.',
  duration: mailDuration,
};

export function verifiedToast(message: string | undefined): Toast {
  return {
    title: 'Email Verified',
    description: message || 'Your email has been verified successfully. You can now log in.',
  };
}
