import { setTimeout as wait } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import pg from 'pg';
import { brand } from '../../contract/brand.ts';
import { applyMigrations } from './apply-migrations.ts';
import { missingMigrations, unknownMigrations } from './known-migrations.ts';
import { isPooled } from './pooler.ts';
import { timeLimits } from './time-limits.ts';

/** An arbitrary advisory lock, the same in all our processes. */
export const migrationLock = 4_604_200_103;

/** The tables have to change, but the connection leads to a pooler, which cannot hold the lock. */
export class PoolerError extends Error {}

/** The database was migrated by a version of the product that is newer than this one. */
export class NewerSchemaError extends Error {}

/** What takes longer than it should. */
export type MigrationWait = 'database' | 'turn' | 'migrations';

export interface MigrateOptions {
  /**
   * The newest migration to apply (its time in the journal), to make the schema of an earlier version; all by
   * default.
   */
  through?: number;
  /**
   * Called when one of them has taken `timeLimits.waitNotice`, so that someone knows what a start waits for.
   */
  onWait?: (wait: MigrationWait) => void;
}

/**
 * Migrates the database to this version's schema. Processes that start together take turns: without the
 * lock, 16 of 24 concurrent starts failed. It has its own connection without time limits: building an
 * index may take minutes, and so may waiting for another process that does. On an up-to-date database, it
 * only reads, as a role without rights on the schema may, and as a connection pooler allows: the lock and the
 * lifted limits belong to a session, which a pooler would share with others.
 * @throws NewerSchemaError, PoolerError
 */
export async function migrate(
  connection: pg.ClientConfig,
  { through = Number.POSITIVE_INFINITY, onWait = () => undefined }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({
    application_name: 'fourgood migrations',
    keepAlive: true,
    keepAliveInitialDelayMillis: timeLimits.keepAliveDelay,
    connectionTimeoutMillis: 5_000,
    ...connection,
  });
  // A query on a lost connection fails by itself; without a listener, the error would also end the process.
  client.on('error', () => undefined);
  const telling = async <T>(what: MigrationWait, work: Promise<T>) => {
    const timer = setTimeout(onWait, timeLimits.waitNotice, what);
    return work.finally(() => clearTimeout(timer));
  };
  try {
    const applied = await telling('database', connectAndRead(client));
    if (missingFrom(applied, through).length === 0) return;
    await refusePooler(client);
    // Also overrides the limits of the role and of the URL.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    await telling('turn', takeTurn(client));
    const missing = missingFrom(await readAppliedMigrations(client), through);
    if (missing.length > 0) await telling('migrations', applyMigrations(client, missing));
  } finally {
    await client.end(); // frees the lock as well
  }
}

/** A server may fall silent after it has accepted the connection, so this has a time limit, too. */
async function connectAndRead(client: pg.Client): Promise<number[]> {
  await client.connect();
  const first = { text: 'select', query_timeout: timeLimits.answer };
  await client.query(first);
  return readAppliedMigrations(client);
}

/** @throws NewerSchemaError */
function missingFrom(applied: readonly number[], through: number): MigrationMeta[] {
  refuseNewerSchema(applied);
  return missingMigrations(applied).filter(({ folderMillis }) => folderMillis <= through);
}

async function refusePooler(client: pg.Client): Promise<void> {
  if (await isPooled(client))
    throw new PoolerError(
      'the tables are not up to date, and this address leads to a connection pooler, through which they cannot be changed safely. Run "npm run admin -- migrate" once with the address of the database server itself.',
    );
}

/**
 * Waits for the lock by asking for it again and again. A statement that waits inside the server would keep
 * `create index concurrently`, in the process that has the lock, waiting for it: a deadlock.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [migrationLock],
    );
    if (rows[0]?.taken) return;
    await wait(100);
  }
}

/** How many migrations the database has, how many it still needs, and how many only a newer version knows. */
export interface MigrationState {
  applied: number;
  pending: number;
  newer: number;
}

/** Only reads. @throws what the database says, such as 42501 if this role may not see the migrations */
export async function readMigrationState(pool: Queryable): Promise<MigrationState> {
  const applied = await readAppliedMigrations(pool);
  return {
    applied: applied.length,
    pending: missingMigrations(applied).length,
    newer: unknownMigrations(applied).length,
  };
}

/** A client or a pool. */
type Queryable = Pick<pg.ClientBase, 'query'>;

/** The migrations that were applied to this database, by their times in the journal. */
export async function readAppliedMigrations(client: Queryable): Promise<number[]> {
  const { rows: tables } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as name",
  );
  if (!tables[0]?.name) return [];
  const { rows } = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations',
  );
  return rows.map(({ at }) => Number(at));
}

/**
 * An old version on a newer schema would fail sooner or later, and at worst write what the newer one
 * misreads.
 * @throws NewerSchemaError
 */
export function refuseNewerSchema(applied: readonly number[]): void {
  if (unknownMigrations(applied).length > 0)
    throw new NewerSchemaError(
      `the database belongs to a newer version of ${brand.name}. Start that version or a later one, or restore the backup from before the update.`,
    );
}
