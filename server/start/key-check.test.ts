import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseAdminCommand, runAdminCommand } from '../cli/admin-command.ts';
import { parseConfig } from '../config/config.ts';
import { createContext } from '../context.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startServer } from './start-server.ts';

const one = 'one secret of at least thirty-two characters';
const other = 'another secret of thirty-two characters or more';
const refusal =
  /^APP_SECRET: the data in this database was written with a different one\. Restore that one; if it is lost, run "npm run admin -- accept-secret" \(see docs\/DEPLOY\.md\)\.$/;

let database: TestDatabase;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'fourgood-test-keys-'));
});

afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('starts again with the secret of the first start, and with no other', async () => {
  await startAndStop(one);
  await startAndStop(one);
  await expect(startAndStop(other)).rejects.toThrow(refusal);
  await startAndStop(one);
});

it('names the file if the secret is in one', async () => {
  await startAndStop(one);
  const file = join(dataDir, 'keys', 'app-secret');
  await expect(startAndStop()).rejects.toThrow(
    `was not written with the secret in ${file}. Restore the original secret; if it is lost, run`,
  );
});

it('stores no key, but a digest', async () => {
  await startAndStop(one);
  const [row] = await query('select * from key_check');
  expect(row).toMatchObject({ digest: expect.stringMatching(/^[\w-]{43}$/) });
  expect(JSON.stringify(row)).not.toContain(one);
});

it('lets one of two secrets win on a first start of several processes', async () => {
  const starts = await Promise.allSettled(
    [one, other, one, other, one, other].map((secret) => startAndStop(secret)),
  );
  const started = starts.map(({ status }) => status === 'fulfilled');
  expect([
    [true, false, true, false, true, false],
    [false, true, false, true, false, true],
  ]).toContainEqual(started);
});

it('adopts the secret of an installation that has none, if it can read the newest email', async () => {
  await addEmail(other);
  await addEmail(one);
  await startAndStop(one);
  await expect(startAndStop(other)).rejects.toThrow(refusal);
});

it('adopts no secret that cannot read the newest email', async () => {
  await addEmail(one);
  await addEmail(other);
  await expect(startAndStop(one)).rejects.toThrow(refusal);
  expect(await query('select * from key_check')).toEqual([]);
  await startAndStop(other);
});

it('accepts another secret on the command line, and says what is lost', async () => {
  await startAndStop(one);
  await addEmail(one);
  expect(await accept(other)).toBe(
    "This database now accepts the current APP_SECRET. 1 waiting email can't be read with this secret. It is given up on within 72 hours unless you restore the old secret.",
  );
  await startAndStop(other);
  await expect(startAndStop(one)).rejects.toThrow(refusal);
  expect(await accept(one)).toContain('All waiting emails can be read with it.');
  await startAndStop(one);
});

async function startAndStop(secret = ''): Promise<void> {
  const server = await startServer(config(secret), { develop: false, reset: false });
  await server.close();
}

/** An email that waits until tomorrow. */
async function addEmail(secret: string): Promise<void> {
  await inContext(secret, async ({ outbox, db, pool }) => {
    const payload = { to: 'olive@example.com', name: 'Olive' };
    const row = { kind: 'account_exists', userId: null, businessId: null, identity: null } as const;
    await outbox.add(db, { ...row, payload, hours: 72 });
    await pool.query(`update outbox set next_attempt_at = now() + interval '1 day'`);
  });
}

function accept(secret: string): Promise<string> {
  return inContext(secret, async (ctx) => {
    const { text } = await runAdminCommand(ctx, parseAdminCommand(['accept-secret']));
    return text;
  });
}

async function inContext<T>(
  secret: string,
  work: (ctx: ReturnType<typeof createContext>) => Promise<T>,
): Promise<T> {
  const ctx = createContext(config(secret), { connectionString: database.url });
  try {
    return await work(ctx);
  } finally {
    await ctx.close();
  }
}

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

function config(secret: string) {
  return parseConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    APP_SECRET: secret,
  });
}
