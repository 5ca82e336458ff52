import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentUser } from '../../../contract/accounts.ts';
import {
  loginErrors,
  type LoginForm,
  type PasswordMissing,
} from '../../../contract/account-rules.ts';
import type { SecondStepReply } from '../../../contract/second-factor.ts';
import { ApiError, refusedFields } from '../../api/errors.ts';
import { deadlineText } from '../../ui/deadline.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { login } from './account-calls.ts';
import { failureTitles, failureToast, loginToast } from './account-toasts.tsx';
import { sentenceOf } from './refusal.ts';
import { useAccountForm } from './use-account-form.ts';

/** What the form has: an unchecked box is an empty text. */
type LoginValues = LoginForm & { keepSignedIn: string };

export interface LoginFlow {
  passwordMissing: PasswordMissing;
  onLogin: (user: CurrentUser) => void;
  /** The password was right, but the address is not verified, as a toast says; null at each new attempt. */
  onUnverified: (form: LoginForm | null) => void;
  /** The password was right, and the account has a second factor. */
  onSecondStep: (step: SecondStepReply['secondStep'], email: string) => void;
}

/**
 * Signs in, or restores a deleted account, and shows the result in a toast; with a second factor, only its
 * second step does.
 */
export function useLogin({ passwordMissing, onLogin, onUnverified, onSecondStep }: LoginFlow) {
  const [deleted, setDeleted] = useState<string | null>(null);
  const form = useAccountForm<LoginValues>({
    fields: ['email', 'password', 'keepSignedIn'],
    check: (filled) => loginErrors(filled, passwordMissing),
    async send({ keepSignedIn, ...filled }) {
      onUnverified(null);
      const choices = {
        // Without the field, the session is kept.
        ...(keepSignedIn === '' && { keepSignedIn: false }),
        ...(deleted !== null && { restore: true as const }),
      };
      const reply = await login({ ...filled, ...choices }).catch((error: unknown) => {
        // Before the toast, which then stays clear of what to do about it.
        if (isUnverified(error)) flushSync(() => onUnverified(filled));
        if (!isDeleted(error)) throw error;
        setDeleted(deletedSentence(error));
      });
      if (!reply) return;
      if ('secondStep' in reply) return onSecondStep(reply.secondStep, filled.email.trim());
      toasts.show(loginToast(reply.name));
      onLogin(reply);
    },
    describe: (error) =>
      failureToast(failureTitles.login, sentenceOf(error, { refused: 'Please try again.' })),
    refused: (error) => (isWrong(error) ? { password: error.message } : refusedFields(error)),
  });
  return {
    ...form,
    /** About a deleted account that signing in can restore; sending does so then. */
    deleted,
    onInput(): void {
      setDeleted(null);
      form.onInput();
    },
  };
}

function isWrong(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'wrong_credentials';
}

function isDeleted(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'account_deleted';
}

/** The server's own sentence has the time in UTC. */
function deletedSentence({ goneAt, message }: ApiError): string {
  if (!goneAt) return message;
  return `You deleted this account. You can restore it until ${deadlineText(goneAt)}.`;
}

function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_verified';
}
