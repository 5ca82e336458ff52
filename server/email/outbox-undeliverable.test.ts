import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR } from '../../contract/durations.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { outboxRows } from '../testing/outbox-rows.ts';
import { feedbackForm, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const start = Date.parse('2026-11-21T10:00:00Z');

let clock: Date;
let mailServer: MailServer;
let server: TestServer;
let businessId: number;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url }, { now: () => clock });
  const owner = await server.addOwner({ name: 'Olive Owner', email: 'olive@maple.example.com' });
  businessId = (await server.addBusiness({ userId: owner.id })).id;
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  clock = new Date(start);
  mailServer.received.length = 0;
  mailServer.behave({ refuse: 451, at: 'recipient' });
  await server.ctx.pool.query('delete from outbox');
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
});

it('waits for the full 72 hours', async () => {
  await waitUntil(71.99);
  const [feedback, ...more] = await outboxRows(server.ctx);
  expect(feedback).toMatchObject({ kind: 'feedback', status: 'waiting' });
  expect(more).toEqual([]);
});

it('erases feedback after 72 hours without delivery', async () => {
  await lapse(72.01);
  const [feedback] = await outboxRows(server.ctx);
  expect(feedback).toMatchObject({ status: 'undeliverable', payload: null });
});

it('tells the owner that feedback was lost, without its content', async () => {
  mailServer.behave('accept');
  await lapse(72.01);
  expect(mailServer.received).toHaveLength(1);
  const [email] = mailServer.received;
  expect(email?.recipients).toEqual(['olive@maple.example.com']);
  expect(email?.parsed.subject).toBe("We couldn't deliver a feedback message");
  expect(email?.parsed.text).toContain('Maple Street Clinic');
  for (const value of Object.values(feedbackForm)) {
    expect(`${email?.parsed.text}${email?.parsed.html}`).not.toContain(value);
  }
  expect(email?.parsed.replyTo).toBeUndefined();
});

it('sends no notice about an undeliverable notice', async () => {
  await lapse(72.01);
  await lapse(144.02);
  expect(await outboxRows(server.ctx)).toMatchObject([
    { kind: 'feedback', status: 'undeliverable', payload: null },
    { kind: 'feedback_undeliverable', status: 'undeliverable', payload: null },
  ]);
});

it('has sent everything that is due once `work` resolves', async () => {
  mailServer.behave('accept');
  await lapse(73);
  const rows = await outboxRows(server.ctx);
  expect(rows.filter(({ status }) => status === 'waiting')).toEqual([]);
});

/** Advances the clock, attempting delivery whenever a row is due, until `hours` after the feedback. */
async function waitUntil(hours: number): Promise<void> {
  const end = start + hours * HOUR;
  for (;;) {
    const due = (await outboxRows(server.ctx)).filter(({ status }) => status === 'waiting');
    const next = Math.min(...due.map((row) => row.next_attempt_at.getTime()));
    if (next > end) break;
    clock = new Date(Math.max(next, clock.getTime()));
    await server.ctx.outbox.work();
  }
  clock = new Date(end);
}

/** Advances the clock to `hours` after the feedback, and runs one pass. */
async function lapse(hours: number): Promise<void> {
  clock = new Date(start + hours * HOUR);
  await server.ctx.outbox.work();
}
