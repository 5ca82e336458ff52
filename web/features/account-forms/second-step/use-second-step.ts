import type { CurrentUser } from '../../../../contract/accounts.ts';
import type { CompleteLoginBody, SecondStepReply } from '../../../../contract/second-factor.ts';
import { call } from '../../../api/app-call.ts';
import { ApiError } from '../../../api/errors.ts';
import { toasts, type Toast } from '../../../ui/toast-queue.ts';
import { failureTitles, failureToast, loginToast } from '../account-toasts.tsx';
import { sentenceOf } from '../refusal.ts';

export interface SecondStepFlow {
  passkeyOptions: SecondStepReply['secondStep']['passkeyOptions'];
  onLogin: (user: CurrentUser) => void;
  /** The sign-in has to start again with the password; a toast has said why. */
  onExpire: () => void;
}

/**
 * Completes a sign-in. It is not retried: a step works once.
 * @throws ApiError, NetworkError
 */
export async function proveSecondStep(
  proof: CompleteLoginBody,
  { onLogin, onExpire }: SecondStepFlow,
): Promise<void> {
  try {
    const user = await call('completeLogin', { body: proof });
    toasts.show(loginToast(user.name));
    onLogin(user);
  } catch (error) {
    if (!isExpired(error)) throw error;
    toasts.show(secondStepFailure(error));
    onExpire();
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_step_expired';
}

export function secondStepFailure(error: unknown): Toast {
  return failureToast(failureTitles.login, sentenceOf(error, { refused: 'Please try again.' }));
}
