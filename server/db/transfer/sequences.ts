import type pg from 'pg';
import { TransferError } from './transfer-error.ts';

/** The last value of each sequence, as text; those never used are missing. */
export type Sequences = Record<string, string>;

/**
 * Reads them after the rows: they are not part of a snapshot, and must not be behind it, or an id would be
 * given twice.
 * @throws TransferError if the role may not read one
 */
export async function readSequences(client: pg.Client): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; value: string | null; readable: boolean }>(`
    select sequencename as name, last_value::text as value,
      has_sequence_privilege(format('%I.%I', schemaname, sequencename), 'select, usage') as readable
    from pg_sequences where schemaname = 'public' order by 1`);
  if (rows.some(({ readable }) => !readable))
    throw new TransferError(
      'This database role may not read the sequences. Use the one that owns the tables (docs/DEPLOY.md, "Two database roles").',
    );
  return Object.fromEntries(
    rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])),
  );
}

export async function setSequences(client: pg.Client, sequences: Sequences): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    await client.query(`select setval(format('public.%I', $1::text)::regclass, $2::bigint)`, [
      name,
      value,
    ]);
}
