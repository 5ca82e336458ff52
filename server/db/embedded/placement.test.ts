import { existsSync } from 'node:fs';
import { chmod, lchown, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import {
  launchForTest,
  query,
  testDataFolder,
  testFolder,
} from '../../testing/embedded-database.ts';
import { type App, startApp } from '../../testing/embedded-apps.ts';
import { copyProject, libraryLinks, nodeOf } from '../../testing/project-copy.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

describe('a regular user', () => {
  it.runIf(isRoot)(
    'runs everything as that user, in DATA_DIR, and creates the missing links',
    async () => {
      const clone = await cloneOf(nobody);
      const app = appIn(clone, {}, nobody);
      const { connection, notices } = await app.started;
      expect(notices).toEqual([]);
      expect(connection.host).toBe(join(clone.root, 'data/postgres/run'));
      expect((await stat(join(clone.root, 'data/postgres/data'))).uid).toBe(nobody);
      for (const link of await libraryLinks(clone.root)) expect(existsSync(link)).toBe(true);
    },
  );

  it.runIf(isRoot)('can use an install that is not writable', async () => {
    const clone = await cloneOf(0);
    const dataDir = join(clone.root, 'data');
    await mkdir(dataDir);
    await lchown(dataDir, nobody, nobody);
    const { connection } = await appIn(clone, {}, nobody).started;
    expect(await query(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    for (const link of await libraryLinks(clone.root)) expect(existsSync(link)).toBe(false);
  });

  it.runIf(isRoot)('gets an error if the database belongs to another user', async () => {
    const clone = await cloneOf(nobody);
    const folder = join(clone.root, 'data/postgres');
    await mkdir(folder, { recursive: true });
    await lchown(join(clone.root, 'data'), nobody, nobody);
    await expect(appIn(clone, {}, nobody).started).rejects.toThrow(
      `The database in ${folder} belongs to another user on this computer (uid 0).`,
    );
  });
});

describe.runIf(isRoot)('root', () => {
  it('owns the keys, and an unprivileged account runs the database and owns its folder', async () => {
    const clone = await cloneOf(0);
    const { notices } = await appIn(clone).started;
    expect(notices).toEqual([]);
    expect(await ownerOf(join(clone.root, 'data'))).toBe(0);
    expect(await ownerOf(join(clone.root, 'data/keys/database-password'))).toBe(0);
    expect(await ownerOf(join(clone.root, 'data/postgres'))).toBeGreaterThan(0);
    for (const link of await libraryLinks(clone.root)) expect(existsSync(link)).toBe(true);
  });

  it('if the account cannot reach the clone, places database and programs elsewhere and says so', async () => {
    const clone = await cloneOf(0);
    await chmod(clone.parent, 0o700);
    const app = appIn(clone);
    const { connection, notices } = await app.started;
    expect(notices).toEqual([
      expect.stringMatching(
        /^PostgreSQL does not run as root, and the account ".+" .* so the database is kept in /,
      ),
    ]);
    expect(connection.host.startsWith(clone.fallbackRoot)).toBe(true);
    expect(existsSync(join(clone.root, 'data/postgres'))).toBe(false);
    expect(await ownerOf(join(clone.root, 'data/keys'))).toBe(0);
    await query(connection, 'create table kept as select 42 as answer');
    await app.stop();
    const again = await appIn(clone).started;
    expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('keeps using a database placed elsewhere after the clone becomes reachable', async () => {
    const clone = await cloneOf(0);
    await chmod(clone.parent, 0o700);
    const app = appIn(clone);
    const { connection } = await app.started;
    await query(connection, 'create table kept as select 42 as answer');
    await app.stop();
    await chmod(clone.parent, 0o711);
    const again = await appIn(clone).started;
    expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('gives a new clone at the same path its own database, and keeps the older one', async () => {
    const clone = await cloneOf(0);
    await chmod(clone.parent, 0o700);
    const app = appIn(clone);
    const { connection } = await app.started;
    await query(connection, 'create table older ()');
    await app.kill('SIGKILL'); // its server keeps running
    await rm(join(clone.root, 'data'), { recursive: true });
    const again = await appIn(clone).started;
    expect(again.notices.at(-1)).toMatch(
      /^Found the database of an earlier clone in this location/,
    );
    const rows = await query(again.connection, "select to_regclass('older') as older");
    expect(rows).toEqual([{ older: null }]);
    const [shelter = ''] = await readdir(clone.fallbackRoot);
    const kept = (await readdir(join(clone.fallbackRoot, shelter))).find((name) =>
      name.startsWith('postgres-until-'),
    );
    expect(existsSync(join(clone.fallbackRoot, shelter, kept ?? '', 'data/PG_VERSION'))).toBe(true);
  });

  it('never starts with an empty database because an existing one has become unreachable', async () => {
    const clone = await cloneOf(0);
    const app = appIn(clone);
    await app.started;
    await app.stop();
    await chmod(clone.parent, 0o700);
    await expect(appIn(clone).started).rejects.toThrow(`cannot open ${clone.parent}.`);
    expect(existsSync(clone.fallbackRoot)).toBe(false);
  });

  it('rejects a DATA_DIR that the account cannot reach, with the reason', async () => {
    const clone = await cloneOf(0);
    const closed = join(clone.parent, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const app = appIn(clone, { dataDir, dataDirExplicit: true });
    await expect(app.started).rejects.toThrow(
      new RegExp(
        `^DATA_DIR \\(${dataDir}\\) cannot be used: PostgreSQL does not run as root, .* cannot open ${closed}\\.`,
      ),
    );
    expect(existsSync(clone.fallbackRoot)).toBe(false);
  });

  it('with its own DATA_DIR and an unreachable clone, places only the programs elsewhere', async () => {
    const clone = await cloneOf(0);
    await chmod(clone.parent, 0o700);
    const dataDir = await testDataFolder();
    const app = appIn(clone, { dataDir, dataDirExplicit: true });
    const { connection, notices } = await app.started;
    expect(notices).toEqual([expect.stringContaining(`so it runs from ${clone.fallbackRoot}`)]);
    expect(connection.host).toBe(join(dataDir, 'postgres/run'));
    await app.stop();
    const [shelter = ''] = await readdir(clone.fallbackRoot);
    expect(await readdir(join(clone.fallbackRoot, shelter))).toEqual([
      expect.stringMatching(/^postgresql-18\./),
    ]);
  });

  it('makes the account the owner of a restored copy of the data', async () => {
    const folder = await testDataFolder();
    const first = await launchForTest(folder);
    await query(first.connection, 'create table kept as select 42 as answer');
    await first.stop();
    await giveAllTo(0, join(folder, 'postgres'));
    const second = await launchForTest(folder);
    expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

describe('a data folder with a long path', () => {
  it('has its socket in a short temporary folder, removed when the server stops', async () => {
    const folder = join(await testDataFolder(), 'long-'.repeat(25));
    const database = await launchForTest(folder);
    const { host } = database.connection;
    expect(host).toMatch(/^\/tmp\/fourgood-[0-9a-f]{16}$/);
    expect((await stat(host)).mode & 0o777).toBe(0o700);
    expect(await query(database.connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await database.stop();
    expect(existsSync(host)).toBe(false);
  });
});

interface Clone {
  /** The folder around the clone, which a test can make inaccessible. */
  parent: string;
  root: string;
  fallbackRoot: string;
}

/** A clone without the install script's links, whose folders belong to `uid`. */
async function cloneOf(uid: number): Promise<Clone> {
  const folder = await testFolder();
  const parent = join(folder, 'home');
  const root = join(parent, 'clone');
  await copyProject(root, uid);
  return { parent, root, fallbackRoot: join(folder, 'fallback') };
}

/** The clone's app with the default data folder; stopped at the end of the test at the latest. */
function appIn({ root, fallbackRoot }: Clone, place = {}, uid = 0): App {
  const options = {
    dataDir: join(root, 'data'),
    dataDirExplicit: false,
    fallbackRoot,
    durable: false,
    ...place,
  };
  const app = startApp(options, { root, ...(uid && { uid, gid: uid, node: nodeOf(root) }) });
  onTestFinished(() => app.stop());
  return app;
}

async function giveAllTo(uid: number, path: string): Promise<void> {
  await lchown(path, uid, uid);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveAllTo(uid, join(path, name));
}

async function ownerOf(path: string): Promise<number> {
  return (await stat(path)).uid;
}
