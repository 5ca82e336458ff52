import type { CurrentUser } from '../../../contract/accounts.ts';
import {
  loginErrors,
  type LoginForm,
  type PasswordMissing,
} from '../../../contract/account-rules.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { login } from './account-calls.ts';
import { failureTitles, failureToast, loginToast } from './account-toasts.tsx';
import { sentenceOf } from './refusal.ts';
import { useAccountForm } from './use-account-form.ts';

export interface LoginFlow {
  passwordMissing: PasswordMissing;
  onLogin: (user: CurrentUser) => void;
}

/** Signs in and shows the result in a toast. */
export function useLogin({ passwordMissing, onLogin }: LoginFlow) {
  return useAccountForm<LoginForm>({
    fields: ['email', 'password'],
    check: (form) => loginErrors(form, passwordMissing),
    async send(form) {
      const user = await login(form);
      toasts.show(loginToast(user.name));
      onLogin(user);
    },
    describe: (error) =>
      failureToast(failureTitles.login, sentenceOf(error, { refused: 'Please try again.' })),
  });
}
