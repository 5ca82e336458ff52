import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addAbortSignal, PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../config/config.ts';
import type { BackupKey } from '../config/backup-key.ts';
import { readLastBackup } from '../db/backups.ts';
import { connectDatabase } from '../db/client.ts';
import { knownMigrations } from '../db/known-migrations.ts';
import { migrate } from '../db/migrate.ts';
import { prepareTarget } from '../db/transfer/empty-target.ts';
import { backUp, emptyDatabase, restore, sourceOf } from '../testing/backups.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { query, testFolder } from '../testing/embedded-database.ts';
import { fillEveryTable, readEverything, readShape } from '../testing/every-table.ts';
import { leftOut } from './contents.ts';
import { makeKeyPair } from './encryption.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeFileSafely } from './write-file.ts';

let database: TestDatabase;
/** Of `database`, plain and encrypted. */
let plain: Buffer;
let encrypted: Buffer;
let secretKey: BackupKey;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillEveryTable(database.url);
  plain = await backUp(database.url);
  const pair = await makeKeyPair();
  secretKey = { kind: 'identity', identity: pair.secretKey };
  const publicKey: BackupKey = { kind: 'recipients', recipients: [pair.publicKey] };
  encrypted = await backUp(database.url, publicKey);
});

afterAll(() => database.drop());

describe('a restored installation', () => {
  it('has every row of every table, the next ids, and the same schema', async () => {
    const target = await emptyDatabase();
    await restore(target, encrypted, secretKey);
    const { backups, ...after } = await readEverything(target);
    const expected = Object.entries(await readEverything(database.url)).map(([name, rows]) => [
      name,
      name in leftOut ? [] : rows,
    ]);
    expect({ ...after, backups: [] }).toEqual(Object.fromEntries(expected));
    expect(backups).toHaveLength(1);
    expect(await readShape(target)).toEqual(await readShape(database.url));
    expect(await nextId(target)).toBe((await lastId(database.url)) + 1);
  });

  it('knows when the backup was made, which is its last one', async () => {
    const target = await emptyDatabase();
    const { takenAt, rows } = await restore(target, plain);
    const client = connectDatabase({ connectionString: target }, () => undefined);
    onTestFinished(() => client.close());
    expect(await readLastBackup(client.db)).toMatchObject({
      finishedAt: new Date(takenAt),
      kind: 'command',
      bytes: plain.length,
      rows,
      encrypted: false,
    });
  });

  it('may have been started before, as long as nobody has used it', async () => {
    const target = await createTestDatabase();
    onTestFinished(() => target.drop());
    const client = { connectionString: target.url };
    await query(
      client,
      `insert into key_check (digest, since) values ('of the first start', now())`,
    );
    await restore(target.url, plain);
    expect(await query(client, 'select digest from key_check')).toEqual([{ digest: 'digest' }]);
  });

  it('is updated if the backup is older, with what updates do to the data', async () => {
    const old = await emptyDatabase();
    await migrate({ connectionString: old }, { through: knownMigrations[23]?.folderMillis ?? 0 });
    await query(
      { connectionString: old },
      `insert into users (name, email, search_text) values ('Olive', 'olive@example.com', 'olive');
       insert into businesses (user_id, slug, name, search_text) select id, 'maple', 'Maple', 'maple' from users`,
    );
    const file = await backUp(old);
    const target = await emptyDatabase();
    await restore(target, file);
    await migrate({ connectionString: old });
    const after = { ...(await readEverything(target)), backups: [] };
    expect(after).toEqual(await readEverything(old));
    expect((await readEverything(target)).business_listings?.[0]).toMatch(/,t,t\)$/); // `unused` and `unlinked`, by 0026
    expect(await readShape(target)).toEqual(await readShape(old));
  });
});

