import { useState } from 'react';
import {
  newPasswordErrors,
  resetByCodeErrors,
  type NewPasswordForm,
  type ResetByCodeForm,
} from '../../../contract/account-rules.ts';
import type { ResetPasswordReply } from '../../../contract/accounts.ts';
import { toasts, type Toast } from '../../ui/toast-queue.ts';
import { resetPassword, withoutSpaces } from './account-calls.ts';
import { failureSentences, failureTitles, failureToast } from './account-toasts.tsx';
import { forgetResetAddress } from './reset-address.ts';
import { sentenceOf, wrongCode } from './refusal.ts';
import { useAccountForm } from './use-account-form.ts';

export interface ResetFlow {
  /** The toast's title; without it, no toast is shown. */
  passwordReset?: string | undefined;
  onReset: (done: ResetPasswordReply) => void;
}

/** Sets a new password with the emailed link. */
export function useResetByLink({
  token,
  sentences,
  ...flow
}: ResetFlow & { token: string; sentences: ResetSentences }) {
  /** Why the link does not work. No password changes that, so it stays. */
  const [refusal, setRefusal] = useState<string>();
  const form = useAccountForm<NewPasswordForm>({
    fields: ['password', 'confirmPassword'],
    check: newPasswordErrors,
    send: async (passwords) => finish(await resetPassword({ token }, passwords), flow),
    describe: (error) => resetFailure(error, sentences),
    refused(error) {
      const { link, ...fields } = wrongCode(error, 'link');
      setRefusal(link);
      return fields;
    },
  });
  return { ...form, refusal };
}

/** Sets a new password with the emailed code. */
export function useResetByCode(flow: ResetFlow) {
  const tidy = (form: ResetByCodeForm) => ({ ...form, code: withoutSpaces(form.code) });
  return useAccountForm<ResetByCodeForm>({
    fields: ['email', 'code', 'password', 'confirmPassword'],
    check: (form) => resetByCodeErrors(tidy(form)),
    send: async (form) => finish(await resetPassword(tidy(form), form), flow),
    describe: (error) => resetFailure(error, failureSentences.resetByCode),
    refused: (error) => wrongCode(error, 'code'),
  });
}

type ResetSentences = (typeof failureSentences)['resetByLink' | 'resetPage'];

function finish(reply: ResetPasswordReply, { passwordReset, onReset }: ResetFlow): void {
  const description = reply.message || 'You can now sign in with your new password.';
  if (passwordReset) toasts.show({ title: passwordReset, description });
  forgetResetAddress();
  onReset(reply);
}

function resetFailure(error: unknown, sentences: Parameters<typeof sentenceOf>[1]): Toast {
  return failureToast(failureTitles.other, sentenceOf(error, sentences));
}
