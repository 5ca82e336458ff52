import { afterEach, beforeEach, expect, it } from 'vitest';
import { failingEmailsReply, type FailingEmails } from '../../../contract/failing-emails.ts';
import { DAY, HOUR, MINUTE } from '../../../contract/durations.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import { forgotPassword } from '../../testing/accounts.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { confirmFeedbackAddress } from '../../testing/people.ts';
import { feedbackForm, post, sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let clock: Date;
let mailServer: MailServer;
let server: TestServer;
let business: BusinessRow;
let cookies: Record<string, string>;

beforeEach(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url, LIMITS: 'off' }, { now: () => clock });
  business = await server.addBusiness();
  cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
});

afterEach(async () => {
  await server.close();
  await mailServer.stop();
});

it('is empty while every email is being sent', async () => {
  await sendFeedback(server.app, business.id);
  expect(await read()).toEqual({ emails: [], waiting: 0, undeliverable: 0 });
  await server.ctx.outbox.work();
  clock = new Date(clock.getTime() + HOUR);
  expect(await read()).toEqual({ emails: [], waiting: 0, undeliverable: 0 });
});

it('names what failed and why, without its content and recipient', async () => {
  const text = '5.1.1 <feedback@maple.example.com> is unknown';
  mailServer.behave({ refuse: 550, at: 'recipient', text });
  await sendFeedback(server.app, business.id);
  await server.ctx.outbox.work();
  const { emails, ...counts } = await read();
  expect(counts).toEqual({ waiting: 1, undeliverable: 0 });
  expect(emails).toMatchObject([
    {
      kind: 'feedback',
      status: 'waiting',
      attempts: 1,
      reason: 'refused',
      reply: '550 5.1.1',
      business: { id: business.id, name: business.name },
      createdAt: clock.toISOString(),
    },
  ]);
  expect(Date.parse(emails[0]?.nextAttemptAt ?? '')).toBeGreaterThan(clock.getTime());
  const told = JSON.stringify(emails);
  for (const secret of [...Object.values(feedbackForm), 'maple.example.com', 'unknown'])
    expect(told).not.toContain(secret);
});

it('lists what waits for a mail server that is down, also what was never tried', async () => {
  await mailServer.stop();
  await sendFeedback(server.app, business.id);
  await server.ctx.outbox.work();
  const user = await server.addUser();
  await forgotPassword(server.app, user.email);
  await server.ctx.outbox.work();
  expect((await read()).emails).toMatchObject([
    { kind: 'feedback', reason: 'unreachable', attempts: 0 },
    { kind: 'reset_password', reason: 'unreachable', attempts: 0, business: null, user: null },
  ]);
});

it('lists an email that has waited for a minute without an attempt', async () => {
  await sendFeedback(server.app, business.id);
  clock = new Date(clock.getTime() + MINUTE + 1);
  expect((await read()).emails).toMatchObject([{ reason: null, attempts: 0 }]);
});

it('lists what was given up on for 30 days', async () => {
  mailServer.behave({ refuse: 550, at: 'recipient' });
  await sendFeedback(server.app, business.id);
  await server.ctx.outbox.work();
  mailServer.behave('accept');
  await passDays(4);
  await server.ctx.outbox.work();
  const given = { status: 'undeliverable', reason: 'refused', nextAttemptAt: null };
  expect(await read()).toMatchObject({ emails: [given], waiting: 0, undeliverable: 1 });
  await passDays(31);
  expect((await read()).emails).toEqual([]);
});

it('tries one email again at once', async () => {
  const other = await server.addBusiness();
  mailServer.behave({ refuse: 451, at: 'recipient' });
  for (const { id } of [business, other]) await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  mailServer.behave('accept');
  const { emails } = await read();
  const id = emails[0]?.id;
  server.ctx.outbox.start();
  const email = mailServer.nextMail();
  const answer = await retry(`/${id}`);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { emails: 1, at: clock.toISOString(), outage: null },
  ]);
  await email;
  await expect.poll(read).toMatchObject({ emails: [{ id: emails[1]?.id }], waiting: 1 });
  const late = await retry(`/${id}`);
  expect([late.statusCode, late.json()]).toMatchObject([404, { code: 'not_found' }]);
});

it('tries all emails again at once, even if the mail server was down a moment ago', async () => {
  await mailServer.stop();
  for (let i = 0; i < 5; i += 1) await sendFeedback(server.app, business.id);
  await server.ctx.outbox.work();
  await server.ctx.outbox.work();
  await mailServer.restart();
  server.ctx.outbox.start();
  expect((await retry('')).json()).toMatchObject({ emails: 5 });
  await expect.poll(() => mailServer.received.length).toBe(5);
  await expect.poll(read).toEqual({ emails: [], waiting: 0, undeliverable: 0 });
});

it('tries again at once after the business got another address', async () => {
  mailServer.behave({ refuse: 550, at: 'recipient' }, 'maple.example.com');
  await sendFeedback(server.app, business.id);
  await server.ctx.outbox.work();
  const feedbackEmail = 'desk@cedar.example.com';
  await confirmFeedbackAddress(server.ctx, { ...business, feedbackEmail });
  await server.app.inject({
    method: 'PATCH',
    url: `/api/businesses/${business.id}`,
    payload: { feedbackEmail },
    cookies,
  });
  await server.ctx.outbox.work();
  expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([
    ['desk@cedar.example.com'],
  ]);
});

/** The session would end on the way. */
async function passDays(days: number): Promise<void> {
  clock = new Date(clock.getTime() + days * DAY);
  cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
}

async function read(): Promise<FailingEmails> {
  const answer = await server.app.inject({ url: '/api/admin/emails', cookies });
  return failingEmailsReply.parse(answer.json());
}

function retry(which: string) {
  return post(server.app, `/api/admin/emails${which}/retry`, undefined, { cookies });
}
