import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { register } from '../testing/accounts.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { outboxRows } from '../testing/outbox-rows.ts';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { smtpTransport } from './smtp.ts';

/** What stalls does so for as long as the outbox allows. */
const patient = { connectionTimeout: MINUTE, greetingTimeout: MINUTE, socketTimeout: MINUTE };

const slowDomain = 'stalled.example.com';

let mailServer: MailServer;
let server: TestServer;

beforeEach(async () => {
  mailServer = await startMailServer();
  server = await startTestServer(
    { LIMITS: 'off' },
    { transport: smtpTransport(mailServer.url, patient) },
  );
});

afterEach(async () => {
  await server.close();
  await mailServer.stop();
});

it('sends to other domains while twenty emails to one domain stall', async () => {
  mailServer.behave('stall', slowDomain);
  const slow = await server.addBusiness({ feedbackEmail: `desk@${slowDomain}` });
  const other = await server.addBusiness();
  for (let i = 0; i < 20; i += 1) await sendFeedback(server.app, slow.id);
  for (let i = 0; i < 10; i += 1) await sendFeedback(server.app, other.id);
  server.ctx.outbox.start();
  await expect.poll(() => mailServer.received.length).toBe(10);
  expect(mailServer.everStalled()).toBeGreaterThan(0);
  expect(mailServer.stalled()).toBeLessThanOrEqual(4);
  const waiting = async () =>
    (await outboxRows(server.ctx)).filter(({ status }) => status === 'waiting');
  await expect.poll(waiting).toHaveLength(20);
  // What only waited for its turn has lost no attempt.
  const attempted = async () => (await waiting()).filter(({ attempts }) => attempts > 0).length;
  await expect.poll(async () => (await attempted()) - mailServer.everStalled()).toBe(0);
});

it('sends codes while feedback to many domains stalls', async () => {
  mailServer.behave('stall');
  mailServer.behave('accept', 'newcomer.example.com');
  for (let i = 0; i < 30; i += 1) {
    const { id } = await server.addBusiness({ feedbackEmail: `desk@domain${i}.example.com` });
    await sendFeedback(server.app, id);
  }
  server.ctx.outbox.start();
  // All that feedback can have.
  await expect.poll(() => mailServer.everStalled()).toBeGreaterThanOrEqual(6);
  const email = mailServer.nextMail();
  await register(server.app, { email: 'nora@newcomer.example.com' });
  await email;
  expect(mailServer.received[0]?.recipients).toEqual(['nora@newcomer.example.com']);
});

it('sends emails about accounts before feedback that was there first', async () => {
  const { id } = await server.addBusiness();
  for (let i = 0; i < 20; i += 1) await sendFeedback(server.app, id);
  await register(server.app, { email: 'nora@newcomer.example.com' });
  await server.ctx.outbox.work();
  const place = mailServer.received.findIndex(({ recipients }) =>
    recipients.includes('nora@newcomer.example.com'),
  );
  expect(mailServer.received).toHaveLength(21);
  // As many as are sent at once may overtake it on the way.
  expect(place).toBeLessThan(8);
});

it('takes new email while others are still on their way', async () => {
  mailServer.behave('stall', slowDomain);
  const slow = await server.addBusiness({ feedbackEmail: `desk@${slowDomain}` });
  const other = await server.addBusiness();
  server.ctx.outbox.start();
  await sendFeedback(server.app, slow.id);
  await expect.poll(() => mailServer.stalled()).toBe(1);
  for (let i = 1; i <= 12; i += 1) {
    const email = mailServer.nextMail();
    await sendFeedback(server.app, other.id);
    await email;
    expect(mailServer.received).toHaveLength(i);
  }
  expect(mailServer.stalled()).toBe(1);
});

it('stores no domain in the clear, and none at all after delivery', async () => {
  mailServer.behave({ refuse: 451, at: 'recipient' });
  const { id } = await server.addBusiness();
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  const domains = async () =>
    (await server.ctx.pool.query<{ domain_hash: string }>('select domain_hash from outbox')).rows;
  expect((await domains())[0]?.domain_hash).toMatch(/^[\w-]{43}$/);
  mailServer.behave('accept');
  await server.ctx.pool.query('update outbox set next_attempt_at = now()');
  await server.ctx.outbox.work();
  expect(await domains()).toEqual([{ domain_hash: null }]);
});
