import type { CurrentUser } from '../../../contract/accounts.ts';
import {
  loginErrors,
  type LoginForm,
  type PasswordMissing,
} from '../../../contract/account-rules.ts';
import type { SecondStepReply } from '../../../contract/second-factor.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { login } from './account-calls.ts';
import { failureTitles, failureToast, loginToast } from './account-toasts.tsx';
import { sentenceOf } from './refusal.ts';
import { useAccountForm } from './use-account-form.ts';

export interface LoginFlow {
  passwordMissing: PasswordMissing;
  onLogin: (user: CurrentUser) => void;
  /** The password was right, and the account has a second factor. */
  onSecondStep: (step: SecondStepReply['secondStep'], email: string) => void;
}

/** Signs in and shows the result in a toast; with a second factor, only its second step does. */
export function useLogin({ passwordMissing, onLogin, onSecondStep }: LoginFlow) {
  return useAccountForm<LoginForm>({
    fields: ['email', 'password'],
    check: (form) => loginErrors(form, passwordMissing),
    async send(form) {
      const reply = await login(form);
      if ('secondStep' in reply) return onSecondStep(reply.secondStep, form.email.trim());
      toasts.show(loginToast(reply.name));
      onLogin(reply);
    },
    describe: (error) =>
      failureToast(failureTitles.login, sentenceOf(error, { refused: 'Please try again.' })),
  });
}
