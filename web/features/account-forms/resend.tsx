import type { ReactNode } from 'react';
import { call } from '../../api/app-call.ts';
import { withRetries } from '../../api/retries.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import type { Toast } from '../../ui/toast-queue.ts';
import { failureToast } from './account-toasts.tsx';
import { previewAddress } from './preview.ts';
import { expectSuccess, sentenceOf } from './refusal.ts';

/**
 * Requests a new code for a registration that is still to be verified, and says what
 * follows, the same for every address.
 * @param password as typed in the registration, or for a sign-in that was refused as unverified
 */
export async function resend(email: string, password?: string): Promise<ReactNode> {
  const body = { email: email.trim(), ...(password !== undefined && { password }) };
  const reply = await withRetries(() => call('resendCode', { body }));
  expectSuccess(reply);
  const preview = previewAddress(reply.devEmailPreview);
  const sentence = reply.message || 'A new code is on its way. Please use the newest email.';
  const link = preview && (
    <ExternalLink className="auth-link" href={preview}>
      View verification email (development only)
    </ExternalLink>
  );
  return (
    <>
      {sentence}
      {link}
    </>
  );
}

export function resendFailure(error: unknown): Toast {
  return failureToast('No New Code Sent', sentenceOf(error, { refused: 'Please try again.' }));
}
