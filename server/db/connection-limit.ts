import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * How many connections the server accepts from this role to this database; what it keeps for superusers and
 * for maintenance is left out (`reserved_connections` exists since PostgreSQL 16).
 */
export async function readConnectionLimit(db: Db): Promise<number> {
  const { rows } = await db.execute<{ limit: number }>(sql`
    select least(
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
    ) as limit`);
  const [row] = rows as [{ limit: number }]; // a select without a table has one row
  return row.limit;
}
