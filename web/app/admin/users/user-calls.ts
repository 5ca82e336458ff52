import { call } from '../../../api/app-call.ts';
import { ApiError, NetworkError } from '../../../api/errors.ts';
import { withRetries } from '../../../api/retries.ts';

/**
 * Deletes an account with all that belongs to it. When a retry is told that there is no such account,
 * the call whose answer was lost has deleted it.
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
