/**
 * A failure of the embedded database that a person can act on. The message is made of plain sentences
 * that say what to do; the technical reason is in `cause`.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** The node error code (`ENOENT`, `EACCES` …) or PostgreSQL error code (`28P01` …) of something thrown. */
export function errorCode(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
