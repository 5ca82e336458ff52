import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../contract/durations.ts';
import { startMailServer, type MailServer, type Manner } from '../testing/mail-server.ts';
import { onlyOutboxRow } from '../testing/outbox-rows.ts';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let clock: Date;
let mailServer: MailServer;
let server: TestServer;
let businessId: number;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url }, { now: () => clock });
  businessId = (await server.addBusiness()).id;
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  mailServer.received.length = 0;
  mailServer.behave('accept');
  await server.ctx.pool.query('delete from outbox');
  await sendFeedback(server.app, businessId);
});

const refusals: [string, Manner][] = [
  ['rejects the recipient (550)', { refuse: 550, at: 'recipient' }],
  ['defers the recipient (451)', { refuse: 451, at: 'recipient' }],
  ['has a full disk (452)', { refuse: 452, at: 'content' }],
  ['disconnects in the middle of the content', 'drop'],
];

describe.each(refusals)('when the mail server %s', (_what, manner) => {
  it('keeps the email and delivers it once the server accepts', async () => {
    mailServer.behave(manner);
    await server.ctx.outbox.work();
    expect(await onlyOutboxRow(server.ctx)).toMatchObject({ status: 'waiting', attempts: 1 });

    mailServer.behave('accept');
    clock = new Date(clock.getTime() + 2 * MINUTE);
    await server.ctx.outbox.work();
    expect(await onlyOutboxRow(server.ctx)).toMatchObject({ status: 'delivered', payload: null });
    expect(mailServer.received).toHaveLength(1);
  });
});

it('retries after 1, 5 and 30 minutes and 2, 6, 12 and 24 hours, within 20%', async () => {
  mailServer.behave({ refuse: 451, at: 'recipient' });
  const plan = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];
  for (const [tries, wait] of plan.entries()) {
    await server.ctx.outbox.work();
    const row = await onlyOutboxRow(server.ctx);
    const waited = row.next_attempt_at.getTime() - clock.getTime();
    expect(row.attempts).toBe(tries + 1);
    expect(waited).toBeGreaterThanOrEqual(wait * 0.8);
    expect(waited).toBeLessThanOrEqual(wait * 1.2);
    clock = row.next_attempt_at;
  }
});

it('does not retry before the delay is over', async () => {
  mailServer.behave({ refuse: 451, at: 'recipient' });
  await server.ctx.outbox.work();
  mailServer.behave('accept');
  clock = new Date((await onlyOutboxRow(server.ctx)).next_attempt_at.getTime() - 1);
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(0);
});

it('logs a rejection by its code, without the mail server’s message', async () => {
  mailServer.behave({ refuse: 550, at: 'recipient' });
  await server.ctx.outbox.work();
  const line = server.logLines.find((text) => text.includes('an email was not accepted'));
  expect(JSON.parse(line ?? '')).toMatchObject({ kind: 'feedback', cause: 'EENVELOPE 550' });
  expect(line).not.toContain('Not now');
});

it('uses the same message id for every attempt', async () => {
  mailServer.behave({ refuse: 452, at: 'content' });
  await server.ctx.outbox.work();
  const { rows } = await server.ctx.pool.query<{ id: string; created_at: Date }>(
    'select id, created_at from outbox',
  );
  mailServer.behave('accept');
  clock = new Date(clock.getTime() + HOUR);
  await server.ctx.outbox.work();
  const [row] = rows;
  expect(mailServer.received[0]?.parsed.messageId).toBe(
    `<feedback-${row?.id}-${row?.created_at.getTime()}@example.com>`,
  );
});
