import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SECOND } from '../../../contract/durations.ts';
import { resultOf, subjectFor } from '../../testing/checks.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { databaseOf, onServer, withDatabase } from '../../testing/database-server.ts';
import { createEmptyDatabase } from '../../testing/empty-database.ts';
import { checkKeys } from '../../start/key-check.ts';
import { createKeys } from '../../config/app-keys.ts';
import { pino } from 'pino';
import { recordBackup } from '../../db/backups.ts';
import { addStops, setStop } from '../../db/transfer/stop-writes.ts';
import { refuseMovedDatabase } from '../../start/moved-database.ts';
import { diagnoseConfig } from '../../config/diagnose-config.ts';
import { openSubject } from '../open-subject.ts';
import { backupCheck } from './backup.ts';
import { databaseChecks } from './database.ts';
import { tableChecks } from './tables.ts';

const secret = 'seven-green-bicycles-and-eleven-teapots';
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://reviews.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  APP_SECRET: secret,
};

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

afterEach(() => database.drop());

const alter = (change: string) =>
  onServer(
    withDatabase(database.url, 'postgres'),
    `alter database ${databaseOf(database.url)} ${change}`,
  );
const subject = (env: Record<string, string> = {}, now?: () => Date) =>
  subjectFor({ ...production, DATABASE_URL: database.url, ...env }, now);
const check = (title: string, env?: Record<string, string>, now?: () => Date) => {
  const of = subject(env, now);
  return resultOf([...databaseChecks(of), ...tableChecks(of), backupCheck(of)], title);
};

it('finds nothing wrong with a database as it should be', async () => {
  for (const title of ['Connection', 'Writes', 'Size', 'Connections', 'Clock', 'Migrations'])
    expect(await check(title), title).toMatchObject({ state: 'ok' });
  expect((await check('Size')).text).toMatch(/^It uses \d+ MB\. Its free disk space/);
  expect((await check('Migrations')).text).toMatch(/up to date \(\d+ migrations\)/);
});

it('says that it only reads', async () => {
  await alter('set default_transaction_read_only = on');
  expect(await check('Writes')).toMatchObject({
    state: 'failed',
    text: 'It is set to read only.',
    todo: expect.stringContaining('disk is almost full'),
  });
});

it('says that the data was moved, as a start does', async () => {
  const { pool } = await subject().database();
  const client = await pool.connect();
  await setStop(client, 'moved', 'db.example.com/fourgood');
  await addStops(client);
  client.release();
  const sentence = await refuseMovedDatabase({ pool }).catch(({ message }: Error) => message);
  const writes = await check('Writes');
  expect(writes).toMatchObject({
    state: 'failed',
    text: 'The data was moved to db.example.com/fourgood.',
    todo: expect.stringMatching(/^Set DATABASE_URL to that database; or /),
  });
  expect(sentence).toBe(
    `DATABASE_URL: the data was moved to db.example.com/fourgood. ${writes.todo}`,
  );
});

it('says that a host is silent', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo; // it listens on a port
  const url = `postgres://app:hunter2@127.0.0.1:${port}/fourgood`;
  const opened = openSubject(diagnoseConfig({ ...production, DATABASE_URL: url }));
  onTestFinished(() => opened.close());
  expect(await resultOf(databaseChecks(opened), 'Connection')).toMatchObject({
    state: 'failed',
    text: 'It did not answer within 2 seconds.',
    todo: expect.stringContaining('firewall'),
  });
});

it('says that connections run out', async () => {
  await alter('connection limit 1');
  const result = await check('Connections', { DATABASE_POOL: '5' });
  expect(result).toMatchObject({ state: 'attention', text: expect.stringMatching(/of 1 conn/) });
  expect(result.todo).toContain('each process opens up to 6.');
});

it.each([
  [-10, 'attention', 'behind'],
  [10, 'attention', 'ahead of'],
  [3_600, 'failed', 'ahead of'],
])('says that the clock is %i seconds off', async (seconds, state, which) => {
  const result = await check('Clock', {}, () => new Date(Date.now() + seconds * SECOND));
  expect(result).toMatchObject({ state, todo: expect.stringContaining('NTP') });
  expect(result.text).toContain(which);
});

