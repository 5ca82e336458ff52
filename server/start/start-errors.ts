import { ConfigError } from '../config/config-error.ts';
import type { Config } from '../config/config.ts';
import { EmbeddedDatabaseError } from '../db/embedded/errors.ts';

/** Why the database of `DATABASE_URL` cannot be used, where a person can mend it. */
const databaseErrors: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at its address',
  ECONNRESET: 'it hangs up',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of this name',
  '42501': 'its user may not create tables',
};

/** The sentence for a database that cannot be used; the error itself where no setting is to blame. */
export function databaseStartError(error: unknown, { database }: Config): unknown {
  const what = databaseErrors[codeOf(error)];
  if (database.kind === 'embedded' || !what) return error;
  const example = 'DATABASE_URL=postgres://user:password@localhost:5432/fourgood';
  const message = `DATABASE_URL: ${what} (${codeOf(error)}). For example: ${example}`;
  return new ConfigError(message, { cause: error });
}

/** The sentence for an address that cannot be listened on; the error itself where no setting is to blame. */
export function listenStartError(error: unknown, { port, host }: Config): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `PORT: another program uses ${port}. For example: PORT=${port + 1}`,
    EACCES: `PORT: this user may not listen on ${port}. For example: PORT=3000`,
    EADDRNOTAVAIL: `HOST: this machine has no address "${host}". For example: HOST=localhost`,
    ENOTFOUND: `HOST: nobody knows "${host}". For example: HOST=localhost`,
    EAI_AGAIN: `HOST: nobody knows "${host}". For example: HOST=localhost`,
  };
  const sentence = sentences[codeOf(error)];
  return sentence ? new ConfigError(sentence, { cause: error }) : error;
}

/** A sentence for what a person can mend; the whole trace for what is our fault. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** System errors and PostgreSQL's carry a code; what wraps one names it as its cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code, cause } = error as Error & { code?: string }; // where there is one, it is a text
  return code ?? codeOf(cause);
}
