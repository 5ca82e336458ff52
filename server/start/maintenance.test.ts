import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { DAY, HOUR, MINUTE, later, toSeconds } from '../../contract/durations.ts';
import { createKeys } from '../config/app-keys.ts';
import type { Context } from '../context.ts';
import { beginSession } from '../domain/accounts/sessions.ts';
import { insertChallenge } from '../db/email-challenges.ts';
import { findUserByEmail, lockOrAddUser } from '../db/users.ts';
import { runUnlessRunning } from '../db/maintenance-lock.ts';
import { startMaintenance, sweep } from './maintenance.ts';
import { forgotPassword, login, register } from '../testing/accounts.ts';
import { waitForBlockedStatements } from '../testing/locks.ts';
import { generate } from '../testing/requests.ts';
import { addSignedInOwner, setUpWith } from '../testing/feedback-address.ts';
import { requestEmailChange } from '../testing/own-account.ts';
import { beginLogin, beginPasskey, setUpPasskey } from '../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const start = new Date();

let clock = start;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => clock });
});

beforeEach(() => {
  clock = start;
});

afterAll(() => server.close());

it('deletes draft request keys after a day', async () => {
  const { id } = await server.addBusiness();
  await generate(server.app, { businessId: id }, { key: 'a-draft-of-today' });
  expect(await rowsAfter(23 * HOUR, 'draft_requests')).toBe(1);
  expect(await rowsAfter(25 * HOUR, 'draft_requests')).toBe(0);
});

it('gathers the installation’s counts of drafts', async () => {
  await generate(server.app);
  expect(await rowsAfter(0, 'draft_usage_shards')).toBe(0);
});

it('deletes draft fingerprints after 90 days', async () => {
  const { id } = await server.addBusiness();
  await generate(server.app, { businessId: id });
  await server.ctx.pool.query('delete from draft_fingerprints where business_id <> $1', [id]);
  expect(await rowsAfter(89 * DAY, 'draft_fingerprints')).toBe(1);
  expect(await rowsAfter(90 * DAY, 'draft_fingerprints')).toBe(0);
});

it('deletes only expired sessions', async () => {
  const owner = await server.addOwner();
  const admin = await server.addOwner({ isAdmin: true });
  await beginSession(server.ctx, owner, 0);
  await beginSession(server.ctx, admin, 0);
  expect(await rowsAfter(23 * HOUR, 'sessions')).toBe(2);
  expect(await rowsAfter(25 * HOUR, 'sessions')).toBe(1);
  expect(await rowsAfter(31 * DAY, 'sessions')).toBe(0);
});

it('deletes expired codes and links, and users who never verified their email', async () => {
  const known = await server.addUser();
  await register(server.app, { email: 'newcomer@example.com' });
  await forgotPassword(server.app, known.email);
  const people = await rowsAfter(0, 'users');
  expect(await rowsAfter(29 * MINUTE, 'email_challenges')).toBe(2);
  expect(await rowsAfter(31 * MINUTE, 'email_challenges')).toBe(1);
  expect(await rowsAfter(7 * DAY - 1_000, 'users')).toBe(people);
  expect(await rowsAfter(7 * DAY + 1_000, 'users')).toBe(people - 1);
  expect(await rowsAfter(7 * DAY + 1_000, 'email_challenges')).toBe(0);
  expect((await login(server.app, known.email)).statusCode).toBe(200);
});

it('deletes expired second steps and setups, and no factor', async () => {
  const user = await server.addUser();
  const cookies = await server.signIn(user);
  await setUpPasskey(server.app, cookies);
  await beginPasskey(server.app, cookies);
  await beginLogin(server.app, user.email);
  for (const table of ['sign_in_steps', 'factor_setups'])
    expect(await rowsAfter(9 * MINUTE, table)).toBe(1);
  for (const table of ['sign_in_steps', 'factor_setups'])
    expect(await rowsAfter(11 * MINUTE, table)).toBe(0);
  expect(await rowsAfter(31 * DAY, 'passkeys')).toBe(1);
});

