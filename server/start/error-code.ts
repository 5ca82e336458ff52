/** The code of an error or of what caused it, from the system or PostgreSQL; without any, its name. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause, name } = error as Error & { code?: unknown }; // Node's errors have text
  if (typeof code === 'string') return code;
  return cause instanceof Error ? errorCode(cause) : name;
}
