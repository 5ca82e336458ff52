/**
 * A failure of the embedded database that the user can act on. The message says in plain sentences what to
 * do; the technical reason is in `cause`.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** The Node error code (`ENOENT`, `EACCES` …) or PostgreSQL error code (`28P01` …) of a thrown value. */
export function errorCode(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}
