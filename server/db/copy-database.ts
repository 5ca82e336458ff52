import pg from 'pg';
import { migrate, readAppliedMigrations, refuseNewerSchema } from './migrate.ts';

/** What was copied, and found to be the same on both sides. */
export interface CopiedDatabase {
  tables: number;
  rows: number;
}

/** Rows that are in memory at a time. */
const batch = 500;

/**
 * Copies an installation into an empty database: makes the tables as this version's migrations made them up
 * to where the source is, copies all rows and sequences, and compares every table.
 * @param stop ends it with an error, between two batches
 * @throws NewerSchemaError, or an error that names the table that differs
 */
export async function copyDatabase(
  source: pg.ClientConfig,
  target: pg.ClientConfig,
  stop?: AbortSignal,
): Promise<CopiedDatabase> {
  const [from, to] = [new pg.Client(source), new pg.Client(target)];
  try {
    await Promise.all([from.connect(), to.connect()]);
    for (const client of [from, to])
      await client.query("set statement_timeout = 0; set timezone = 'UTC'");
    await from.query('begin isolation level repeatable read, read only');
    const applied = await readAppliedMigrations(from);
    refuseNewerSchema(applied);
    if (applied.length > 0) await migrate(target, { through: Math.max(...applied) });
    await to.query('begin');
    const tables = await tablesInOrder(to);
    for (const table of tables)
      await refillTable(to, table, () => copyTable(from, to, table, stop));
    await copySequences(from, to);
    let rows = 0;
    for (const table of tables) rows += await compareTable(from, to, table);
    await to.query('commit');
    await to.query('analyze');
    return { tables: tables.length, rows };
  } finally {
    await Promise.all([from.end(), to.end()]);
  }
}

/** All tables; those whose rows refer to other tables come after them. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select c.relname as name, array(select distinct r.relname::text from pg_constraint k
       join pg_class r on r.oid = k.confrelid
       where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as needs
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ name, needs }) => !ordered.includes(name) && needs.every((one) => ordered.includes(one)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...ready.map(({ name }) => name));
  }
  return ordered;
}

/**
 * Lets `work` fill a table: without what migrations wrote to it in an empty database, and while its triggers
 * don't run. Puts each trigger back as it was: one that runs for replication tools as well stays such a one.
 * Within a transaction.
 */
export async function refillTable(
  client: pg.Client,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; always: boolean }>(
    `select tgname as name, tgenabled = 'A' as always from pg_trigger
     where tgrelid = $1::regclass and not tgisinternal`,
    [table],
  );
  await client.query(`alter table ${table} disable trigger user`);
  await client.query(`delete from ${table}`);
  await work();
  for (const { name, always } of rows)
    await client.query(`alter table ${table} enable ${always ? 'always ' : ''}trigger ${name}`);
}

/** Rows travel in PostgreSQL's text form of a whole row, which loses nothing. */
async function copyTable(
  from: pg.Client,
  to: pg.Client,
  table: string,
  stop: AbortSignal | undefined,
): Promise<void> {
  await from.query(`declare copied no scroll cursor for select t::text as row from ${table} t`);
  for (;;) {
    stop?.throwIfAborted();
    const { rows } = await from.query<{ row: string }>(`fetch ${batch} from copied`);
    if (rows.length === 0) break;
    await to.query(
      `insert into ${table} overriding system value select * from unnest($1::${table}[])`,
      [rows.map(({ row }) => row)],
    );
  }
  await from.query('close copied');
}

async function copySequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, value } of rows) await to.query('select setval($1, $2)', [name, value]);
}

/** @returns the number of rows. @throws if the two tables differ in any row */
async function compareTable(from: pg.Client, to: pg.Client, table: string): Promise<number> {
  const [one, other] = await Promise.all([digestTable(from, table), digestTable(to, table)]);
  if (one.sums === other.sums && one.rows === other.rows) return Number(one.rows);
  throw new Error(`The copy of the table "${table}" is not the same as the original.`);
}

/** Sums over the rows' MD5: the same in two tables with the same rows in any order. */
async function digestTable(client: pg.Client, table: string) {
  const half = (start: number) => `sum(('x' || substr(hash, ${start}, 16))::bit(64)::bigint)`;
  const { rows } = await client.query<{ rows: string; sums: string }>(
    `select count(*) as rows, concat_ws(' ', ${half(1)}, ${half(17)}) as sums
     from (select md5(t::text) as hash from ${table} t) as hashes`,
  );
  const [sums] = rows;
  if (!sums) throw new Error(`The table "${table}" could not be compared.`);
  return sums;
}
