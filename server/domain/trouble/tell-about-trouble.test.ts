import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../contract/durations.ts';
import { recordBackup } from '../../db/backups.ts';
import { adminActions } from '../../testing/admin-actions.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { addWaitingEmail } from '../../testing/outbox-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tellAboutTrouble } from './tell-about-trouble.ts';

const start = new Date('2026-11-21T10:00:00Z');
let clock: Date;
let mail: MailServer;
let server: TestServer;

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'seven-green-bicycles-and-eleven-teapots',
  PUBLIC_URL: 'https://reviews.example.com',
  ADMIN_EMAIL: 'Operator@Example.com',
  ADMIN_SECOND_FACTOR: 'off',
  METRICS_TOKEN: 'token-for-the-signs-of-trouble',
};

async function begin(env: Record<string, string> = {}): Promise<void> {
  const smtp = { SMTP_URL: mail.url, ALLOW_PLAIN_SMTP: 'on' };
  server = await startTestServer({ ...production, ...smtp, ...env }, { now: () => clock });
}

beforeEach(async () => {
  clock = start;
  mail = await startMailServer();
});

afterEach(async () => {
  await server.close();
  await mail.stop();
});

it('shows trouble in the overview and the metrics, and emails ADMIN_EMAIL once', async () => {
  await begin();
  const { ctx } = server;
  await addLostFeedback();
  await addWaitingEmail(ctx);
  clock = new Date(start.getTime() + 8 * DAY - 2 * MINUTE); // the feedback is less than a week old
  const admin = await server.addOwner({ isAdmin: true });
  const shown = await adminActions(server.app, await server.signIn(admin)).overview();
  expect(shown.json<{ troubles: object[] }>().troubles).toEqual([
    { kind: 'undeliverable_feedback', count: 1, at: '2026-11-22T10:00:00.000Z' },
    { kind: 'waiting_email', seconds: expect.any(Number) },
    { kind: 'no_backup', at: null },
  ]);
  const headers = { authorization: `Bearer ${production.METRICS_TOKEN}` };
  const { body } = await server.app.inject({ url: '/metrics', headers });
  expect(body).toContain('fourgood_feedback_undeliverable 1\n');
  expect(body).toContain('fourgood_last_backup_timestamp_seconds 0\n');
  expect(body).toContain('fourgood_trouble{kind="no_backup"} 1\n');
  expect(body).toContain('fourgood_trouble{kind="full_disk"} 0\n');
  expect(Number(/^fourgood_disk_used_ratio (\S+)$/m.exec(body)?.[1])).toBeLessThanOrEqual(1);

  const other = await server.addProcess();
  const looks = [ctx, other.ctx, ctx, other.ctx, ctx].map(tellAboutTrouble);
  expect((await Promise.all(looks)).filter(Boolean)).toHaveLength(1);
  await ctx.outbox.work();
  const [email, ...more] = mail.received.filter(({ recipients }) =>
    recipients.includes('operator@example.com'),
  );
  expect(more).toEqual([]);
  expect(email?.parsed.subject).toBe('Fourgood needs your attention');
  const text = email?.parsed.text ?? '';
  for (const part of [
    'Feedback didn’t arrive. 1 private message from visitors',
    'Email isn’t going out.',
    'No backup has been made yet.',
    'https://reviews.example.com/admin?tab=overview',
  ])
    expect(text).toContain(part);
});

it('tells when it is over, once a day has passed', async () => {
  await begin();
  await addFirstAccount();
  expect(await look()).toBe(true);
  clock = new Date(clock.getTime() + 20 * HOUR);
  await recordBackup(server.ctx.db, { kind: 'external', finishedAt: clock });
  expect(await look()).toBe(false);
  clock = new Date(clock.getTime() + 4 * HOUR);
  expect(await look()).toBe(true);
  clock = new Date(clock.getTime() + 2 * DAY);
  expect(await look()).toBe(false);
  expect(mail.received).toHaveLength(2);
  expect(mail.received[1]?.parsed.subject).toBe('Fourgood: everything is OK again');
  expect(mail.received[1]?.parsed.text).toContain('There is a recent backup again.');
});

/** Looks for trouble, and sends what that queued. */
async function look(): Promise<boolean> {
  const isTold = await tellAboutTrouble(server.ctx);
  await server.ctx.outbox.work();
  return isTold;
}

it.each<[string, Record<string, string>]>([
  ['outside production', { NODE_ENV: 'test', PUBLIC_URL: 'http://localhost' }],
  ['without ADMIN_EMAIL', { ADMIN_EMAIL: '' }],
  ['about backups that something else makes', { BACKUP_ALERT: 'off' }],
])('sends nothing %s', async (_when, env) => {
  await begin(env);
  await addFirstAccount();
  expect(await tellAboutTrouble(server.ctx)).toBe(false);
  expect((await server.ctx.pool.query('select from outbox')).rowCount).toBe(0);
});

it('gives a new installation a week for its first backup', async () => {
  await begin();
  await server.addOwner();
  await server.ctx.pool.query('update users set created_at = $1', [
    new Date(start.getTime() - 6 * DAY),
  ]);
  expect(await tellAboutTrouble(server.ctx)).toBe(false);
  clock = new Date(start.getTime() + 2 * DAY);
  expect(await tellAboutTrouble(server.ctx)).toBe(true);
});

/** Feedback that was given up on a day after the start. */
async function addLostFeedback(): Promise<void> {
  const business = await server.addBusiness();
  await server.ctx.pool.query('update users set created_at = $1', [start]);
  await server.ctx.pool.query(
    `insert into outbox (kind, business_id, status, expires_at, ended_at)
     values ('feedback', $1, 'undeliverable', $2, $2)`,
    [business.id, new Date(start.getTime() + DAY)],
  );
}

/** Of an installation that should have had a backup by now. */
async function addFirstAccount(): Promise<void> {
  await server.addOwner();
  await server.ctx.pool.query('update users set created_at = $1', [
    new Date(start.getTime() - 30 * DAY),
  ]);
}
