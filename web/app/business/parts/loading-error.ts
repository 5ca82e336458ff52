import { ApiError, isPassing } from '../../../api/errors.ts';

/** Why a business is not there, and whether asking once more may help. */
export interface LoadingError {
  sentence: string;
  mayPass: boolean;
}

/** Said of a business that is gone, of a number that is none, and of another owner's: always the same. */
const notYours = 'It no longer exists, or it belongs to another account.';
const refusals = [400, 403, 404];
const tooMany = 429;

/** @param error null where somebody else's business was answered with, as visitors may see it. */
export function loadingError(error: Error | null): LoadingError {
  const status = error instanceof ApiError ? error.status : 0;
  if (!error || refusals.includes(status)) return { sentence: notYours, mayPass: false };
  return { sentence: error.message, mayPass: isPassing(error) || status === tooMany };
}
