import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { CheckResult } from '../../contract/checks.ts';
import { createTestDatabase } from '../testing/database.ts';
import { launchForTest, testDataFolder, testFolder } from '../testing/embedded-database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { runScript } from '../testing/run-script.ts';

it('works on the embedded database, running or not, and leaves it as it was', async () => {
  const folder = await testDataFolder();
  const before = await doctor({ DATA_DIR: folder }, '--json');
  expect(before.of('Connection')).toMatchObject({ text: 'There is no database yet.' });
  expect(before.of('Source')?.text).toMatch(/^The settings of this command’s environment are /);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
  expect(existsSync(join(folder, 'keys'))).toBe(false);

  const { stop } = await launchForTest(folder);
  const pidFile = join(folder, 'postgres/data/postmaster.pid');
  const running = await doctor({ DATA_DIR: folder }, '--json');
  expect(running.of('Connection')).toMatchObject({ state: 'ok' });
  expect(running.of('Migrations')).toMatchObject({ todo: 'The next start applies them.' });
  expect(running.of('Place')?.text).toContain('The database is running');
  expect(existsSync(pidFile)).toBe(true);

  await stop();
  const stopped = await doctor({ DATA_DIR: folder }, '--json');
  expect(stopped.of('Connection')).toMatchObject({ state: 'ok' });
  expect(existsSync(pidFile)).toBe(false);
  expect([before.code, running.code, stopped.code]).toEqual([0, 0, 0]);
});

it('sends one test email, to ADMIN_EMAIL, to another address, or not at all', async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: await testFolder(),
    SMTP_URL: mail.url,
    ADMIN_EMAIL: 'boss@example.org',
  };
  writeFileSync(join(env.DATA_DIR, '.env'), 'PORT=3001\n', { mode: 0o600 });
  const { said, code } = await doctor(env);
  expect(code).toBe(0);
  expect(said).toContain(`The settings of ${join(env.DATA_DIR, '.env')} and of this command’s `);
  expect(said).toMatch(
    /^ {2}OK +Test email +The mail server accepted an email to boss@example\.org\./m,
  );
  expect(said).toMatch(/^Email\n/m);
  await Promise.all([doctor(env, '--send-test', 'ann@example.org'), doctor(env, '--no-send')]);
  const recipients = mail.received.flatMap((email) => email.recipients);
  expect(recipients).toEqual(['boss@example.org', 'ann@example.org']);
});

it('lists all that is wrong at once, without secrets, and exits with 1', async () => {
  const env = {
    NODE_ENV: 'production',
    PORT: 'abc',
    PUBLIC_URL: 'http://x',
    DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:9/fourgood',
    SMTP_URL: 'smtps://mailer:hunter2@127.0.0.1:9',
    APP_SECRET: 'hunter2',
    DATA_DIR: await testFolder(),
  };
  const { code, said } = await doctor(env);
  expect(code).toBe(1);
  for (const line of ['PORT', 'PUBLIC_URL', 'APP_SECRET', 'Connection', 'Mail server'])
    expect(said).toMatch(new RegExp(`^ {2}PROBLEM +${line} +\\S.*\\n +→ \\S`, 'm'));
  expect(said).toMatch(/^ {2}OK +Memory/m);
  expect(said).toMatch(/^5 problems/m);
  expect(said).not.toContain('hunter2');
});

it('does not open another database if the file with the address cannot be read', async () => {
  const folder = await testDataFolder();
  const { stop } = await launchForTest(folder);
  await stop();
  const { code, of } = await doctor({ DATA_DIR: folder, DATABASE_URL_FILE: '/nowhere' }, '--json');
  expect(code).toBe(1);
  expect(of('Connection')).toMatchObject({
    state: 'unknown',
    text: 'Fix DATABASE_URL_FILE first.',
  });
});

it('goes on without the standard settings if .env cannot be read', async () => {
  const folder = await testFolder();
  mkdirSync(join(folder, '.env')); // unreadable for root as well
  const env = { DATA_DIR: folder, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: 'abc' };
  const { code, of, checks } = await doctor(env, '--json');
  expect(code).toBe(1);
  expect(checks.filter(({ state }) => state === 'failed')).toMatchObject([
    { group: 'Settings', title: '.env', text: expect.stringContaining('cannot read') },
    { group: 'Settings', title: 'PORT' },
  ]);
  expect(of('Source')?.text).toMatch(/^The settings of this command’s environment are /);
  for (const title of ['Place', 'Connection', 'Mail server', 'Writer', 'Address', 'Disk'])
    expect(of(title), title).toMatchObject({
      state: 'unknown',
      text: 'Fix .env first.',
    });
});

it('explains itself, and what is wrong with the command line', async () => {
  const [wrong, unknown, help] = await Promise.all([
    doctor({}, '--send-test', 'nobody'),
    doctor({}, '--all'),
    runScript('scripts/doctor.mjs', {}, '--help'),
  ]);
  expect(wrong).toMatchObject({ code: 1, said: '' });
  expect(wrong.complained).toMatch(/^"nobody" is not a valid email address\. [^\n]*\n$/);
  expect(unknown.complained).toMatch(/^Unknown option '--all'\. [^\n]*\n$/);
  expect(help.code).toBe(0);
  for (const option of ['--json', '--send-test', '--no-send', 'Exit code'])
    expect(help.said).toContain(option);
});

/** Runs the command as `npm run doctor --` does, with only these settings. */
async function doctor(env: Record<string, string>, ...args: string[]) {
  const result = await runScript('server/cli/doctor.ts', env, ...args);
  const checks = args.includes('--json')
    ? (JSON.parse(result.said) as { checks: CheckResult[] }).checks // its own format
    : [];
  return {
    ...result,
    checks,
    of: (title: string) => checks.find((check) => check.title === title),
  };
}