it.each([
  [
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    'attention',
    /^1 of \d+ migrations/,
  ],
  [
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1900000000000)`,
    'failed',
    /newer version/,
  ],
])('says which migrations are pending or newer', async (statement, state, text) => {
  await onServer(database.url, statement);
  expect(await check('Migrations')).toMatchObject({ state, text: expect.stringMatching(text) });
});

it('says that there are no tables yet', async () => {
  const empty = await createEmptyDatabase();
  const env = { DATABASE_URL: empty.url };
  expect(await check('Writes', env)).toMatchObject({ state: 'attention' });
  expect(await check('Migrations', env)).toMatchObject({
    state: 'attention',
    todo: 'The next start applies them.',
  });
  expect((await check('Rights', env)).state).toBe('unknown');
  expect((await check('Backup', env)).state).toBe('unknown');
  await empty.drop();
});

describe('rights', () => {
  it('are checked for one role, and for a role that only reads and writes rows', async () => {
    expect(await check('Rights')).toMatchObject({
      state: 'ok',
      text: 'One role owns the tables and runs the app.',
    });
    const role = `fourgood_check_${randomBytes(4).toString('hex')}`;
    await onServer(database.url, `create role ${role}`);
    await onServer(database.url, `grant ${role} to current_user`);
    const url = new URL(database.url);
    url.searchParams.set('options', `-c role=${role}`);
    const env = { DATABASE_URL: url.href };
    const grant = (statement: string) => onServer(database.url, statement);
    await grant(`grant usage on schema public, drizzle to ${role}`);
    await grant(`grant select on all tables in schema drizzle to ${role}`);
    await grant(`grant select, insert, update, delete on all tables in schema public to ${role}`);
    await grant(`revoke delete on outbox from ${role}`);
    expect(await check('Rights', env)).toMatchObject({
      state: 'failed',
      text: 'The app’s role may not use outbox.',
      todo: expect.stringContaining('Two database roles'),
    });
    await grant(`grant delete on outbox to ${role}`);
    expect(await check('Rights', env)).toMatchObject({
      state: 'attention',
      text: expect.stringMatching(/audit trail/),
    });
    await grant(`revoke update, delete on audit from ${role}`);
    expect(await check('Rights', env)).toMatchObject({ state: 'ok' });
    await grant(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    expect(await check('Migrations', env)).toMatchObject({
      state: 'failed',
      todo: expect.stringContaining('npm run admin -- migrate'),
    });
    await grant(`drop owned by ${role}`);
    await grant(`drop role ${role}`);
  });
});

it('says whether APP_SECRET is this database’s', async () => {
  expect((await check('Secret')).state).toBe('unknown');
  const { config, database: open } = subject();
  const { db } = await open();
  await checkKeys({ config, db, keys: createKeys(config), log: pino({ level: 'silent' }) });
  expect(await check('Secret')).toMatchObject({ state: 'ok' });
  const other = 'twelve-blue-umbrellas-and-nine-kettles';
  expect(await check('Secret', { APP_SECRET: other })).toMatchObject({ state: 'failed' });
  const both = { APP_SECRET: other, APP_SECRET_PREVIOUS: secret };
  expect(await check('Secret', both)).toMatchObject({
    state: 'attention',
    todo: expect.stringMatching(/reseal/),
  });
  expect(await check('Secret', { APP_SECRET: 'short' })).toMatchObject({
    state: 'unknown',
    text: 'Fix APP_SECRET first.',
  });
});

it('says when the last backup was made', async () => {
  expect(await check('Backup')).toMatchObject({
    state: 'attention',
    text: expect.stringMatching(/No backup/),
  });
  expect(await check('Backup', { BACKUP_ALERT: 'off' })).toMatchObject({ state: 'ok' });
  const { db } = await subject().database();
  await recordBackup(db, { kind: 'external', finishedAt: new Date(Date.now() - 9 * 86_400_000) });
  expect(await check('Backup')).toMatchObject({
    state: 'attention',
    text: expect.stringMatching(/9 days ago/),
  });
  await recordBackup(db, { kind: 'external' });
  expect(await check('Backup')).toMatchObject({
    state: 'ok',
    text: expect.stringMatching(/less than a day ago/),
  });
});
