import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { parseAdminCommand, runAdminCommand } from '../cli/admin-command.ts';
import { parseConfig } from '../config/config.ts';
import { seal } from '../config/seal.ts';
import { createContext } from '../context.ts';
import { loadWebBundle } from '../pages/built-web-bundle.ts';
import {
  cookiesOf,
  forgotPassword,
  newestEmail,
  register,
  resetByCode,
  verifyCode,
  waitingEmails,
} from '../testing/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { peopleOf } from '../testing/people.ts';
import { generate, sendFeedback } from '../testing/requests.ts';
import { reseal } from './reseal.ts';

const one = 'one secret of at least thirty-two characters';
const two = 'the next secret: thirty-two characters or more';
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const fresh = 'eleven brown teapots';

let database: TestDatabase;
let mailServer: MailServer;
let dataDir: string;
let logLines: string[];
let running: (() => Promise<void>)[];

beforeEach(async () => {
  database = await createTestDatabase();
  mailServer = await startMailServer();
  dataDir = mkdtempSync(join(tmpdir(), 'fourgood-test-rotation-'));
  logLines = [];
  running = [];
});

afterEach(async () => {
  for (const stop of running) await stop();
  await mailServer.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('an old and a new process side by side lose neither mail nor codes', async () => {
  const old = await start(one);
  const people = peopleOf(old.ctx);
  const user = await people.addUser();
  const business = await people.addBusiness();
  await forgotPassword(old.app, user.email);
  const { code } = await newestEmail(old.ctx, 'reset_password', user.email);
  const registered = await register(old.app, { email: 'nora@example.com' });
  await sendFeedback(old.app, business.id, {}, { key: 'feedback-before-0' });
  await generate(old.app, { businessId: business.id });

  const next = await start(two, one);
  expect(await secretsOfWaiting(next)).toEqual([next.secretId]);
  // Codes, the registration's cookie and repeats from before work in the new process …
  expect((await resetByCode(next.app, user.email, code, fresh)).statusCode).toBe(200);
  const { code: first } = await newestEmail(next.ctx, 'verify_email', 'nora@example.com');
  await register(next.app, { email: 'nora@example.com' }); // a second one, from elsewhere
  const cookies = cookiesOf(registered);
  const verified = await verifyCode(next.app, 'nora@example.com', first, { cookies });
  expect(verified.statusCode).toBe(200);
  await sendFeedback(next.app, business.id, {}, { key: 'feedback-before-0' });
  // … and those from the new process in the old one.
  await forgotPassword(next.app, user.email);
  const { code: later } = await newestEmail(next.ctx, 'reset_password', user.email);
  expect((await resetByCode(old.app, user.email, later, fresh)).statusCode).toBe(200);
  await sendFeedback(next.app, business.id, {}, { key: 'feedback-after-00' });
  await sendFeedback(old.app, business.id, {}, { key: 'feedback-after-00' });
  expect(next.ctx.keys.key('likeness')).toEqual(old.ctx.keys.key('likeness'));

  await sendFeedback(old.app, business.id, {}, { key: 'feedback-after-01' });
  expect(new Set(await secretsOfWaiting(next))).toEqual(new Set([old.secretId, next.secretId]));
  await old.ctx.outbox.work();
  expect(await secretsOfWaiting(next)).toEqual([next.secretId]);
  await next.ctx.outbox.work();
  expect(await secretsOfWaiting(next)).toEqual([]);
  const feedback = mailServer.received.filter(({ parsed }) =>
    /feedback/i.test(parsed.subject ?? ''),
  );
  expect(feedback).toHaveLength(3);
  expect(logLines.join('')).not.toContain('unreadable');
});

it('the earlier secret can be removed after that, and then no longer opens anything', async () => {
  const old = await start(one);
  const user = await peopleOf(old.ctx).addUser();
  await forgotPassword(old.app, user.email);
  const { code } = await newestEmail(old.ctx, 'reset_password', user.email);
  await old.stop();

  await (await start(two, one)).stop();
  const last = await start(two);
  expect(last.resealed).toEqual({ resealed: 0, unreadable: 0, hasPrevious: false });
  expect((await resetByCode(last.app, user.email, code, fresh)).statusCode).toBe(200);
  await last.ctx.outbox.work();
  expect(mailServer.received.length).toBeGreaterThan(0);
  await expect(start(one)).rejects.toThrow('was written with a different one');
  expect(eventsOf()).toEqual(['secret-rotated', 'secret-retired']);
});

it('an old process can restart while the new one runs, and later with the new one', async () => {
  const { ctx } = await start(one);
  await start(two, one);
  await (await start(one)).stop();
  await start(two, one);
  const last = await start(two);
  expect(last.ctx.keys.key('cursor')).toEqual(ctx.keys.key('cursor'));
});

it('several processes may introduce a new secret at the same time', async () => {
  const old = await start(one);
  await sendFeedback(old.app, (await peopleOf(old.ctx).addBusiness()).id);
  const processes = await Promise.all([two, two, two, two].map((secret) => start(secret, one)));
  const keys = processes.map(({ ctx }) => ctx.keys.key('email-code').toString('hex'));
  expect(new Set(keys)).toEqual(new Set([old.ctx.keys.key('email-code').toString('hex')]));
  await processes[0]?.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
});

it('opens and encrypts again what earlier versions wrote', async () => {
  const old = await start(one);
  await sendFeedback(old.app, (await peopleOf(old.ctx).addBusiness()).id);
  await asEarlierVersion(old);
  const next = await start(two, one);
  expect(next.resealed).toEqual({ resealed: 1, unreadable: 0, hasPrevious: true });
  const last = await start(two);
  await last.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
});

it('delivers what earlier versions wrote', async () => {
  const { ctx, app } = await start(one);
  await sendFeedback(app, (await peopleOf(ctx).addBusiness()).id);
  await asEarlierVersion({ ctx });
  await ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
});

it('npm run admin -- reseal says what is still needed', async () => {
  const old = await start(one);
  const business = await peopleOf(old.ctx).addBusiness();
  const next = await start(two, one);
  await sendFeedback(old.app, business.id);
  expect(await runReseal(next)).toEqual({
    done: true,
    text: expect.stringMatching(
      /^1 waiting email was encrypted again with APP_SECRET\. If every process already runs /,
    ),
  });
  expect((await runReseal(next)).text).toMatch(/^No waiting email needs APP_SECRET_PREVIOUS\./);
  await sendFeedback(old.app, business.id);
  await old.stop();
  const hasty = await start(two);
  expect(await runReseal(hasty)).toEqual({
    done: false,
    text: expect.stringMatching(/^1 waiting email can't be read with any known secret\. Add the/),
  });
  await start(two, one);
  await hasty.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(2);
});

it('stores the installation’s keys only encrypted, and no secret', async () => {
  const { ctx } = await start(one);
  await start(two, one);
  const { rows } = await ctx.pool.query<{ text: string; keys: Buffer }>(
    'select k::text as text, keys from key_check k',
  );
  expect(rows).toHaveLength(2);
  for (const { text, keys } of rows) {
    expect(text).not.toMatch(/secret/);
    expect(keys.toString('latin1')).not.toMatch(/email-code|root/);
    expect(text).not.toContain(ctx.keys.key('email-code').toString('hex'));
  }
});

type Process = Awaited<ReturnType<typeof start>>;

/** A process of the installation, with its secret and the one before. */
async function start(secret: string, previous = '') {
  const config = parseConfig({
    NODE_ENV: 'test',
    LIMITS: 'off',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: mailServer.url,
    APP_SECRET: secret,
    APP_SECRET_PREVIOUS: previous,
  });
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const ctx = createContext(config, { connectionString: database.url, max: 4 }, { log });
  try {
    const resealed = await reseal(ctx);
    const app = await createApp(ctx, loadWebBundle(dist));
    const stop = async () => {
      running.splice(running.indexOf(stop), 1);
      await app.close();
      await ctx.close();
    };
    running.push(stop);
    return { ctx, app, resealed, stop, secretId: ctx.keys.secrets[0].id };
  } catch (error) {
    await ctx.close();
    throw error;
  }
}

/** Which secrets the keys of waiting emails are encrypted with. */
async function secretsOfWaiting({ ctx }: Pick<Process, 'ctx'>): Promise<string[]> {
  const { rows } = await ctx.pool.query<{ id: string }>(
    'select distinct secret_id as id from outbox_keys order by id',
  );
  return rows.map(({ id }) => id);
}

/** Rewrites the waiting email as the versions did that had no key for each. */
async function asEarlierVersion({ ctx }: Pick<Process, 'ctx'>): Promise<void> {
  const kind = 'feedback';
  const [{ kind: _kind, ...payload } = {}] = await waitingEmails(ctx, kind);
  const sealed = seal(ctx.keys.secrets[0].key('outbox'), kind, payload);
  await ctx.pool.query('update outbox set payload = $1', [sealed]);
  await ctx.pool.query('delete from outbox_keys');
}

function runReseal({ ctx }: Pick<Process, 'ctx'>) {
  return runAdminCommand(ctx, parseAdminCommand(['reseal']));
}

/** Names of the security events so far. */
function eventsOf(): unknown[] {
  return logLines
    .map((line) => JSON.parse(line) as { securityEvent?: string }) // pino's lines
    .flatMap(({ securityEvent }) => (securityEvent?.startsWith('secret-') ? [securityEvent] : []));
}
