import type { DatabaseServer } from '../stage/database-server.ts';

export interface TableSize {
  rows: number;
  /** Of the table with its indexes. */
  bytes: number;
}

/** The tables that grow with visits, with what one row takes, its indexes included. */
export async function readTableSizes(database: DatabaseServer): Promise<Map<string, TableSize>> {
  await database.queryApp('analyze');
  const rows = await database.queryApp<{ name: string; rows: string; bytes: string }>(`
    select relname as name, greatest(reltuples, 0)::bigint as rows, pg_total_relation_size(oid) as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return new Map(
    rows.map((row) => [row.name, { rows: Number(row.rows), bytes: Number(row.bytes) }]),
  );
}
