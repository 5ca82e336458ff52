import { call } from '../../../api/app-call.ts';
import { ApiError, NetworkError } from '../../../api/errors.ts';
import { withRetries } from '../../../api/retries.ts';

/**
 * Deletes an account with all that hangs on it. A repeat that hears that there is no such account says
 * that the call whose answer was lost has done it.
 * @throws ApiError or NetworkError, after the repeats of S-65
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
