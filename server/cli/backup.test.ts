import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { makeKeyPair } from '../backup/encryption.ts';
import { migrate } from '../db/migrate.ts';
import { readLastBackup } from '../db/backups.ts';
import { connectDatabase } from '../db/client.ts';
import { createEmptyDatabase } from '../testing/empty-database.ts';
import {
  appForTest,
  launchForTest,
  query,
  testDataFolder,
  testFolder,
} from '../testing/embedded-database.ts';
import { runScript } from '../testing/run-script.ts';

/** Each test starts whole programs on a possibly busy machine. */
const timeout = { timeout: 2 * MINUTE };
const addOlive = `insert into users (name, email, search_text) values ('Olive', 'olive@example.com', '')`;

it(
  'backs up the embedded database while it is running, restores it elsewhere, and moves it',
  timeout,
  async () => {
    const folder = await testDataFolder();
    const { connection } = await appForTest(folder).started;
    await migrate(connection);
    await query(connection, addOlive);
    mkdirSync(join(folder, 'keys'), { recursive: true });
    writeFileSync(secretIn(folder), 's'.repeat(64));
    const { publicKey, secretKey } = await makeKeyPair();
    const file = join(await testFolder(), 'one.backup');

    const settings = { DATA_DIR: folder, BACKUP_KEY: publicKey };
    const quiet = await run('backup', settings, '--quiet', file);
    expect(quiet).toEqual({ code: 0, said: '', complained: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(file))).toEqual(['one.backup']);
    const client = connectDatabase(connection, () => undefined);
    onTestFinished(() => client.close());
    const bytes = statSync(file).size;
    expect(await readLastBackup(client.db)).toMatchObject({ bytes, encrypted: true });
    expect(await run('backup', settings, file)).toMatchObject({
      code: 1,
      complained: expect.stringContaining('exists already'),
    });

    const elsewhere = { DATA_DIR: await testDataFolder(), BACKUP_KEY: secretKey };
    const damaged = join(dirname(file), 'damaged.backup');
    writeFileSync(damaged, readFileSync(file).subarray(0, -100));
    expect(await run('restore', elsewhere, damaged)).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/\. Nothing was restored\.\n$/),
    });
    // As if there had been no attempt.
    expect(existsSync(join(elsewhere.DATA_DIR, 'postgres/data'))).toBe(false);
    expect((await run('backup', elsewhere, '-')).complained).toContain('There is no installation');
    expect((await run('restore', elsewhere, file)).code).toBe(0);
    expect(readFileSync(secretIn(elsewhere.DATA_DIR), 'utf8')).toBe('s'.repeat(64));
    expect(statSync(secretIn(elsewhere.DATA_DIR)).mode & 0o777).toBe(0o600);
    const restored = await launchForTest(elsewhere.DATA_DIR);
    expect(await query(restored.connection, 'select name from users')).toEqual([{ name: 'Olive' }]);

    const target = await createEmptyDatabase();
    onTestFinished(() => target.drop());
    const moved = await run('move', { ...elsewhere, MOVE_TO: target.url });
    expect(moved).toMatchObject({ code: 0, complained: expect.stringContaining('Next:') });
    expect(moved.complained).not.toContain(new URL(target.url).password);
    expect(await query({ connectionString: target.url }, 'select name from users')).toHaveLength(1);
    await expect(query(restored.connection, addOlive)).rejects.toThrow('was moved');
    expect(await run('move', elsewhere, '--undo')).toMatchObject({
      code: 0,
      complained: expect.stringMatching(/^This database accepts writes again\. What [^\n]*\n$/),
    });
    await query(restored.connection, addOlive.replace('olive', 'oscar'));
  },
);

it(
  'a restore that fails keeps a database that was there, or that is used by now',
  timeout,
  async () => {
    const folder = await testDataFolder();
    const damaged = join(folder, 'damaged.backup');
    writeFileSync(damaged, 'no backup');
    await (await launchForTest(folder)).stop();
    const settings = { DATA_DIR: folder };
    expect((await run('restore', settings, damaged)).code).toBe(1);
    expect(existsSync(join(folder, 'postgres/data/PG_VERSION'))).toBe(true);

    const other = await testDataFolder();
    const restoring = spawnRestore(other);
    await expect
      .poll(() => existsSync(join(other, 'postgres/data/PG_VERSION')), timeout)
      .toBe(true);
    const { connection, stop } = await launchForTest(other);
    await migrate(connection);
    await query(connection, addOlive);
    await stop();
    restoring.stdin.end('no backup');
    expect(await once(restoring, 'close')).toEqual([1, null]);
    const kept = await launchForTest(other);
    expect(await query(kept.connection, 'select name from users')).toEqual([{ name: 'Olive' }]);
  },
);

it('says what is wrong in one sentence, and explains itself with --help', timeout, async () => {
  const DATA_DIR = await testFolder();
  const cases: [command: string, args: string[], sentence: RegExp][] = [
    ['backup', [], /^Name one file to write, or - for standard output\. [^\n]*\n$/],
    ['backup', ['a', '--all'], /^Unknown option '--all'[^\n]*\n$/],
    ['backup', ['--verify', join(DATA_DIR, 'none')], /^There is no file \/\S+\/none\.\n$/],
    ['backup', ['--verify', DATA_DIR], /^That is a folder: name a file\.\n$/],
    ['restore', [join(DATA_DIR, 'none')], /^There is no file \/\S+\/none\.\n$/],
    [
      'backup',
      [join(DATA_DIR, 'x')],
      /^There is no installation in \S+\. Check DATA_DIR: [^\n]*\n$/,
    ],
    ['move', ['--undo'], /^There is no installation in \S+\. Check DATA_DIR: [^\n]*\n$/],
    ['move', ['--to', 'mysql://a:hunter2@b/c'], /^MOVE_TO has to be the address [^\n]*\n$/],
    ['move', [], /^MOVE_TO has to be the address [^\n]*\n$/],
    ['move', ['--to', 'postgres://b/c', '--undo'], /^Use either --to or --undo\. [^\n]*\n$/],
  ];
  for (const [command, args, sentence] of cases) {
    const { code, said, complained } = await run(command, { DATA_DIR }, ...args);
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toMatch(sentence);
    expect(complained).not.toContain('hunter2');
  }
  expect(existsSync(join(DATA_DIR, 'postgres'))).toBe(false);
  for (const command of ['backup', 'restore', 'move']) {
    expect((await runScript(`scripts/${command}.mjs`, {}, '--help')).said).toContain(
      `npm run ${command} -- `,
    );
  }
});

/** Runs the command as `npm run … --` does, with only these settings. */
function run(command: string, settings: Record<string, string>, ...args: string[]) {
  return runScript(`server/cli/${command}.ts`, settings, ...args);
}

/** A restore from standard input, which is still open. */
function spawnRestore(folder: string) {
  const script = join(import.meta.dirname, 'restore.ts');
  const child = spawn(process.execPath, [script, '-'], { cwd: folder, env: { DATA_DIR: folder } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function secretIn(folder: string): string {
  return join(folder, 'keys/app-secret');
}
