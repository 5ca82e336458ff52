import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import type { Cluster } from './cluster.ts';
import { errorCode } from './errors.ts';

/**
 * One idle connection that every app keeps open while it uses the server. This way the server itself knows
 * which apps are left: the connection of a killed app closes with it.
 */
export interface Lease {
  client: pg.Client;
  /** Resolves when the connection has ended, for any reason. */
  over: Promise<void>;
}

/** Why there is no lease: no answer, "later" (starting, stopping, full), or the wrong password. */
export type Refusal = 'silent' | 'busy' | 'password';

const leaseName = 'fourgood lease';

/** Connects as the app's role. Throws any other error of the server (a damaged database, say). */
export async function takeLease(
  cluster: Pick<Cluster, 'host' | 'port' | 'password'>,
): Promise<Lease | Refusal> {
  const client = new pg.Client({
    host: cluster.host,
    port: cluster.port,
    password: cluster.password,
    user: 'fourgood',
    database: 'fourgood',
    application_name: leaseName,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  const over = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => undefined); // an error of an idle connection is always followed by `end`
  try {
    await client.connect();
    return { client, over };
  } catch (error) {
    await client.end().catch(() => undefined);
    return refusalOf(error);
  }
}

/** Milliseconds that the server may take to notice that an app was killed. */
const noticingMs = 500;

/** How many other running apps have a lease on the same server, not counting one that was just killed. */
export async function countOtherLeases({ client }: Lease): Promise<number> {
  const last = Date.now() + noticingMs;
  let others = await countOthersNow(client);
  while (others > 0 && Date.now() < last) {
    await wait(25);
    others = await countOthersNow(client);
  }
  return others;
}

async function countOthersNow(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [leaseName],
  );
  return rows[0]?.others ?? 0;
}

function refusalOf(error: unknown): Refusal {
  const code = errorCode(error) ?? '';
  if (code === '28P01') return 'password';
  if (code === '57P03' || code.startsWith('53')) return 'busy';
  // A PostgreSQL error code; Node's five-character codes start with E (EPIPE).
  if (/^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code)) throw error;
  return 'silent';
}
