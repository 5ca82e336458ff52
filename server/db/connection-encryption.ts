import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** The TLS version of a connection to the database, such as `TLSv1.3`; null if it is not encrypted. */
export async function readConnectionEncryption(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ version: string | null }>(
    sql`select version from pg_stat_ssl where pid = pg_backend_pid() and ssl`,
  );
  return rows[0]?.version ?? null;
}
