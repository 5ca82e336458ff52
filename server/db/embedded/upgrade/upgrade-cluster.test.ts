import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { describeSchema } from '../../../testing/describe-schema.ts';
import { launchForTest, placeIn } from '../../../testing/embedded-database.ts';
import { releaseNames } from '../../../testing/releases/release.ts';
import { restoreRelease, type Restored } from '../../../testing/releases/restore.ts';
import { makeRunFolder } from '../../../testing/run-folders.ts';
import { withClient } from '../../../testing/with-client.ts';
import { copyDatabase } from '../../transfer/copy-database.ts';
import { choosePlacement } from '../choose-placement.ts';
import { type Cluster, clusterAt } from '../cluster.ts';
import { removeEmbeddedDatabase } from '../launch.ts';
import { databasePassword } from '../password.ts';
import { upgradeCluster, type UpgradeParts } from './upgrade-cluster.ts';

let folder: string;
let restored: Restored;
let cluster: Cluster;
let data: string;

/**
 * Both versions are the installed one here, under two names: `npm run prove -- upgrade` upgrades from a
 * version that it downloads.
 */
beforeAll(async () => {
  folder = await makeRunFolder();
  restored = await restoreRelease(releaseNames().at(-1) ?? '', folder);
  const placement = await choosePlacement({ ...placeIn(folder), dataDir: folder });
  cluster = await clusterAt(placement, await databasePassword(folder), false);
  data = cluster.dataFolder;
});

afterAll(async () => {
  await removeEmbeddedDatabase(placeIn(folder));
  await rm(folder, { recursive: true, force: true });
});

const say = () => undefined;

/** The installed version as a release with another major version would see it. */
function upgradeTo(major: string, changes: Partial<UpgradeParts> = {}) {
  const { binaries } = cluster;
  return upgradeCluster(
    { ...cluster, binaries: { ...binaries, major } },
    {
      findBinaries: async () => binaries,
      copy: async (from, to) => void (await copyDatabase(from, to, { say })),
      say,
      ...changes,
    },
  );
}

it('is refused while an app uses the data, and for newer data', async () => {
  await expect(upgradeTo('1')).rejects.toThrow(/which is newer than this release's PostgreSQL 1/);
  const { stop } = await launchForTest(folder);
  await expect(upgradeTo('99')).rejects.toThrow(/is running\. Stop the app that uses it/);
  await stop();
});

it('does nothing if the version is the same', async () => {
  expect(await upgradeTo(cluster.binaries.major)).toBeNull();
});

it('leaves the data as it was if the copy fails', async () => {
  const copy = () => Promise.reject(new Error('The disk is broken.'));
  const { ino } = await stat(data);
  await expect(upgradeTo('99', { copy })).rejects.toThrow('The disk is broken.');
  expect(await stat(data)).toMatchObject({ ino });
  expect(await readdir(join(folder, 'postgres'))).not.toContain('upgrade');
});

it('removes the copies of an upgrade that was killed before it takes space for its own', async () => {
  const [unused, fresh] = ['data-upgraded', 'upgrade/fresh/data'].map((name) =>
    join(folder, 'postgres', name),
  ) as [string, string];
  await mkdir(unused);
  await mkdir(fresh, { recursive: true });
  for (const copy of [unused, fresh]) await writeFile(join(copy, 'left-over'), 'x');
  const copy = async () => {
    expect(await readdir(join(folder, 'postgres'))).not.toContain('data-upgraded');
    expect(await readdir(fresh)).not.toContain('left-over');
    throw new Error('Stopped here.');
  };
  await expect(upgradeTo('99', { copy })).rejects.toThrow('Stopped here.');
});

it('finishes an upgrade that was killed between its last steps', async () => {
  const { ino } = await stat(data);
  await rename(data, join(folder, 'postgres/data-upgraded'));
  await mkdir(join(folder, 'postgres/upgrade'));
  expect(await upgradeTo(cluster.binaries.major)).toBeNull();
  expect((await stat(data)).ino).toBe(ino);
  expect(await readdir(join(folder, 'postgres'))).not.toContain('upgrade');
});

it('copies everything, keeps the old data, and the app goes on with the new', async () => {
  const from = cluster.binaries.major;
  const { ino } = await stat(data);
  const kept = join(folder, 'postgres', `data-${from}`);
  expect(await upgradeTo('99')).toEqual({ from, kept });
  expect(await stat(kept)).toMatchObject({ ino });
  expect(await readdir(join(folder, 'postgres'))).not.toContain('upgrade');
  const { connection, stop } = await launchForTest(folder);
  await withClient(connection, async (client) => {
    expect(await describeSchema(client)).toBe(restored.schema);
    const { email } = restored.release.known.owner;
    const { rows } = await client.query('select email from users where email = $1', [email]);
    expect(rows).toEqual([{ email }]);
    // Ids go on where they were.
    const { rows: added } = await client.query(
      `insert into users (name, email, search_text) values ('New', 'new@example.com', 'new')
       returning id > (select max(id) from users) as is_new`,
    );
    expect(added).toEqual([{ is_new: true }]);
  });
  await stop();
});

it('a start after a power failure between its last two steps takes the new data', async () => {
  const { ino } = await stat(data);
  await rename(data, join(folder, 'postgres/data-upgraded'));
  const { connection } = await launchForTest(folder);
  expect((await stat(data)).ino).toBe(ino);
  await withClient(connection, async (client) => {
    expect((await client.query('select from users')).rowCount).toBeGreaterThan(1);
  });
});
