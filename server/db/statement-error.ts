import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The database's own error, from inside Drizzle's error, which quotes the statement with its values. These
 * may be someone's own words and do not belong in a log.
 */
export function withoutStatement(error: Error): Error {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}

/** Whether a row was rejected because the row it refers to is gone (SQLSTATE 23503). */
export function isMissingReference(error: unknown): boolean {
  return error instanceof DrizzleQueryError && codeOf(error.cause) === '23503';
}

/** Whether a row was rejected because a unique value is taken (SQLSTATE 23505). */
export function isDuplicate(error: unknown): boolean {
  return error instanceof DrizzleQueryError && codeOf(error.cause) === '23505';
}

/** Whether the database failed or rejected a statement. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof DrizzleQueryError;
}

function codeOf(error: unknown): unknown {
  return error && typeof error === 'object' && 'code' in error ? error.code : undefined;
}
