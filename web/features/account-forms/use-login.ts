import type { CurrentUser } from '../../../contract/accounts.ts';
import {
  loginErrors,
  type LoginForm,
  type PasswordMissing,
} from '../../../contract/account-rules.ts';
import type { SecondStepReply } from '../../../contract/second-factor.ts';
import { ApiError } from '../../api/errors.ts';
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

/** Signs in and shows the result in a toast; with a second factor, only its second step does. */
export function useLogin({ passwordMissing, onLogin, onUnverified, onSecondStep }: LoginFlow) {
  return useAccountForm<LoginValues>({
    fields: ['email', 'password', 'keepSignedIn'],
    check: (form) => loginErrors(form, passwordMissing),
    async send({ keepSignedIn, ...form }) {
      onUnverified(null);
      // Without the field, the session is kept.
      const choice = keepSignedIn === '' ? ({ keepSignedIn: false } as const) : {};
      const reply = await login({ ...form, ...choice }).catch((error: unknown) => {
        if (isUnverified(error)) onUnverified(form);
        throw error;
      });
      if ('secondStep' in reply) return onSecondStep(reply.secondStep, form.email.trim());
      toasts.show(loginToast(reply.name));
      onLogin(reply);
    },
    describe: (error) =>
      failureToast(failureTitles.login, sentenceOf(error, { refused: 'Please try again.' })),
  });
}

function isUnverified(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_verified';
}
