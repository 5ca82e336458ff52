import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

/** What a database server says about itself, to any role that may connect. */
export interface DatabaseFacts {
  /** Such as `18.4`. */
  version: string;
  major: number;
  /** A read-only standby. */
  isReplica: boolean;
  isReadOnly: boolean;
  role: string;
  isSuperuser: boolean;
  /** Bytes. */
  size: number;
  /** Connections that are open, and how many this role can open in all. */
  connections: number;
  maxConnections: number;
}

export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await db.execute<Record<keyof DatabaseFacts, never>>(sql`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::int / 10000 as major,
      pg_is_in_recovery() as "isReplica",
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      current_user as role,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      pg_database_size(current_database())::float8 as size,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
      ) as "maxConnections"`);
  const [facts] = rows;
  if (facts) return facts;
  throw new Error('The database described itself with no row.');
}

/** The database server's clock. */
export async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}
