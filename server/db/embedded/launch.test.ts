import { existsSync } from 'node:fs';
import { chown, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  launchForTest,
  noticesOf,
  placeIn,
  query,
  testDataFolder,
  testFolder,
} from '../../testing/embedded-database.ts';
import { makeRunFolder } from '../../testing/run-folders.ts';
import { type EmbeddedDatabase, launchEmbeddedDatabase, removeEmbeddedDatabase } from './launch.ts';

it('names the folder that cannot be made or written, and the account', async () => {
  const file = join(await testFolder(), 'file');
  await writeFile(file, '');
  for (const folder of [file, join(file, 'data')])
    await expect(launchEmbeddedDatabase(placeIn(folder))).rejects.toThrow(
      `The account "${userInfo().username}" cannot write to the folder ${folder} (E`,
    );
});

it.runIf(process.getuid?.() === 0)(
  'does not suggest taking over what another account owns',
  async () => {
    const folder = await testFolder();
    const file = join(folder, 'data');
    await writeFile(file, '');
    await chown(file, 1, 1);
    await expect(launchEmbeddedDatabase(placeIn(file))).rejects.toThrow(
      /It belongs to the account "[^"]+": use that one/,
    );
  },
);

describe('the first start', () => {
  let folder: string;
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    folder = await makeRunFolder();
    database = await launchEmbeddedDatabase(placeIn(folder));
  });

  afterAll(async () => {
    await database.stop();
    await rm(folder, { recursive: true });
  });

  it('creates the database and says nothing', async () => {
    expect(database.shared).toBe(false);
    expect(noticesOf(database)).toEqual([]);
    const rows = await query(database.connection, 'select current_database() as name');
    expect(rows).toEqual([{ name: 'fourgood' }]);
  });

  it('supports letters of every language, so that search finds them', async () => {
    const rows = await query(
      database.connection,
      'create extension pg_trgm',
      "select lower('ŁÓDŹ') as lower, similarity('北京诊所', '北京') > 0 as similar",
    );
    expect(rows).toEqual([{ lower: 'łódź', similar: true }]);
  });

  it('uses checksums, synced writes and no listening port', async () => {
    const settings = ['data_checksums', 'fsync', 'synchronous_commit', 'listen_addresses'];
    const rows = await query(
      database.connection,
      `select ${settings.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    );
    expect(rows).toEqual([
      { data_checksums: 'on', fsync: 'on', synchronous_commit: 'on', listen_addresses: '' },
    ]);
  });

  it('protects the data and the password from other users of the computer', async () => {
    expect(await modeOf(join(folder, 'postgres'))).toBe(0o700);
    expect(await modeOf(join(folder, 'postgres/data'))).toBe(0o700);
    expect(await modeOf(join(folder, 'keys'))).toBe(0o700);
    expect(await modeOf(join(folder, 'keys/database-password'))).toBe(0o600);
  });

  it('accepts the app only with its password, and rejects the superuser', async () => {
    const { connection } = database;
    const guess = query({ ...connection, password: 'guess' });
    await expect(guess).rejects.toMatchObject({ code: '28P01' });
    const superuser = query({ ...connection, user: 'postgres' });
    await expect(superuser).rejects.toMatchObject({ code: '28000' });
    const rows = await query(
      connection,
      'select rolsuper, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: true }]);
  });

  it('writes no values of a failing statement to its log', async () => {
    const { connection } = database;
    const insert = "insert into people values ('ann@example.com')";
    await query(connection, 'create table people (email text primary key)');
    await expect(query(connection, insert, insert)).rejects.toMatchObject({ code: '23505' });
    await expect(query(connection, "select 'ann@example.com'::int")).rejects.toThrow('integer');
    const log = await readFile(join(folder, 'postgres/server.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toContain('ann@');
  });
});

describe('a later start', () => {
  it('finds the data and takes less than a third of the time', async () => {
    const folder = await testDataFolder();
    const [first, firstMs] = await timed(() => launchForTest(folder));
    await query(first.connection, 'create table kept as select 42 as answer');
    await first.stop();
    const laterMs: number[] = [];
    for (let start = 0; start < 5; start += 1) {
      const [later, ms] = await timed(() => launchForTest(folder));
      expect(await query(later.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
      await later.stop();
      laterMs.push(ms);
    }
    // On an idle machine: 0.75 s and 0.04 s. A ratio, since other load slows down both; and the best of
    // five, since it may slow down only one of them.
    expect(Math.min(...laterMs)).toBeLessThan(firstMs / 3);
  });

  it('keeps its password and its address', async () => {
    const folder = await testDataFolder();
    const first = await launchForTest(folder);
    await first.stop();
    const second = await launchForTest(folder);
    expect(second.connection).toEqual(first.connection);
  });
});

describe('stopping', () => {
  it('shuts the server down cleanly, and only once', async () => {
    const folder = await testDataFolder();
    const database = await launchForTest(folder);
    await Promise.all([database.stop(), database.stop()]);
    await database.stop();
    expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
    const log = await readFile(join(folder, 'postgres/server.log'), 'utf8');
    expect(log).toContain('received fast shutdown request');
    expect(log.trim().split('\n').at(-1)).toContain('database system is shut down');
  });

  it('does not wait for connections that the app left open', async () => {
    const database = await launchForTest(await testDataFolder());
    const sleeping = query(database.connection, 'select pg_sleep(60)');
    await Promise.all([
      // The server's shutdown message, or what is said without one.
      expect(sleeping).rejects.toThrow(/terminat|ECONNRESET/),
      query(database.connection, 'select 1').then(() => database.stop()),
    ]);
  });
});

describe('starting over', () => {
  it('removes all of the data', async () => {
    const folder = await testDataFolder();
    const first = await launchForTest(folder);
    await query(first.connection, 'create table gone ()');
    await first.stop();
    await removeEmbeddedDatabase(placeIn(folder));
    const second = await launchForTest(folder);
    expect(await query(second.connection, "select to_regclass('gone') as gone")).toEqual([
      { gone: null },
    ]);
  });

  it('is rejected while an app uses the data', async () => {
    const folder = await testDataFolder();
    const { connection } = await launchForTest(folder);
    await expect(removeEmbeddedDatabase(placeIn(folder))).rejects.toThrow(
      'Another running app is using the database',
    );
    expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });

  it('does nothing in an empty folder', async () => {
    await expect(removeEmbeddedDatabase(placeIn(await testFolder()))).resolves.toBeUndefined();
  });
});

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}
