import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR } from '../../contract/durations.ts';
import { finishMessage, readSealedEmails } from '../db/outbox-content.ts';
import { sweep } from '../start/maintenance.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { onlyOutboxRow } from '../testing/outbox-rows.ts';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** Words that appear nowhere else. */
const canaries = {
  name: 'Canaryname Quux',
  email: 'canarymail@quux.example.com',
  phone: '555 canaryphone',
  feedback: 'Canarytext about a zebra in the hallway.',
};
const words = /canary|quux|zebra/i;

let clock: Date;
let mailServer: MailServer;
let server: TestServer;
let businessId: number;

beforeEach(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url }, { now: () => clock });
  businessId = (await server.addBusiness()).id;
  await sendFeedback(server.app, businessId, canaries, { key: 'canary-attempt-1' });
});

afterEach(async () => {
  await server.close();
  await mailServer.stop();
});

it('F-17 stores waiting feedback encrypted', async () => {
  const { payload } = await onlyOutboxRow(server.ctx);
  expect(payload?.length).toBeGreaterThan(100);
  expect(payload?.toString('latin1')).not.toMatch(words);
  expect(await dump()).not.toMatch(words);
});

it('F-17 erases the content in the same statement that marks it as delivered', async () => {
  await server.ctx.outbox.work();
  expect(mailServer.received[0]?.parsed.text).toMatch(words);
  expect(await onlyOutboxRow(server.ctx)).toMatchObject({ status: 'delivered', payload: null });
  await expect(server.ctx.pool.query(`update outbox set status = 'waiting'`)).rejects.toMatchObject(
    { constraint: 'outbox_payload_erased' },
  );
});

it('encrypts each email with its own key, which goes with its content', async () => {
  const { pool, db } = server.ctx;
  const [{ id } = { id: 0 }] = await readSealedEmails(db, {});
  expect(await keysLeft()).toBe(1);
  // Where the key cannot be deleted, the content stays too: it is one statement.
  await pool.query('create table pinned (id bigint references outbox_keys)');
  await pool.query('insert into pinned select outbox_id from outbox_keys');
  await expect(finishMessage(db, id, 'delivered', clock)).rejects.toThrow();
  expect(await onlyOutboxRow(server.ctx)).toMatchObject({ status: 'waiting' });
  await pool.query('drop table pinned');
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
  expect(await keysLeft()).toBe(0);
});

it('a repeat of delivered feedback adds neither content nor a key', async () => {
  await server.ctx.outbox.work();
  await sendFeedback(server.app, businessId, canaries, { key: 'canary-attempt-1' });
  expect(await onlyOutboxRow(server.ctx)).toMatchObject({ status: 'delivered', payload: null });
  expect(await keysLeft()).toBe(0);
});

it('erases the key of an email that is given up on', async () => {
  mailServer.behave({ refuse: 550, at: 'recipient' });
  clock = new Date(clock.getTime() + 73 * HOUR);
  await server.ctx.outbox.work();
  const { rows } = await server.ctx.pool.query<{ kind: string }>(
    'select kind from outbox join outbox_keys on outbox_id = id',
  );
  expect(rows).toEqual([{ kind: 'feedback_undeliverable' }]);
});

it('F-17 leaves no feedback in any table after delivery', async () => {
  await server.ctx.outbox.work();
  expect(await dump()).not.toMatch(words);
});

it('F-17 logs no feedback, delivered or rejected', async () => {
  mailServer.behave({ refuse: 550, at: 'content' });
  await server.ctx.outbox.work();
  mailServer.behave('accept');
  clock = new Date(clock.getTime() + HOUR);
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
  expect(server.logLines.length).toBeGreaterThan(2);
  expect(server.logLines.join('')).not.toMatch(words);
});

it('logs no feedback if the database rejects it', async () => {
  server.expectErrors();
  await server.ctx.pool.query('alter table outbox add constraint never check (id < 0) not valid');
  const answer = await sendFeedback(server.app, 1, canaries);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(words);
  const logged = server.logLines.join('');
  expect(logged).toContain('violates check constraint');
  expect(logged).not.toMatch(words);
});

it('deletes the row itself a month after delivery', async () => {
  await server.ctx.outbox.work();
  clock = new Date(clock.getTime() + 29 * DAY);
  await sweep(server.ctx);
  await onlyOutboxRow(server.ctx);
  clock = new Date(clock.getTime() + 2 * DAY);
  await sweep(server.ctx);
  await expect(onlyOutboxRow(server.ctx)).rejects.toThrow('0 rows');
});

async function keysLeft(): Promise<number> {
  const { rowCount } = await server.ctx.pool.query('select from outbox_keys');
  return rowCount ?? 0;
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { pool } = server.ctx;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(8);
  const dumps = await Promise.all(
    tables.map(({ name }) => pool.query<{ text: string }>(`select t::text as text from ${name} t`)),
  );
  const text = dumps.flatMap(({ rows }) => rows.map((row) => row.text)).join('\n');
  return `${text}\n${hexAsText(text)}`;
}

/** PostgreSQL prints bytes in hexadecimal, which would hide plain text in them. */
function hexAsText(text: string): string {
  const runs = text.match(/\\x[\da-f]+/g) ?? [];
  return runs.map((run) => Buffer.from(run.slice(2), 'hex').toString('latin1')).join('\n');
}
