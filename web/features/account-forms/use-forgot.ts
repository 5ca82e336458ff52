import { emailError } from '../../../contract/account-rules.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { forgotPassword } from './account-calls.ts';
import { failureSentences, failureTitles, failureToast } from './account-toasts.tsx';
import { previewAddress } from './preview.ts';
import { sentenceOf } from './refusal.ts';
import { useAccountForm } from './use-account-form.ts';

/** A mail that was asked for. `preview` is its page in the development inbox. */
export interface AskedMail {
  email: string;
  preview: string | null;
}

export interface ForgotFlow {
  /** The toast's title. */
  mailSent: string;
  onSent: (mail: AskedMail) => void;
}

/** Asks for the email for choosing a new password. */
export function useForgot({ mailSent, onSent }: ForgotFlow) {
  return useAccountForm<{ email: string }>({
    fields: ['email'],
    check: emailError,
    send: async ({ email }) => onSent(await askForMail(email, mailSent)),
    describe: forgotFailure,
  });
}

/** Asks, and says that the mail is on its way. */
export async function askForMail(email: string, mailSent: string): Promise<AskedMail> {
  const { message, devEmailPreview } = await forgotPassword({ email });
  const description =
    message || 'If there’s an account, you’ll get an email with a link and a code.';
  toasts.show({ title: mailSent, description });
  return { email: email.trim(), preview: previewAddress(devEmailPreview) };
}

export function forgotFailure(error: unknown): Toast {
  return failureToast(failureTitles.other, sentenceOf(error, failureSentences.forgot));
}