it('does not delete users who registered again recently or have a business', async () => {
  const email = 'patient@example.com';
  await register(server.app, { email });
  const owner = await server.addOwner({ emailVerified: false, createdAt: start });
  await server.addBusiness({ userId: owner.id });
  clock = later(start, 6 * DAY);
  await register(server.app, { email });
  await rowsAfter(8 * DAY, 'users');
  const kept = `select from users where email in ('${email}', '${owner.email}')`;
  expect((await server.ctx.pool.query(kept)).rowCount).toBe(2);
});

it('deletes links to confirm an address 30 days after they expired', async () => {
  await server.ctx.pool.query('delete from address_confirmations');
  const owner = await addSignedInOwner(server);
  await setUpWith(owner, 'desk@birch.example.com');
  expect(await rowsAfter(36 * DAY, 'address_confirmations')).toBe(1);
  expect(await rowsAfter(37 * DAY + 1, 'address_confirmations')).toBe(0);
});

it('deletes links to a new address of an account a week after they expired', async () => {
  const cookies = await server.signIn(await server.addUser());
  await requestEmailChange(server.app, cookies, 'new@birch.example.com');
  expect(await rowsAfter(7 * DAY, 'email_changes')).toBe(1);
  expect(await rowsAfter(8 * DAY + 1, 'email_changes')).toBe(0);
});

it('deletes only expired rate limits', async () => {
  await server.ctx.pool.query('delete from rate_limits');
  await login(server.app, 'nobody@example.com');
  const now = Date.now() - start.getTime();
  // One per visitor for 10 minutes, one per account for 15.
  expect(await rowsAfter(now + 9 * MINUTE, 'rate_limits')).toBe(2);
  expect(await rowsAfter(now + 11 * MINUTE, 'rate_limits')).toBe(1);
  expect(await rowsAfter(now + 16 * MINUTE, 'rate_limits')).toBe(0);
});

it('runs soon after startup', async () => {
  await addEndedSessions();
  const stop = startMaintenance({ ...server.ctx, now: lateEnough }, { delay: 1 });
  // Stopping it before all of it is done would end it.
  const completed = async () => (await server.ctx.metrics.lastMaintenance.get()).values;
  await expect.poll(completed).toMatchObject([{ value: toSeconds(lateEnough().getTime()) }]);
  await stop();
  expect(await rowsOf('sessions')).toBe(0);
});

it('runs every other step if one fails, and says which one', async () => {
  const other = await startTestServer({}, { now: lateEnough });
  onTestFinished(() => other.close());
  other.expectErrors();
  await beginSession({ ...other.ctx, now: () => start }, await other.addOwner(), 0);
  await other.ctx.pool.query('alter table known_browsers rename to unknown_browsers');
  const stop = startMaintenance(other.ctx, { delay: 0 });
  await expect.poll(() => runsOf(other, 'failed')).toBe(1);
  await stop();
  expect((await other.ctx.pool.query('select from sessions')).rowCount).toBe(0);
  const failures = other.logLines.filter((line) => line.includes('a step of the maintenance'));
  expect(failures).toEqual([expect.stringContaining('"step":"knownBrowsers"')]);
});

