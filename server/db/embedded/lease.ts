import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

import type { Cluster } from './cluster.ts';
import { errorCode } from './errors.ts';

/**
 * One idle connection that every app holds while it uses the server. The server itself thus knows who is
 * left: the connection of a killed app ends with the app, whatever killed it.
 */
export interface Lease {
  client: pg.Client;
  /** Settles when the connection is over, for whatever reason. */
  over: Promise<void>;
}

/** Why there is no lease: nothing answers, it answers "later" (starting, stopping, full), or refuses the password. */
export type Refusal = 'silent' | 'busy' | 'password';

const leaseName = 'fourgood lease';

/** Connects as the app's role. What else a server may answer (a damaged database, say) is thrown. */
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
  });
  const over = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => undefined); // `end` follows each error of an idle connection
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

/** How many other running apps hold a lease on the same server; one that was just killed does not. */
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
  // A PostgreSQL code; those of the operating system that are as long begin with E (EPIPE).
  if (/^[0-9A-DF-Z][0-9A-Z]{4}$/.test(code)) throw error;
  return 'silent';
}
