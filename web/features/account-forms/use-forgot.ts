import { asciiEmail } from '../../../contract/ascii-email.ts';
import { emailError } from '../../../contract/account-rules.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { forgotPassword } from './account-calls.ts';
import { failureSentences, failureTitles, failureToast } from './account-toasts.tsx';
import { previewAddress } from './preview.ts';
import { rememberResetAddress } from './reset-address.ts';
import { sentenceOf } from './refusal.ts';
import { useAccountForm } from './use-account-form.ts';

/** A requested email. `preview` is its URL in the development inbox. */
export interface AskedMail {
  email: string;
  preview: string | null;
}

export interface ForgotFlow {
  /** The toast's title. */
  emailSent: string;
  onSent: (mail: AskedMail) => void;
}

/** Form state for requesting a password reset email. */
export function useForgot({ emailSent, onSent }: ForgotFlow) {
  return useAccountForm<{ email: string }>({
    fields: ['email'],
    check: emailError,
    send: async ({ email }) => onSent(await requestResetEmail(email, emailSent)),
    describe: forgotFailure,
  });
}

/** Requests the email and shows a toast. */
export async function requestResetEmail(email: string, emailSent: string): Promise<AskedMail> {
  const { message, devEmailPreview } = await forgotPassword({ email });
  const description =
    message || 'If there’s an account, you’ll get an email with a link and a code.';
  toasts.show({ title: emailSent, description });
  rememberResetAddress(asciiEmail(email.trim()));
  return { email: asciiEmail(email.trim()), preview: previewAddress(devEmailPreview) };
}

export function forgotFailure(error: unknown): Toast {
  return failureToast(failureTitles.other, sentenceOf(error, failureSentences.forgot));
}
