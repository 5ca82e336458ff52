import type pg from 'pg';
import { readTables, quote } from './tables.ts';
import { begin } from './transfer-client.ts';
import { TransferError } from './transfer-error.ts';

/**
 * How writes are refused while an installation moves, in every process at once: a trigger on each table that
 * raises what a read-only server does, so that the app answers 503 with Retry-After. It needs no other rights
 * than owning the tables, and works through any pooler. While the data is being copied, it refuses only as long
 * as the moving program holds an advisory lock: if that dies, writes are possible again at once.
 */
const stop = 'refuse_writes_of_moved_data';

/** An arbitrary advisory lock: held while the data is being copied. */
const movingLock = 4_604_200_106;

const raise = (what: string) =>
  `raise exception 'this installation ${what}' using errcode = 'read_only_sql_transaction';`;

/** As `pg_locks` shows a lock by one 64-bit number. */
const isMoving = `exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 1
  and database = (select oid from pg_database where datname = current_database())
  and classid = ${Math.floor(movingLock / 2 ** 32)} and objid = ${movingLock % 2 ** 32})`;

const bodies = {
  moving: `if ${isMoving} then ${raise('is being moved to another database')} end if;`,
  /** The copy is complete and compared, but perhaps not committed. */
  finishing: raise('is being moved to another database'),
  moved: raise('was moved to another database'),
  open: '',
};

/**
 * Holds the lock for `moving` in a transaction that stays open.
 * @throws TransferError if another program is moving it
 */
export async function holdMovingLock(client: pg.Client): Promise<void> {
  await begin(client);
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock($1) as held',
    [movingLock],
  );
  if (!rows[0]?.held)
    throw new TransferError('Another process is moving this installation already.');
}

/** Sets what the triggers do, without waiting for anyone; they have to be there already, or come next. */
export async function setStop(
  client: pg.Client,
  state: keyof typeof bodies,
  note = '',
): Promise<void> {
  await patiently(client, [
    `create or replace function ${stop}() returns trigger language plpgsql as $$
     begin ${bodies[state]} return null; end $$`,
    `comment on function ${stop}() is '${state} ${note.replaceAll("'", "''")}'`,
  ]);
}

/**
 * Adds the triggers, table by table. Each waits for the writes to its table that are in progress; afterwards
 * there are none.
 * @param signal ends it with an error, within the time of one attempt
 */
export async function addStops(client: pg.Client, signal?: AbortSignal): Promise<void> {
  for (const { name } of await readTables(client)) {
    const statements = [
      `drop trigger if exists ${stop} on ${quote(name)}`,
      `create trigger ${stop} before insert or update or delete or truncate on ${quote(name)}
       for each statement execute function ${stop}()`,
      `alter table ${quote(name)} enable always trigger ${stop}`,
    ];
    await patiently(client, statements, signal);
  }
}

/** Waits until every statement that may have begun under an earlier state has ended. */
export async function awaitWrites(client: pg.Client): Promise<void> {
  for (const { name } of await readTables(client))
    await patiently(client, [`lock table ${quote(name)} in share row exclusive mode`]);
}

export async function removeStops(client: pg.Client): Promise<void> {
  for (const { name } of await readTables(client))
    await patiently(client, [`drop trigger if exists ${stop} on ${quote(name)}`]);
  await patiently(client, [`drop function if exists ${stop}()`]);
}

/** What `setStop` has set: the state and its note; null without one. */
export async function readStop(
  client: Pick<pg.Client, 'query'>,
): Promise<{ state: string; note: string } | null> {
  const { rows } = await client.query<{ said: string | null }>(
    `select obj_description(to_regprocedure('${stop}()'), 'pg_proc') as said`,
  );
  const [, state, note] = /^(\w+) (.*)$/.exec(rows[0]?.said ?? '') ?? [];
  return state === undefined || state === 'open' ? null : { state, note: note ?? '' };
}

/** Milliseconds for which the others may have to wait behind us; more than autovacuum needs to give way. */
const lockTimeout = 3_000;
const attempts = 40;

/**
 * A separate transaction that gives up a lock it doesn't get soon, so that nobody queues behind it for long.
 */
async function patiently(
  client: pg.Client,
  statements: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    await begin(client);
    try {
      await client.query(`set local lock_timeout = ${lockTimeout}`);
      for (const statement of statements) await client.query(statement);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      const { code } = error as { code?: string }; // every error of `pg` may have one
      if (code === '42501') throw notOwner(error);
      if (code !== '55P03' || attempt === attempts) throw error;
    }
  }
}

function notOwner(cause: unknown): TransferError {
  return new TransferError(
    'Moving needs the role that owns the tables: set DATABASE_URL to that role (docs/DEPLOY.md, "Two database roles").',
    { cause },
  );
}
