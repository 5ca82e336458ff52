import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../contract/durations.ts';
import { forgotPassword } from '../testing/accounts.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { outboxRows } from '../testing/outbox-rows.ts';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let clock: Date;
let mailServer: MailServer;
let server: TestServer;
let businessId: number;

beforeEach(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url, LIMITS: 'off' }, { now: () => clock });
  businessId = (await server.addBusiness()).id;
});

afterEach(async () => {
  await server.close();
  await mailServer.stop();
});

describe('after an outage of eight hours', () => {
  const emails = 40;

  beforeEach(async () => {
    for (let i = 0; i < emails; i += 1)
      await sendFeedback(server.app, businessId, { feedback: `Message number ${i} of forty.` });
    await mailServer.stop();
    for (let tries = 0; tries < 8; tries += 1) {
      await server.ctx.outbox.work();
      clock = new Date(clock.getTime() + HOUR);
    }
  });

  it('sends everything at once, each email once', async () => {
    await mailServer.restart();
    await server.ctx.outbox.work();
    expectAll();
  });

  it('sends what an earlier version would have tried hours later', async () => {
    await server.ctx.pool.query(
      'update outbox set attempts = 6, last_reason = null, next_attempt_at = $1 where id % 2 = 0',
      [new Date(clock.getTime() + 6 * HOUR)],
    );
    await mailServer.restart();
    await server.ctx.outbox.work();
    expectAll();
  });

  it('notices by itself that the mail server is back, in every process', async () => {
    const other = await server.addProcess();
    await other.ctx.outbox.work();
    await mailServer.restart();
    server.ctx.outbox.start();
    other.ctx.outbox.start();
    await expect.poll(() => mailServer.received.length).toBe(emails);
    await expect.poll(waiting).toEqual([]);
    expectAll();
  });

  it('has cost no email an attempt, and says why it waits', async () => {
    for (const row of await outboxRows(server.ctx))
      expect(row).toMatchObject({ attempts: 0, last_reason: 'unreachable', leased_until: null });
    const { values } = await server.ctx.metrics.emailFailures.get();
    const counted = values.filter(({ value }) => value > 0);
    expect(counted.map(({ labels }) => labels)).toEqual([
      { kind: 'feedback', cause: 'unreachable' },
    ]);
  });

  it('still gives up after 72 hours, while the mail server is down', async () => {
    clock = new Date(clock.getTime() + 65 * HOUR);
    await server.ctx.outbox.work();
    const feedback = (await outboxRows(server.ctx)).filter(({ kind }) => kind === 'feedback');
    expect(new Set(feedback.map(({ status }) => status))).toEqual(new Set(['undeliverable']));
  });

  function expectAll() {
    const numbers = mailServer.received.map(({ parsed }) =>
      Number(/number (\d+)/.exec(parsed.text ?? '')?.[1]),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: emails }, (_, i) => i));
  }
});

it('sends emails that a mail server deferred for hours as soon as it accepts again', async () => {
  mailServer.behave({ refuse: 451, at: 'recipient' });
  for (let i = 0; i < 10; i += 1) await sendFeedback(server.app, businessId);
  for (const wait of [2, 7, 40, 150]) {
    await server.ctx.outbox.work();
    clock = new Date(clock.getTime() + wait * MINUTE);
  }
  await server.ctx.outbox.work();
  mailServer.behave('accept');
  // Their next attempt is hours away; a new email shows that it is over.
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(11);
});

it('notices without any new email that a mail server no longer puts everything off', async () => {
  mailServer.behave({ refuse: 451, at: 'recipient' });
  for (let i = 0; i < 10; i += 1) await sendFeedback(server.app, businessId);
  for (const wait of [2, 7, 40]) {
    await server.ctx.outbox.work();
    clock = new Date(clock.getTime() + wait * MINUTE);
  }
  await server.ctx.outbox.work();
  mailServer.behave('accept');
  server.ctx.outbox.start();
  await expect.poll(() => mailServer.received.length).toBe(10);
});

it('keeps the delay of one mailbox that puts its emails off, whatever others accept', async () => {
  mailServer.behave({ refuse: 452, at: 'recipient' }, 'full.example.com');
  const full = await server.addBusiness({ feedbackEmail: 'desk@full.example.com' });
  await sendFeedback(server.app, full.id);
  await server.ctx.outbox.work();
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  const [row] = await waiting();
  expect(row).toMatchObject({ attempts: 1, last_reason: 'deferred', last_reply: '452' });
  expect(row?.next_attempt_at.getTime()).toBeGreaterThan(clock.getTime());
});

it('records that an address is refused, by its codes only', async () => {
  const text = '5.1.1 <feedback@maple.example.com>: no such user, and Ann said hello';
  mailServer.behave({ refuse: 550, at: 'recipient', text });
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  expect(await waiting()).toMatchObject([{ last_reason: 'refused', last_reply: '550 5.1.1' }]);
  expect(server.logLines.join('')).not.toMatch(/no such user|maple\.example/);
  clock = new Date(clock.getTime() + 73 * HOUR);
  await server.ctx.outbox.work();
  const [row] = await outboxRows(server.ctx);
  expect(row).toMatchObject({ status: 'undeliverable', last_reply: '550 5.1.1', payload: null });
});

it('does not take a mailbox that hangs up for a mail server that is down', async () => {
  mailServer.behave('drop', 'strange.example.com');
  const strange = await server.addBusiness({ feedbackEmail: 'desk@strange.example.com' });
  await sendFeedback(server.app, strange.id);
  await server.ctx.outbox.work();
  expect(await waiting()).toMatchObject([{ attempts: 1, last_reason: 'no_answer' }]);
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
});

it('sends over connections that are kept, and replaces one that was lost', async () => {
  for (let i = 0; i < 5; i += 1) {
    await sendFeedback(server.app, businessId);
    await server.ctx.outbox.work();
  }
  expect(mailServer.connections()).toBe(1);
  mailServer.hangUp();
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(6);
  expect(await waiting()).toEqual([]);
  expect(server.logLines.join('')).not.toContain('was not accepted');
});

it('sends an email once although the database is away when it is accepted', async () => {
  await server.addUser({ email: 'una@example.com' });
  await forgotPassword(server.app, 'una@example.com');
  const { pool } = server.ctx;
  await pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'not now'; end $$`);
  await pool.query(`create trigger refuse before update on outbox for each row
    when (new.status = 'delivered') execute function refuse()`);
  const email = mailServer.nextMail();
  const working = server.ctx.outbox.work();
  await email;
  await pool.query('drop trigger refuse on outbox');
  await working;
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

async function waiting() {
  return (await outboxRows(server.ctx)).filter(({ status }) => status === 'waiting');
}
