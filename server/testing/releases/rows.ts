import { DAY } from '../../../contract/durations.ts';
import type pg from 'pg';
import { tablesInOrder, refillTable } from '../../db/copy-database.ts';

/** All rows as text, a line each, and how far the sequences are. @throws if a table is empty */
export async function dumpRows(client: pg.Client): Promise<string[]> {
  const lines: string[] = [];
  await client.query("set timezone = 'UTC'");
  for (const table of await tablesInOrder(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${table} t order by t::text collate "C"`,
    );
    if (rows.length === 0) throw new Error(`Nothing in ${table}: let fill.ts add something.`);
    lines.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  const { rows } = await client.query<{ line: string }>(
    `select format('%s %s', sequencename, last_value) as line from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return [...lines, ...rows.map(({ line }) => line)];
}

/**
 * Loads such lines into empty tables, as they were: triggers don't run. All times move by whole days, so that
 * the installation was in use within the last 24 hours.
 */
export async function loadRows(
  client: pg.Client,
  lines: string[],
  recordedAt: Date,
): Promise<void> {
  const days = Math.floor((Date.now() - recordedAt.getTime()) / DAY);
  const parts = Map.groupBy(lines, (line) => line.slice(0, line.indexOf(' ')));
  const rest = (line: string) => line.slice(line.indexOf(' ') + 1);
  await client.query('begin');
  for (const table of await tablesInOrder(client)) {
    const rows = (parts.get(table) ?? []).map(rest);
    parts.delete(table);
    await refillTable(client, table, () => loadTable(client, table, rows, days));
  }
  for (const [sequence, [line = '']] of parts)
    await client.query('select setval($1, $2)', [sequence, rest(line)]);
  await client.query('commit');
}

async function loadTable(
  client: pg.Client,
  table: string,
  rows: readonly string[],
  days: number,
): Promise<void> {
  const { rows: columns } = await client.query<{ name: string; type: string }>(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const moved = columns.map(({ name, type }) => {
    if (type === 'date') return `${name} + ${days}`;
    return type === 'timestamp with time zone' ? `${name} + interval '${days * 24} hours'` : name;
  });
  await client.query(
    `insert into ${table} overriding system value
     select ${moved.join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
    [`[${rows.join(',')}]`],
  );
}
