import { ApiError, isTransient } from '../../../api/errors.ts';

/** Why a business is not shown, and whether a retry may help. */
export interface LoadingError {
  sentence: string;
  mayPass: boolean;
}

/** The same for a deleted business, an invalid id and another owner's business. */
const notYours = 'It no longer exists, or it belongs to another account.';
const refusals = [400, 403, 404];
const tooMany = 429;

/** @param error null if the response was another owner's business as visitors see it */
export function loadingError(error: Error | null): LoadingError {
  const status = error instanceof ApiError ? error.status : 0;
  if (!error || refusals.includes(status)) return { sentence: notYours, mayPass: false };
  return { sentence: error.message, mayPass: isTransient(error) || status === tooMany };
}
