import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig, type Config } from '../config/config.ts';
import { readConnectionLimit } from '../db/connection-limit.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { checkConnections } from './check-connections.ts';
import type { Workers } from './start-options.ts';
import { planConnections } from './workers/connection-budget.ts';

let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer();
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

it('refuses a mail server that does not offer STARTTLS, unless that is allowed', async () => {
  await expect(check({ SMTP_URL: mailServer.url })).rejects.toThrow(
    /^SMTP_URL: this mail server does not offer STARTTLS, .* For example: SMTP_URL=smtps:/,
  );
  expect(await check({ SMTP_URL: mailServer.url, ALLOW_PLAIN_SMTP: 'on' })).toEqual([]);
});

it('does not wait for a mail server that is down', async () => {
  expect(await check({ SMTP_URL: 'smtp://127.0.0.1:9' })).toEqual([]);
});

it('says if the connection to a database on another machine is not encrypted', async () => {
  expect(await check({}, 'postgres://app:hunter2@db.example.com/fourgood')).toEqual([
    'DATABASE_URL: the connection to the database on db.example.com is not encrypted. For example: add ?sslmode=verify-full',
  ]);
  for (const url of [
    'postgres://app@localhost/fourgood',
    'postgres://app@127.0.0.1:5433/fourgood',
    'postgres://app@[::1]/fourgood',
    'postgres://%2Fvar%2Frun%2Fpostgresql/fourgood',
    'postgres:///fourgood?host=/var/run/postgresql',
  ])
    expect(await check({}, url)).toEqual([]);
});

it('says if no proxy is trusted, since the app itself speaks no https', async () => {
  expect(await check({ TRUST_PROXY: '' })).toEqual([
    expect.stringMatching(/^TRUST_PROXY: not set/),
  ]);
});

it('says which addresses are placeholders, or missing', async () => {
  const missing = { MAIL_FROM: '', CONTACT_EMAIL: '', ADMIN_EMAIL: '' };
  // Without a dot, the host is none that email could come from.
  expect(await check({ ...missing, PUBLIC_URL: 'https://reviews' })).toEqual([
    'MAIL_FROM: not set, or a placeholder, so emails say that they come from no-reply@example.com.',
    'CONTACT_EMAIL: not set, or a placeholder, so customers are asked to write to hello@example.com.',
    'ADMIN_EMAIL: not set, so nobody gets an email when something is wrong.',
  ]);
  const development = { NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' };
  expect(await check({ ...missing, ...development })).toEqual([]);
});

it('says if the database accepts fewer connections than the processes may open', async () => {
  const address = 'postgres://app@localhost/fourgood';
  const limit = await readConnectionLimit(server.ctx.db);
  const count = Math.ceil(limit / 21);
  expect(await check({}, address, { count: 1, isAuto: false })).toEqual([]);
  const [sentence] = await check({}, address, { count, isAuto: false });
  expect(sentence).toBe(
    `DATABASE_POOL: ${count} workers, and one more while a worker is replaced, may open ${(count + 1) * 21} connections, but the database accepts ${limit}, unless a pooler such as PgBouncer is in between. For example: DATABASE_POOL=${Math.floor(limit / (count + 1)) - 1}`,
  );
  expect(await check({ DATABASE_POOL: String(limit) }, address)).toEqual([
    expect.stringMatching(/^DATABASE_POOL: this process may open/),
  ]);
});

/** Checks the test database as if it were at this address. */
function check(
  env: Record<string, string>,
  databaseUrl?: string,
  workers: Workers | null = null,
): Promise<string[]> {
  const config: Config = parseConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://reviews.example.com',
    APP_SECRET: 'seven-green-bicycles-and-eleven-teapots',
    SMTP_URL: 'smtps://127.0.0.1:9',
    TRUST_PROXY: '1',
    MAIL_FROM: 'reviews@clinic.example',
    CONTACT_EMAIL: 'help@clinic.example',
    ADMIN_EMAIL: 'ada@clinic.example',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...env,
  });
  return checkConnections({ config, db: server.ctx.db }, planConnections(config, workers));
}
