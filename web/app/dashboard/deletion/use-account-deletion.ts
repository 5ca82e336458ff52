import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../api/app-call.ts';
import { ApiError, NetworkError, refusedFields, saysSignedOut } from '../../../api/errors.ts';
import { withRetries } from '../../../api/retries.ts';
import { forgetUser } from '../../../api/session.ts';
import { useAccountForm } from '../../../features/account-forms/use-account-form.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { deletionToasts } from './deletion-toasts.ts';

/** How long the goodbye toast shows before the sign-in screen, in milliseconds; as after a deactivation. */
const farewell = 2_000;

/**
 * The form that deletes one's own account with the password; then nobody is signed in.
 * @param onEnd closes the dialog before a toast shows the result
 */
export function useAccountDeletion(onEnd: () => void) {
  const queries = useQueryClient();
  const [isDone, setDone] = useState(false);
  const form = useAccountForm<{ password: string }>({
    fields: ['password'],
    check: ({ password }) => (password === '' ? { password: 'Please enter your password' } : {}),
    async send({ password }) {
      await deleteAccount(password);
      setDone(true);
      flushSync(onEnd);
      toasts.show(deletionToasts.accountDeleted);
      setTimeout(forgetUser, farewell, queries);
    },
    // What is wrong with the password is said at the field.
    describe(error) {
      if (refusedFields(error)['password'] || saysSignedOut(error)) return null;
      return deletionToasts.accountFailed(error instanceof Error ? error.message : String(error));
    },
  });
  return { form, isDone };
}

/**
 * If a retry gets a 401, an earlier attempt, whose response was lost, deleted the account.
 * @throws ApiError or NetworkError, after the retries
 */
async function deleteAccount(password: string): Promise<void> {
  let isAnswerLost = false;
  await withRetries(async () => {
    try {
      await call('deleteAccount', { body: { password } });
    } catch (error) {
      if (isAnswerLost && error instanceof ApiError && error.status === 401) return;
      isAnswerLost ||= error instanceof NetworkError;
      throw error;
    }
  });
}
