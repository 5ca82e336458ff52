import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** A table of the installation, with the columns that are stored. */
export interface Table {
  name: string;
  columns: string[];
}

/** All tables, by name: whatever migrations add is copied without being named anywhere. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`);
  return rows;
}

/** The rows of a table in PostgreSQL's text format, one per line; `rowCount` is known at the end. */
export function copyOut(client: pg.Client, table: Table): Readable & { rowCount: number } {
  return client.query(to(`copy ${target(table)} to stdout`));
}

/** Takes rows in that format; `rowCount` is known at the end. */
export function copyIn(client: pg.Client, table: Table): Writable & { rowCount: number } {
  return client.query(from(`copy ${target(table)} from stdin`));
}

/** The number of rows, and sums over their MD5: the same in two tables with the same rows in any order. */
export async function digestTable(client: pg.Client, table: Table): Promise<string> {
  const half = (first: number) => `sum(('x' || substr(hash, ${first}, 16))::bit(64)::bigint)`;
  const { rows } = await client.query<{ digest: string }>(
    `select concat_ws(' ', count(*), ${half(1)}, ${half(17)}) as digest
     from (select md5(row(${listOf(table)})::text) as hash from ${quote(table.name)}) rows`,
  );
  return rows[0]?.digest ?? '';
}

export async function hasRows(client: pg.Client, { name }: Table): Promise<boolean> {
  return (await client.query(`select from ${quote(name)} limit 1`)).rowCount === 1;
}

export async function deleteRows(client: pg.Client, { name }: Table): Promise<void> {
  await client.query(`delete from ${quote(name)}`);
}

export function quote(name: string): string {
  return pg.escapeIdentifier(name);
}

function target(table: Table): string {
  return `${quote(table.name)} (${listOf(table)})`;
}

function listOf({ columns }: Table): string {
  return columns.map(quote).join(', ');
}
