import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { EmbeddedDatabaseError } from '../db/embedded/errors.ts';
import { NewerSchemaError, PoolerError } from '../db/migrate.ts';
import { errorCode } from './error-code.ts';

/** Why the database in `DATABASE_URL` cannot be used, for causes that the user can fix. */
const databaseErrors: Record<string, string> = {
  ECONNREFUSED: 'nothing is listening at this address',
  ECONNRESET: 'the server closed the connection',
  ENOTFOUND: 'the host was not found',
  EAI_AGAIN: 'the host was not found',
  ETIMEDOUT: 'the connection timed out',
  '28P01': 'the password was rejected',
  '28000': 'the user was rejected',
  '3D000': 'the database does not exist',
  '42501':
    'the user is not allowed to change the tables; if another one is, run "npm run admin -- migrate" with that one',
};

/** The error for an unusable database; the original error if no setting is to blame. */
export function databaseStartError(error: unknown, { database }: Config): unknown {
  if (error instanceof NewerSchemaError || error instanceof PoolerError) {
    const variable = database.kind === 'embedded' ? 'DATA_DIR' : 'DATABASE_URL';
    return new ConfigError(`${variable}: ${error.message}`, { cause: error });
  }
  const what = databaseErrors[errorCode(error)];
  if (database.kind === 'embedded' || !what) return error;
  const example = 'DATABASE_URL=postgres://user:password@localhost:5432/fourgood';
  const message = `DATABASE_URL: ${what} (${errorCode(error)}). For example: ${example}`;
  return new ConfigError(message, { cause: error });
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
