import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUR } from '../../contract/durations.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { onlyOutboxRow } from '../testing/outbox-rows.ts';
import { confirmFeedbackAddress } from '../testing/people.ts';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let clock = new Date('2026-11-21T10:00:00Z');
let mailServer: MailServer;
let server: TestServer;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url }, { now: () => clock });
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  mailServer.behave('accept');
  mailServer.received.length = 0;
  await server.ctx.pool.query('delete from outbox');
});

it('C-05 emails the owner if the business has no feedback address', async () => {
  const owner = await server.addOwner({ name: 'Olive Owner', email: 'olive@maple.example.com' });
  const { id } = await server.addBusiness({ userId: owner.id, feedbackEmail: null });
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  expect(mailServer.received[0]?.parsed.to).toEqual([
    { name: 'Olive Owner', address: 'olive@maple.example.com' },
  ]);
});

it('names no recipient if the business has a feedback address but no contact name', async () => {
  const { id } = await server.addBusiness({ contactName: null });
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  expect(mailServer.received[0]?.raw).toMatch(/^To: feedback@maple\.example\.com\r$/m);
});

it('sends waiting feedback to an address that the owner has corrected since', async () => {
  mailServer.behave({ refuse: 550, at: 'recipient' });
  const { id, userId } = await server.addBusiness({ feedbackEmail: 'wrnog@maple.example.com' });
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();

  mailServer.behave('accept');
  const feedbackEmail = 'right@maple.example.com';
  await confirmFeedbackAddress(server.ctx, { userId, feedbackEmail });
  await server.ctx.pool.query('update businesses set feedback_email = $1 where id = $2', [
    feedbackEmail,
    id,
  ]);
  clock = new Date(clock.getTime() + HOUR);
  await server.ctx.outbox.work();
  expect(mailServer.received[0]?.recipients).toEqual(['right@maple.example.com']);
});

it('never splits a stored address or name into two recipients', async () => {
  const { id } = await server.addBusiness({
    contactName: 'Olive, thief@evil.example.com\r\nBcc: second@evil.example.com',
    feedbackEmail: 'a@maple.example.com, b@evil.example.com',
  });
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  for (const { recipients, parsed } of mailServer.received) {
    expect(recipients).toHaveLength(1);
    expect(parsed.bcc).toBeUndefined();
  }
  const delivered = mailServer.received.flatMap(({ recipients }) => recipients);
  expect(delivered).not.toContain('b@evil.example.com');
  expect(delivered).not.toContain('thief@evil.example.com');
});

it('shows HTML in the business name as plain text', async () => {
  const { id } = await server.addBusiness({ name: '<img src=x> & Sons' });
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  const [email] = mailServer.received;
  expect(email?.parsed.html).toContain('New feedback for &#60;img src=x&#62; &#38; Sons');
  expect(email?.parsed.html).not.toContain('<img');
  expect(email?.parsed.text).toContain('New feedback for <img src=x> & Sons');
});

it('is deleted together with its business', async () => {
  const { id } = await server.addBusiness();
  await sendFeedback(server.app, id);
  await onlyOutboxRow(server.ctx);
  await server.ctx.pool.query('delete from businesses where id = $1', [id]);
  await expect(onlyOutboxRow(server.ctx)).rejects.toThrow('0 rows');
});
