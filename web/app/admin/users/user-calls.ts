import { call } from '../../../api/app-call.ts';
import { ApiError, NetworkError } from '../../../api/errors.ts';
import { withRetries } from '../../../api/retries.ts';

/**
 * Deletes an account with everything that belongs to it. If a retry gets a 404, an earlier attempt,
 * whose response was lost, deleted the account.
 * @throws ApiError or NetworkError, after the retries
 */
export async function deleteUser(id: number): Promise<void> {
  let isAnswerLost = false;
  await withRetries(async () => {
    try {
      await call('deleteUser', { params: { id } });
    } catch (error) {
      if (isAnswerLost && error instanceof ApiError && error.status === 404) return;
      isAnswerLost ||= error instanceof NetworkError;
      throw error;
    }
  });
}