it('leaves rows that are in use to the next run', async () => {
  await addEndedSessions(2);
  await server.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select from sessions limit 1 for update`);
    await rowsAfter(31 * DAY, 'users');
  });
  expect(await rowsOf('sessions')).toBe(1);
});

it('keeps a user who is registering again at this moment', async () => {
  const email = 'returning@example.com';
  await register(server.app, { email });
  clock = later(start, 8 * DAY);
  let sweeping: Promise<unknown> | undefined;
  await server.ctx.db.transaction(async (tx) => {
    const { id: userId } = await lockOrAddUser(tx, { email, name: 'Pat', createdAt: clock });
    await insertChallenge(tx, {
      userId,
      purpose: 'verify',
      codeHash: 'of a code',
      pendingName: 'Pat',
      pendingPasswordHash: 'of a password',
      codeExpiresAt: later(clock, HOUR),
      createdAt: clock,
      expiresAt: later(clock, HOUR),
    });
    sweeping = sweep(server.ctx);
    await Promise.race([sweeping, wait(500)]);
  });
  await sweeping;
  expect(await findUserByEmail(server.ctx.db, email)).not.toBeNull();
});

it('waits for a run in progress before stopping', async () => {
  await addEndedSessions();
  await stopWhileBlocked('sessions');
  expect(await rowsOf('sessions')).toBe(0);
});

it('begins no further statement once it is to stop', async () => {
  await addEndedSessions();
  // The first one is blocked; sessions are deleted by a later one.
  await stopWhileBlocked('draft_requests');
  expect(await rowsOf('sessions')).toBe(1);
});

it('reseals no email once it is to stop', async () => {
  await register(server.app, { email: 'waiting@example.com' });
  const { secret, ...config } = server.ctx.config;
  if (secret.kind !== 'given') throw new Error('Test servers have a given secret.');
  const rotated = { ...config, secret: { ...secret, value: 'the next one' } };
  const keys = createKeys({ ...rotated, previousSecrets: [secret.value] });
  await stopWhileBlocked('draft_requests', { keys });
  const { rowCount } = await server.ctx.pool.query('select from outbox_keys where secret_id = $1', [
    keys.secrets[0].id,
  ]);
  expect(rowCount).toBe(0);
});

it('skips the run if another process is already running it', async () => {
  await addEndedSessions();
  const other = await server.addProcess();
  const isOurs = await runUnlessRunning(other.ctx.pool, async () => {
    const stop = startMaintenance({ ...server.ctx, now: lateEnough }, { delay: 0 });
    await expect.poll(() => runsOf(server, 'skipped')).toBe(1);
    await stop();
  });
  expect(isOurs).toBe(true);
  expect(await rowsOf('sessions')).toBe(1);
});

it('releases the lock after a failure', async () => {
  const { pool } = server.ctx;
  const failing = runUnlessRunning(pool, () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  expect(await runUnlessRunning(pool, async () => undefined)).toBe(true);
});

/** Stops a run while its statement on the table waits, and others would have begun. */
async function stopWhileBlocked(table: string, changes?: Partial<Context>): Promise<void> {
  const every = 50; // milliseconds between two runs
  const blocker = await server.ctx.pool.connect();
  await blocker.query(`begin; lock table ${table}`);
  const ctx = { ...server.ctx, now: lateEnough, ...changes };
  const stop = startMaintenance(ctx, { delay: 0, every });
  await waitForBlockedStatements(server.ctx);
  await wait(3 * every); // for runs that find it in progress
  const stopping = stop();
  await blocker.query('commit');
  blocker.release();
  await stopping;
}

/** How many runs of maintenance ended like this. */
async function runsOf({ ctx }: Pick<TestServer, 'ctx'>, outcome: string): Promise<number> {
  const { values } = await ctx.metrics.maintenanceRuns.get();
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}

/** Leaves only these sessions, which have ended by `lateEnough`. */
async function addEndedSessions(count = 1): Promise<void> {
  await server.ctx.pool.query('delete from sessions');
  for (let i = 0; i < count; i += 1) await beginSession(server.ctx, await server.addOwner(), 0);
}

const lateEnough = () => later(start, 31 * DAY);

/** Runs a sweep that long after `start` and returns the number of rows left in the table. */
async function rowsAfter(milliseconds: number, table: string): Promise<number> {
  clock = later(start, milliseconds);
  await sweep(server.ctx);
  return rowsOf(table);
}

async function rowsOf(table: string): Promise<number> {
  return (await server.ctx.pool.query(`select from ${table}`)).rowCount ?? 0;
}
