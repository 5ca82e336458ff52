import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locateEmbeddedDatabase } from '../../db/embedded/locate.ts';
import { fallbackFolder } from '../../db/embedded/placement-for-root.ts';
import { resultOf, subjectFor } from '../../testing/checks.ts';
import { envFileFinding } from '../env-file-finding.ts';
import { testFolder } from '../../testing/embedded-database.ts';
import { fileChecks } from './files.ts';
import { machineChecks } from './machine.ts';

const check = (title: string, folder: string, env: Record<string, string> = {}) =>
  resultOf(fileChecks(subjectFor({ DATA_DIR: folder, ...env })), title);

it('says where the data will be, and creates nothing', async () => {
  const folder = join(await testFolder(), 'data');
  const place = await check('Place', folder);
  expect(place).toMatchObject({ state: 'ok', text: expect.stringContaining('no data yet') });
  expect(place.text).toContain(join(folder, 'postgres'));
  expect((await check('Folder', folder)).text).toContain('does not exist yet');
});

it('a folder that cannot be made is a problem', async () => {
  const parent = join(await testFolder(), 'parent');
  writeFileSync(parent, ''); // as closed as a folder of another account, for root as well
  const folder = await check('Folder', join(parent, 'data', 'fourgood'));
  expect(folder).toMatchObject({ state: 'failed', todo: expect.stringContaining('mkdir -p') });
  expect(folder.text).toContain(`cannot look into ${parent}, or create`);
});

it('does not call data missing that it cannot look at', async () => {
  const folder = join(await testFolder(), 'data');
  writeFileSync(folder, ''); // as opaque as another account's folder, for root as well
  const place = await check('Place', folder);
  expect(place).toMatchObject({ state: 'unknown', text: expect.stringContaining('cannot look') });
  expect(await check('Keys', folder)).toMatchObject({ state: 'unknown' });
});

it('finds data that was moved because root’s account cannot reach it', async () => {
  const folder = await testFolder();
  const fallbackRoot = join(folder, 'fallback');
  const moved = join(fallbackFolder(fallbackRoot), 'postgres');
  mkdirSync(join(moved, 'data'), { recursive: true });
  writeFileSync(join(moved, 'data/PG_VERSION'), '18\n');
  const place = { dataDir: join(folder, 'data'), dataDirExplicit: false, fallbackRoot };
  const isRoot = process.getuid?.() === 0;
  expect(await locateEmbeddedDatabase(place)).toMatchObject({
    isMoved: isRoot,
    exists: isRoot,
    folder: isRoot ? moved : join(folder, 'data/postgres'),
  });
  const explicit = await locateEmbeddedDatabase({ ...place, dataDirExplicit: true });
  expect(explicit).toMatchObject({ isMoved: false, exists: false });
});

it.runIf(process.platform !== 'win32')('says whose files others can read or write', async () => {
  const folder = await testFolder();
  const keys = join(folder, 'keys');
  mkdirSync(keys, { mode: 0o700 });
  writeFileSync(join(keys, 'app-secret'), 'canary of the secret', { mode: 0o600 });
  chmodSync(folder, 0o711);
  expect(await check('Keys', folder)).toMatchObject({ state: 'ok' });
  expect(await check('Folder', folder)).toMatchObject({ state: 'ok' });
  chmodSync(join(keys, 'app-secret'), 0o640);
  chmodSync(folder, 0o777);
  const open = await check('Keys', folder);
  expect(open).toMatchObject({ state: 'failed', todo: `chmod -R go-rwx '${keys}'` });
  expect(open.text).toContain(join(keys, 'app-secret'));
  expect(open.text).not.toContain('canary');
  expect(await check('Folder', folder)).toMatchObject({ state: 'attention' });
});

describe.runIf(process.platform !== 'win32')('.env', () => {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgroups?.()[0] ?? 0];
  const isRoot = uid === 0;
  const stateOf = (mode: number, group = gid) =>
    envFileFinding('/srv/.env', { mode: 0o100_000 + mode, uid, gid: group }, true);

  it.each([0o600, 0o640, 0o440])('may have the mode %o', (mode) => {
    expect(stateOf(mode)).toMatchObject({ state: 'ok' });
  });

  it.each([
    [0o644, 'read'],
    [0o604, 'read'],
    [0o660, 'change'],
    [0o666, 'change'],
  ])('may not have the mode %o', (mode, what) => {
    const { state, text, todo } = stateOf(mode);
    expect({ state, text }).toEqual({
      state: 'failed',
      text: `Other accounts can ${what} /srv/.env.`,
    });
    expect(todo).toContain("'/srv/.env'");
    expect(envFileFinding('/srv/.env', { mode, uid, gid }, false).state).toBe('attention');
  });

  it('may be read by a group, but not by everyone’s', () => {
    expect(stateOf(0o640, 4_711).state).toBe(isRoot ? 'ok' : 'failed');
    expect(stateOf(0o640, process.platform === 'darwin' ? 20 : 100).state).toBe('failed');
  });
});

it('measures the disk with the data, or says that it cannot', async () => {
  const folder = await testFolder();
  const disk = (env: Record<string, string>) => resultOf(machineChecks(subjectFor(env)), 'Disk');
  expect((await disk({ DATA_DIR: folder })).text).toMatch(/^\d+% of the disk is used, \d/);
  const external = { DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:9/fourgood' };
  expect(await disk(external)).toMatchObject({ state: 'unknown' });
  const memory = await resultOf(machineChecks(subjectFor({ DATA_DIR: folder })), 'Memory');
  expect(memory.text).toMatch(/ of [\d.]+ [GT]B are available\.$/);
});
