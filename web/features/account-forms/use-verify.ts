import { verificationErrors, type CodeForm } from '../../../contract/account-rules.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { verifyCode, withoutSpaces } from './account-calls.ts';
import { failureTitles, failureToast, verifiedToast } from './account-toasts.tsx';
import { sentenceOf } from './refusal.ts';
import { useAccountForm } from './use-account-form.ts';

export interface VerifyFlow {
  codeRule: 'A' | 'B';
  onVerify: (email: string) => void;
}

/** Verifies an address with its emailed code. */
export function useVerify({ codeRule, onVerify }: VerifyFlow) {
  const tidy = (form: CodeForm) => ({ ...form, code: withoutSpaces(form.code) });
  return useAccountForm<CodeForm>({
    fields: ['email', 'code'],
    check: (form) => verificationErrors(tidy(form), codeRule),
    async send(form) {
      const { message } = await verifyCode(tidy(form));
      toasts.show(verifiedToast(message));
      onVerify(form.email.trim());
    },
    describe: (error) =>
      failureToast(failureTitles.verification, sentenceOf(error, { refused: 'Please try again.' })),
  });
}
