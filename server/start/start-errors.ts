import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { EmbeddedDatabaseError } from '../db/embedded/errors.ts';
import { NewerSchemaError, PoolerError } from '../db/migrate.ts';
import { errorCode } from './error-code.ts';

/** Why a database cannot be used, by the error's code, for causes that the user can fix. */
const databaseErrors: Record<string, string> = {
  ECONNREFUSED: 'nothing is listening at this address',
  ECONNRESET: 'the server closed the connection',
  ENOTFOUND: 'the host was not found',
  EAI_AGAIN: 'the host was not found',
  ETIMEDOUT: 'the connection timed out',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  '28P01': 'the password was rejected',
  '28000': 'the user was rejected',
  '3D000': 'the database does not exist',
  '42501':
    'the user is not allowed to change the tables; if another one is, run "npm run admin -- migrate" with that one',
};

const silent = 'the server did not answer in time';

/** Why a database cannot be used, by the messages of `pg` that have no code. */
const codelessErrors: [message: RegExp, reason: string][] = [
  [/timeout expired|connection timeout|timeout exceeded|read timeout/, silent],
  [
    /Connection terminated unexpectedly/,
    'the server closed the connection; it may not be PostgreSQL',
  ],
  [/client password must be/, 'the server asks for a password, and the address has none'],
  [/does not support SSL/, 'the server does not encrypt connections, and the address asks for it'],
];

/** What is wrong with a database, and the error's code, if the user can fix it; undefined otherwise. */
export function databaseReason(error: unknown): string | undefined {
  const code = errorCode(error);
  const reason = hasNoSocket(error) ? databaseErrors.ECONNREFUSED : databaseErrors[code];
  if (reason) return `${reason} (${code})`;
  const message = error instanceof Error ? error.message : '';
  return codelessErrors.find(([pattern]) => pattern.test(message))?.[1];
}

/** Not a missing file: nothing listens at a Unix socket. */
function hasNoSocket(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown }; // Node's errors have both
  return code === 'ENOENT' && syscall === 'connect';
}

/** The error for an unusable database; the original error if no setting is to blame. */
export function databaseStartError(error: unknown, { database }: Config): unknown {
  if (error instanceof NewerSchemaError || error instanceof PoolerError) {
    const variable = database.kind === 'embedded' ? 'DATA_DIR' : 'DATABASE_URL';
    return new ConfigError(`${variable}: ${error.message}`, { cause: error });
  }
  const what = databaseReason(error);
  if (database.kind === 'embedded' || !what) return error;
  const example = 'DATABASE_URL=postgres://user:password@localhost:5432/fourgood';
  const message = `DATABASE_URL: ${what}.${whereToLook(what, database.url)} For example: ${example}`;
  return new ConfigError(message, { cause: error });
}

/** If nothing that is PostgreSQL answers there. */
function whereToLook(what: string, url: string): string {
  if (!/listening|host|connection|in time/.test(what)) return '';
  return ` It is ${databasePlace(url)}: check the host, the port, and the firewall in between.`;
}

/** Host and port for people. */
export function databasePlace(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (decodeURIComponent(hostname) || 'localhost');
  return host.startsWith('/') ? host : `${host}:${port || searchParams.get('port') || '5432'}`;
}

/** The error for an address that cannot be listened on; the original error if no setting is to blame. */
export function listenStartError(error: unknown, { port, host }: Config): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `PORT: another program is using ${port}. For example: PORT=${port + 1}`,
    EACCES: `PORT: this user is not allowed to listen on ${port}. For example: PORT=3000`,
    EADDRNOTAVAIL: `HOST: this machine does not have the address "${host}". For example: HOST=localhost`,
    ENOTFOUND: `HOST: "${host}" was not found. For example: HOST=localhost`,
    EAI_AGAIN: `HOST: "${host}" was not found. For example: HOST=localhost`,
  };
  const sentence = sentences[errorCode(error)];
  return sentence ? new ConfigError(sentence, { cause: error }) : error;
}

/** Whether the message says what the user can fix; other errors are our own bugs. */
export function isExplained(error: unknown): error is ConfigError | EmbeddedDatabaseError {
  return error instanceof ConfigError || error instanceof EmbeddedDatabaseError;
}

/** A message for problems that the user can fix; the whole stack trace for our own bugs. */
export function explain(error: unknown): string {
  if (isExplained(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
