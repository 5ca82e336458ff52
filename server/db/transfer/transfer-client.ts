import pg from 'pg';
import { timeLimits } from '../time-limits.ts';

/** Connections that copy whole tables: without the app's time limits, and with one way to write values. */
export interface TransferClient extends AsyncDisposable {
  client: pg.Client;
}

/**
 * Settings of a transaction, not of the session, so that they also hold behind a pooler that gives each
 * transaction another connection. The formats are those of `COPY` and of casts to text.
 */
const settings = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  search_path: 'public',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
};

/** Opens a separate connection. Its use ends it, which rolls back what was not committed. */
export async function openTransferClient(connection: pg.ClientConfig): Promise<TransferClient> {
  const client = new pg.Client({
    application_name: transferName,
    keepAlive: true,
    keepAliveInitialDelayMillis: timeLimits.keepAliveDelay,
    connectionTimeoutMillis: 5_000,
    ...connection,
  });
  // A query on a lost connection fails by itself; without a listener, the error would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  return { client, [Symbol.asyncDispose]: () => client.end().catch(() => undefined) };
}

const transferName = 'fourgood transfer';

/** Begins a transaction with the settings above. */
export async function begin(client: pg.Client, mode = ''): Promise<void> {
  await client.query(`begin ${mode}`);
  for (const [name, value] of Object.entries(settings))
    await client.query(`set local ${name} = '${value}'`);
}
