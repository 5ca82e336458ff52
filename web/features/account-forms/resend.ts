import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { resendCode } from './account-calls.ts';
import { failureTitles, failureToast, resentToast } from './account-toasts.tsx';
import { previewAddress } from './preview.ts';
import { sentenceOf } from './refusal.ts';

/**
 * Requests a new code and shows a toast, the same for every address.
 * @param password shows that the registration is this person's
 */
export async function resendAndTell(email: string, password?: string): Promise<void> {
  const { message, devEmailPreview } = await resendCode(email, password);
  toasts.show(resentToast(message, previewAddress(devEmailPreview)));
}

export function resendFailure(error: unknown): Toast {
  return failureToast(failureTitles.resend, sentenceOf(error, { refused: 'Please try again.' }));
}
