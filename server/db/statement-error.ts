import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The database's own error beneath the one that quotes a statement with its values, which may be
 * somebody's words and belong in no log.
 */
export function withoutStatement(error: Error): Error {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}
