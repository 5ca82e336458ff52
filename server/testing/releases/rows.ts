import { DAY } from '../../../contract/durations.ts';
import type pg from 'pg';
import { prepareLoad } from '../../db/transfer/load.ts';
import { readSequences, setSequences, type Sequences } from '../../db/transfer/sequences.ts';
import { deleteRows, readTables } from '../../db/transfer/tables.ts';
import { begin } from '../../db/transfer/transfer-client.ts';

/** All rows as text, a line each, and how far the sequences are. @throws if a table is empty */
export async function dumpRows(client: pg.Client): Promise<string[]> {
  const lines: string[] = [];
  await begin(client);
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t order by t::text collate "C"`,
    );
    if (rows.length === 0) throw new Error(`Nothing in ${name}: let fill.ts add something.`);
    lines.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  const sequences = Object.entries(await readSequences(client));
  await client.query('commit');
  return [...lines, ...sequences.map((entry) => entry.join(' '))];
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
  await begin(client);
  const complete = await prepareLoad(client);
  for (const table of await readTables(client)) {
    await deleteRows(client, table); // migrations write some
    await loadTable(client, table.name, (parts.get(table.name) ?? []).map(rest), days);
    parts.delete(table.name);
  }
  await complete();
  const sequences = [...parts].map(([name, [line = '']]) => [name, rest(line)]);
  await setSequences(client, Object.fromEntries(sequences) as Sequences); // of text
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
