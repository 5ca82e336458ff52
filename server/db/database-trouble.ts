import pg from 'pg';

/** Connections to the server, and to its name, that fail (Node's codes). */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
]);

/**
 * SQLSTATEs by class or in full, from PostgreSQL's appendix A: connections (08), rejected logins (28), too
 * few resources such as a full disk (53), limits and restarts (57P, cancelled statements 57014), errors of
 * the system (58), locks that were not to be had (55P03), a server that only reads (25006), as a standby does
 * before it is promoted, transactions that idled too long (25P03), and a database that is gone (3D000).
 */
const troubleStates = /^(?:08|28|53|57P|57014|58|55P03|25006|25P03|3D000)/;

/** What `pg` and its pool say, without a code, of connections that are gone or not to be had. */
const connectionMessages = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
]);

/**
 * Whether the database, or the way to it, is in trouble: the same call may succeed in a moment. Everything
 * else, such as a statement that the database rejects, is our own bug.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return troubleStates.test(error.code ?? '');
  const { code, syscall } = error as NodeJS.ErrnoException; // of Node's errors
  if (networkCodes.has(code ?? '') || connectionMessages.has(error.message)) return true;
  // The folder of the embedded server's socket is empty while it restarts.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return isDatabaseTrouble(error.cause);
}

/** Whether the server, or a firewall on the way to it, stayed silent while we tried to connect. */
export function isConnectionTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'ETIMEDOUT') return true;
  return timeoutMessages.has(error.message) || isConnectionTimeout(error.cause);
}

const timeoutMessages = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated due to connection timeout',
]);
