import type pg from 'pg';

/**
 * Makes empty tables quick to fill: without triggers, which would do again what they did for the copied rows,
 * and without indexes and foreign keys, which are quicker to make at the end and allow any order of tables.
 * Needs no more rights than owning the tables, in a transaction that undoes it if anything fails.
 * @returns what makes the tables as they were; foreign keys are checked by it. It can be stopped between two
 * indexes
 */
export async function prepareLoad(
  client: pg.Client,
): Promise<(signal?: AbortSignal) => Promise<void>> {
  const keys = await run(client, foreignKeys);
  const indexes = await run(client, plainIndexes);
  const triggers = await run(client, activeTriggers);
  for (const { before } of [...keys, ...indexes, ...triggers]) await client.query(before);
  await client.query(`set local maintenance_work_mem = '128MB'`);
  return async (signal) => {
    for (const { after } of [...indexes, ...keys, ...triggers]) {
      signal?.throwIfAborted();
      await client.query(after);
    }
  };
}

/**
 * Fresh statistics: until then the planner knows nothing about the new rows. Comes after the commit, so a
 * failure takes nothing back: autovacuum does the same later.
 * @returns what to tell the operator if it failed
 */
export async function analyze(client: pg.Client): Promise<string | null> {
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum (analyze)');
    return null;
  } catch {
    return 'Its statistics could not be made, so it may be slow at first: run "vacuum (analyze)" in the new database.';
  }
}

interface Change {
  before: string;
  after: string;
}

async function run(client: pg.Client, sql: string): Promise<Change[]> {
  return (await client.query<Change>(sql)).rows;
}

const foreignKeys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as before,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as after
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;

const plainIndexes = `
  select format('drop index %s', indexrelid::regclass) as before, pg_get_indexdef(indexrelid) as after
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')
  order by indexrelid`;

/** With the mode in which it fires: the audit trail's is never skipped. */
const activeTriggers = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as before,
    format('alter table %s enable %s trigger %I', tgrelid::regclass,
      case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as after
  from pg_trigger join pg_class c on c.oid = tgrelid
  where c.relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D'
  order by tgname`;
