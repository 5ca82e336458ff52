import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  failingEmailsReply,
  retryEmailsReply,
  type FailingEmail,
  type RetryEmailsReply,
} from '../../../contract/failing-emails.ts';
import { MINUTE, SECOND } from '../../../contract/durations.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { post, sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let clock: Date;
let mailServer: MailServer;
let server: TestServer;
let businessId: number;
let cookies: Record<string, string>;

beforeEach(async () => {
  clock = new Date('2026-11-21T10:00:00Z');
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url, LIMITS: 'off' }, { now: () => clock });
  businessId = (await server.addBusiness()).id;
  cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
});

afterEach(async () => {
  await server.close();
  await mailServer.stop();
});

it.each(['refused', 'unreadable'] as const)(
  'however often an admin asks, a %s email keeps its delay',
  async (reason) => {
    mailServer.behave({ refuse: 550, at: 'recipient' });
    await sendFeedback(server.app, businessId);
    if (reason === 'unreadable') await breakContent();
    await server.ctx.outbox.work();
    const { nextAttemptAt: planned } = await only();
    for (let presses = 0; presses < 5; presses += 1) {
      pass(SECOND);
      await retry();
      await server.ctx.outbox.work();
      expect(await only()).toMatchObject({
        reason,
        attempts: 1,
        triedAt: clock.toISOString(),
        nextAttemptAt: planned,
      });
    }
    clock = new Date(planned ?? '');
    await server.ctx.outbox.work();
    const { attempts, nextAttemptAt } = await only();
    expect(attempts).toBe(2);
    expect(Date.parse(nextAttemptAt ?? '') - clock.getTime()).toBeLessThanOrEqual(6 * MINUTE);
  },
);

it('says at once that the mail server is down, even if nothing had noticed', async () => {
  mailServer.behave({ refuse: 451, at: 'recipient' });
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  const { id } = await only();
  await mailServer.stop();
  expect(await retry()).toEqual({ emails: 1, at: clock.toISOString(), outage: 'unreachable' });
  expect(await retry(`/${id}`)).toMatchObject({ outage: 'unreachable' });
  await mailServer.restart();
  expect(await retry()).toMatchObject({ outage: null });
});

it('does not delay the automatic checks of a mail server that is down', async () => {
  await mailServer.stop();
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  for (let presses = 0; presses < 10; presses += 1) await retry();
  await mailServer.restart();
  server.ctx.outbox.start();
  // Ten failed checks of its own would have made it wait for a minute.
  await expect.poll(() => mailServer.received.length, { timeout: 20 * SECOND }).toBe(1);
});

it('tells that a refused sender was tried, although the mail server can be reached', async () => {
  mailServer.behave({ refuse: 550, at: 'sender' });
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  pass(MINUTE);
  expect(await retry()).toMatchObject({ outage: null });
  await server.ctx.outbox.work();
  expect(await only()).toMatchObject({
    reason: 'sender_refused',
    attempts: 0,
    triedAt: clock.toISOString(),
    nextAttemptAt: null,
  });
});

it('keeps an email’s own reason while the mail server is down', async () => {
  await sendFeedback(server.app, businessId);
  await breakContent();
  await server.ctx.outbox.work();
  expect(await only()).toMatchObject({ reason: 'unreadable' });
  const logged = server.logLines.join('');
  expect(logged).toContain('an email could not be sent');
  expect(logged).not.toContain('an email was not accepted');

  await mailServer.stop();
  await sendFeedback(server.app, businessId);
  expect(await retry()).toMatchObject({ outage: 'unreachable' });
  await server.ctx.outbox.work();
  expect((await list()).map(({ reason }) => reason)).toEqual(['unreadable', 'unreachable']);
});

it('does not count an email that cannot be read as the oldest that waits', async () => {
  await sendFeedback(server.app, businessId);
  await breakContent();
  await server.ctx.outbox.work();
  pass(10 * MINUTE);
  expect(await readEmailFigures()).toMatchObject({ waiting: 1, oldest: null });
});

it('lists when an email expires, and when it was given up on', async () => {
  mailServer.behave({ refuse: 550, at: 'recipient' });
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  const expiresAt = new Date(clock.getTime() + 72 * 60 * MINUTE).toISOString();
  expect(await only()).toMatchObject({ expiresAt, endedAt: null });
  clock = new Date(expiresAt);
  cookies = await server.signIn(await server.addOwner({ isAdmin: true }));
  await server.ctx.outbox.work();
  expect(await list()).toContainEqual(
    expect.objectContaining({ status: 'undeliverable', expiresAt, endedAt: expiresAt }),
  );
});

function pass(milliseconds: number): void {
  clock = new Date(clock.getTime() + milliseconds);
}

/** As if it had been encrypted with another secret. */
async function breakContent(): Promise<void> {
  await server.ctx.pool.query(`update outbox set payload = '\\x00'`);
}

async function list(): Promise<FailingEmail[]> {
  const answer = await server.app.inject({ url: '/api/admin/emails', cookies });
  return failingEmailsReply.parse(answer.json()).emails;
}

async function only(): Promise<FailingEmail> {
  const [email, ...more] = await list();
  if (!email || more.length > 0) throw new Error('The list does not hold one email.');
  return email;
}

async function readEmailFigures(): Promise<unknown> {
  const answer = await server.app.inject({ url: '/api/admin/overview', cookies });
  return answer.json<{ email: unknown }>().email;
}

async function retry(which = ''): Promise<RetryEmailsReply> {
  const answer = await post(server.app, `/api/admin/emails${which}/retry`, undefined, { cookies });
  return retryEmailsReply.parse(answer.json());
}
