import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { createTestDatabase } from '../testing/database.ts';
import {
  appForTest,
  launchForTest,
  query,
  testDataFolder,
  testFolder,
} from '../testing/embedded-database.ts';
import { runScript } from '../testing/run-script.ts';

/** Each test starts whole programs on a possibly busy machine. */
const timeout = { timeout: MINUTE };

const addOlive = `insert into users (name, email, email_verified, search_text)
  values ('Olive', 'olive@example.com', true, 'olive')`;

it('works on the database of DATABASE_URL', timeout, async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const settings = { DATABASE_URL: database.url, DATA_DIR: await testFolder() };
  await query({ connectionString: database.url }, addOlive);
  expect(await admin(settings, 'grant', 'olive@example.com')).toEqual({
    code: 0,
    said: 'olive@example.com is now an admin.\n',
    complained: '',
  });
  expect(await admin(settings, 'list')).toMatchObject({
    code: 0,
    said: 'olive@example.com  Olive\n',
  });
  expect(await admin(settings, 'revoke', 'olive@example.com')).toMatchObject({
    code: 1,
    said: '',
    complained: expect.stringMatching(/^olive@example\.com is the only admin [^\n]*\n$/),
  });
});

it(
  'works on the embedded database while the server runs, and leaves it running',
  timeout,
  async () => {
    const folder = await testDataFolder();
    const app = appForTest(folder);
    const { connection } = await app.started;
    expect((await admin({ DATA_DIR: folder }, 'list')).said).toMatch(/^There are no admins yet/);
    await query(connection, addOlive);
    expect(await admin({ DATA_DIR: folder }, 'grant', 'olive@example.com')).toMatchObject({
      code: 0,
    });
    expect(await query(connection, 'select email from users where is_admin')).toHaveLength(1);
    expect(existsSync(pidFile(folder))).toBe(true);
  },
);

it(
  'works on the embedded database while nothing is running, and leaves nothing running',
  timeout,
  async () => {
    const folder = await testDataFolder();
    expect(await admin({ DATA_DIR: folder }, 'grant', 'olive@example.com')).toMatchObject({
      code: 1,
      complained: expect.stringMatching(/^There is no account for olive@example\.com\. [^\n]*\n$/),
    });
    expect(existsSync(pidFile(folder))).toBe(false);
    const { connection, stop } = await launchForTest(folder);
    await query(connection, addOlive);
    await stop();
    expect(await admin({ DATA_DIR: folder }, 'grant', 'olive@example.com')).toMatchObject({
      code: 0,
    });
    expect(existsSync(pidFile(folder))).toBe(false);
  },
);

it(
  'answers what is wrong with one sentence, and explains itself with --help',
  timeout,
  async () => {
    const cases: [Record<string, string>, string[], RegExp][] = [
      [{}, ['promote'], /^Unknown command "promote": [^\n]*\n$/],
      [{ PORT: 'abc' }, ['list'], /^PORT: "abc" is not a whole number [^\n]*\n$/],
      [
        { DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:9/fourgood' },
        ['list'],
        /^DATABASE_URL: nothing is listening at this address [^\n]*\n$/,
      ],
    ];
    const DATA_DIR = await testFolder();
    const check = async ([settings, args, sentence]: (typeof cases)[number]) => {
      const { code, said, complained } = await admin({ DATA_DIR, ...settings }, ...args);
      expect({ code, said }).toEqual({ code: 1, said: '' });
      expect(complained).toMatch(sentence);
      expect(complained).not.toContain('hunter2');
    };
    const help = runScript('scripts/admin.mjs', {}, '--help');
    await Promise.all(cases.map(check));
    const { code, said } = await help;
    expect(code).toBe(0);
    for (const verb of ['grant', 'revoke', 'reset-factor', 'list', '--force'])
      expect(said).toContain(verb);
  },
);

/** Runs the command as `npm run admin --` does, with only these settings. */
function admin(settings: Record<string, string>, ...args: string[]) {
  return runScript('server/cli/admin.ts', settings, ...args);
}

function pidFile(folder: string): string {
  return join(folder, 'postgres/data/postmaster.pid');
}
