import pg from 'pg';

import type { Cluster } from '../../server/db/embedded/cluster.ts';

/** SQL on a server, past the app. */
export interface Statements {
  /** Runs a statement as PostgreSQL's own superuser. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** Runs a statement in the app's database. */
  queryApp<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** Runs statements on one connection of the superuser, which ends with them. */
  withSession<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** Whether it takes writes at this moment. */
  isWritable(): Promise<boolean>;
}

export function statementsOn(cluster: Pick<Cluster, 'port' | 'password'>): Statements {
  const superuser = `postgres://postgres@127.0.0.1:${cluster.port}/postgres`;
  const query = async <Row extends pg.QueryResultRow>(text: string) =>
    withClient(superuser, async (client) => (await client.query<Row>(text)).rows);
  return {
    query,
    queryApp: <Row extends pg.QueryResultRow>(text: string) =>
      withClient(appUrl(cluster, cluster.port), async (app) => (await app.query<Row>(text)).rows),
    withSession: (work) => withClient(superuser, work),
    isWritable: () =>
      query<{ standby: boolean }>('select pg_is_in_recovery() as standby').then(
        ([row]) => row?.standby === false,
        () => false,
      ),
  };
}

/** As the app connects. */
export function appUrl({ password }: Pick<Cluster, 'password'>, port: number): string {
  return `postgres://fourgood:${password}@127.0.0.1:${port}/fourgood`;
}

/** Runs work on a separate connection. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // the server may be killed under it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