it('a backup is of one moment, whatever is written meanwhile', async () => {
  const source = await createTestDatabase();
  onTestFinished(() => source.drop());
  let pairs = 0;
  // Two tables that are read at different times.
  const writePair = () =>
    query(
      { connectionString: source.url },
      `begin; insert into draft_requests (key_hash, counted) values ('${++pairs}', true);
       insert into retired_slugs values ('${pairs}'); commit`,
    );
  await writePair();
  const slow = new PassThrough({
    transform: (chunk: Buffer, _encoding, done) => void writePair().then(() => done(null, chunk)),
  });
  const [file] = await Promise.all([buffer(slow), makeBackup(sourceOf(source.url), slow)]);
  const target = await emptyDatabase();
  await restore(target, file);
  const { draft_requests, retired_slugs } = await readEverything(target);
  expect(pairs).toBeGreaterThan(1);
  expect([draft_requests?.length, retired_slugs?.length]).toEqual([1, 1]);
});

it('a backup that is interrupted ends at once and leaves no file', async () => {
  const folder = await testFolder();
  const interruption = new AbortController();
  const interrupted = writeFileSafely(join(folder, 'a.backup'), false, (target) => {
    target.once('open', () => interruption.abort());
    return makeBackup(sourceOf(database.url), addAbortSignal(interruption.signal, target));
  });
  await expect(interrupted).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

describe('a restore is refused', () => {
  it('for a database that is used', async () => {
    const target = await createTestDatabase();
    onTestFinished(() => target.drop());
    await query(
      { connectionString: target.url },
      `insert into audit (actor_kind, action, target_kind) values ('system', 'a', 'user')`,
    );
    const before = await readEverything(target.url);
    await expect(restore(target.url, plain)).rejects.toThrow('it has data in the table "audit"');
    expect(await readEverything(target.url)).toEqual(before);
  });

  it('for a database of another program', async () => {
    const target = await emptyDatabase();
    await query({ connectionString: target }, 'create table theirs (id int)');
    await expect(restore(target, plain)).rejects.toThrow('contains tables of another program');
  });

  it('while the app runs on it', async () => {
    const target = await emptyDatabase();
    const app = new pg.Client({ connectionString: target, application_name: 'fourgood' });
    await app.connect();
    onTestFinished(() => app.end());
    await expect(restore(target, plain)).rejects.toThrow('The app is running on this database.');
  });

  it('while another process fills it, for which a start waits', async () => {
    const target = await emptyDatabase();
    const filling = new pg.Client({ connectionString: target });
    await filling.connect();
    onTestFinished(() => filling.end());
    await filling.query('begin');
    await prepareTarget(filling, []);
    await expect(restore(target, plain)).rejects.toThrow(
      'Another process is filling this database',
    );
    let hasStarted = false;
    const starting = migrate({ connectionString: target }).then(() => (hasStarted = true));
    const waiting = `select from pg_stat_activity where datname = current_database()
      and application_name = 'fourgood migrations' and query like '%pg_try_advisory_lock%'`;
    await expect.poll(() => query({ connectionString: target }, waiting)).toHaveLength(1);
    expect(hasStarted).toBe(false);
    await filling.query('rollback');
    await starting;
  });

  it('for a backup of a newer version', async () => {
    const source = await createTestDatabase();
    onTestFinished(() => source.drop());
    await query(
      { connectionString: source.url },
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`,
    );
    const file = await backUp(source.url);
    await expect(restore(await emptyDatabase(), file)).rejects.toThrow('a newer version');
  });

  it('with another secret than that of the data', async () => {
    const target = await emptyDatabase();
    const APP_SECRET = 'iPh4-wro9-ngse-cr3t-T8qz-0x1v-Lm5k';
    const config = parseConfig({ APP_SECRET });
    const file = Readable.from([plain]);
    const restored = restoreBackup({ connectionString: target }, config, file);
    await expect(restored).rejects.toThrow('APP_SECRET is not the one this backup was made with.');
    expect(await readEverything(target)).toEqual({});
  });
});

it('there is nothing to back up in an empty database', async () => {
  await expect(backUp(await emptyDatabase())).rejects.toThrow('There is no installation');
});

async function lastId(url: string): Promise<number> {
  const [row] = await query({ connectionString: url }, 'select max(id) as id from users');
  return (row as { id: number }).id;
}

/** Inserts a user. @returns its id */
async function nextId(url: string): Promise<number> {
  const [row] = await query(
    { connectionString: url },
    `insert into users (name, email, search_text) values ('', 'next@example.com', '') returning id`,
  );
  return (row as { id: number }).id;
}
