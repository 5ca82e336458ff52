import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import { businessCalls } from '../../testing/businesses.ts';
import {
  addSignedInOwner,
  confirm,
  newestToken,
  resend,
  sendTest,
  setUpWith,
  type SignedInOwner,
} from '../../testing/feedback-address.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date('2026-11-21T10:00:00Z');
let clock = start;
let mailServer: MailServer;
let server: TestServer;
let owner: SignedInOwner;
let desk: string;
let count = 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url }, { now: () => clock });
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  clock = start;
  mailServer.behave('accept');
  mailServer.received.length = 0;
  await server.ctx.pool.query('truncate outbox, outbox_keys, rate_limits');
  desk = `desk${(count += 1)}@cedar.example.com`;
  owner = await addSignedInOwner(server, { email: `ann${count}@maple.example.com` });
});

describe('feedback', () => {
  it('goes to the account until its address is confirmed, and says so', async () => {
    const { id, feedbackWait, feedbackEmail } = await setUpWith(owner, desk);
    expect(feedbackEmail).toBe(desk);
    expect(feedbackWait).toEqual({ address: desk, goesTo: owner.user.email, linkSent: true });
    const [listed] = (await list(owner)).json<[{ feedbackWait: unknown }]>();
    expect(listed.feedbackWait).toEqual(feedbackWait);
    await server.ctx.outbox.work();
    expect(received()).toEqual([[desk, 'Confirm this email address for private feedback']]);

    mailServer.received.length = 0;
    await sendFeedback(server.app, id);
    await server.ctx.outbox.work();
    expect(recipients()).toEqual([owner.user.email]);
    expect(mailServer.received[0]?.parsed.text).toContain(`no one has confirmed ${desk} yet`);
  });

  it('goes to the address from its confirmation on, including what waits, and the account is told', async () => {
    const { id } = await setUpWith(owner, desk);
    const token = await newestToken(server, desk);
    mailServer.behave({ refuse: 451, at: 'recipient' });
    await sendFeedback(server.app, id);
    await server.ctx.outbox.work();
    mailServer.behave('accept');
    const answer = await confirm(server.app, token);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { state: 'confirmed', businessName: 'Maple Street Dental', address: desk },
    ]);
    await server.ctx.outbox.work();
    expect(Object.fromEntries(received())).toEqual({
      [owner.user.email]: 'Private feedback no longer comes to this address',
      [desk]: 'New private feedback from your review page',
    });
    expect((await owner.calls.read(id)).json()).toMatchObject({ feedbackWait: null });
  });

  it.each([
    ['the account’s own address', (own: string) => own],
    ['the same in other letters', (own: string) => own.toUpperCase()],
  ])('goes to %s without confirmation', async (_what, spelled) => {
    const own = spelled(owner.user.email);
    const { id, feedbackWait } = await setUpWith(owner, own);
    expect(feedbackWait).toBeNull();
    await sendFeedback(server.app, id);
    await server.ctx.outbox.work();
    expect(recipients().map((one) => one.toLowerCase())).toEqual([owner.user.email]);
  });

  it('needs one confirmation for all businesses of an account, and none of another account’s', async () => {
    await setUpWith(owner, desk);
    await confirm(server.app, await newestToken(server, desk));
    const second = await setUpWith(owner, desk.toUpperCase());
    expect(second.feedbackWait).toBeNull();
    const stranger = await addSignedInOwner(server);
    const third = await setUpWith(stranger, desk);
    expect(third.feedbackWait).toMatchObject({ goesTo: stranger.user.email });
    await server.ctx.pool.query('delete from outbox');
    mailServer.received.length = 0;
    await sendFeedback(server.app, third.id);
    await server.ctx.outbox.work();
    expect(recipients()).toEqual([stranger.user.email]);
  });

  it('a link of one account confirms nothing for another', async () => {
    const { id } = await setUpWith(owner, desk);
    const stranger = await addSignedInOwner(server);
    await setUpWith(stranger, desk);
    expect((await confirm(server.app, await newestToken(server, desk))).statusCode).toBe(200);
    expect((await owner.calls.read(id)).json()).toMatchObject({ feedbackWait: { address: desk } });
  });

  it('goes to the owner, not to an admin who enters an address for them', async () => {
    const { id } = await setUpWith(owner, owner.user.email);
    const admin = await addSignedInOwner(server, { isAdmin: true });
    const answer = await admin.calls.update(id, { feedbackEmail: desk });
    expect(answer.json()).toMatchObject({
      feedbackWait: { address: desk, goesTo: owner.user.email, linkSent: true },
    });
    await confirm(server.app, await newestToken(server, desk));
    expect(await accountsOf(desk)).toEqual([owner.user.id]);
    const own = await setUpWith(admin, desk);
    expect(own.feedbackWait).toMatchObject({ goesTo: admin.user.email });
  });
});

it('sends what waits for several businesses there, as soon as it is confirmed', async () => {
  const ids = [await setUpWith(owner, desk), await setUpWith(owner, desk)].map(({ id }) => id);
  const token = await newestToken(server, desk);
  mailServer.behave({ refuse: 451, at: 'recipient' }, 'maple.example.com');
  for (const id of ids) await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  mailServer.received.length = 0;
  await confirm(server.app, token);
  await server.ctx.outbox.work();
  expect(recipients()).toEqual([desk, desk]);
});

it('sends one link for two saves at once, and no new one while it works', async () => {
  const { id } = await setUpWith(owner, owner.user.email);
  await Promise.all([1, 2].map(() => owner.calls.update(id, { feedbackEmail: desk })));
  await owner.calls.update(id, { feedbackEmail: desk, nickname: 'Cedar' });
  await server.ctx.outbox.work();
  expect(recipients()).toEqual([desk]);
  clock = new Date(start.getTime() + 8 * DAY);
  const cookies = await server.signIn(owner.user);
  const calls = businessCalls(server.app, cookies);
  expect((await calls.read(id)).json()).toMatchObject({ feedbackWait: { linkSent: false } });
  const answer = await resend(server.app, id, cookies);
  expect(answer.json()).toMatchObject({ feedbackWait: { linkSent: true } });
});

it('sends a test to where feedback goes at the moment, marked as a test', async () => {
  const { id } = await setUpWith(owner, desk);
  const token = await newestToken(server, desk);
  expect((await sendTest(server.app, id, owner.cookies)).json()).toEqual({
    success: true,
    sentTo: owner.user.email,
  });
  await confirm(server.app, token);
  expect((await sendTest(server.app, id, owner.cookies)).json()).toMatchObject({ sentTo: desk });
  await server.ctx.outbox.work();
  const test = mailServer.received.filter(({ parsed }) => parsed.subject?.startsWith('Test: '));
  expect(test.at(-1)?.recipients).toEqual([desk]);
  expect(test.at(-1)?.parsed.text).toContain('This is only a test.');
});

function list({ cookies }: SignedInOwner) {
  return server.app.inject({ url: '/api/businesses', cookies });
}

/** The accounts for which an address is confirmed. */
async function accountsOf(address: string): Promise<number[]> {
  const { rows } = await server.ctx.pool.query<{ user_id: number }>(
    'select user_id from confirmed_addresses where email = $1',
    [address],
  );
  return rows.map(({ user_id: id }) => id);
}

/** Recipient and subject of each email. */
function received(): [string, string][] {
  return mailServer.received.map(({ recipients: [to = ''], parsed: { subject = '' } }) => [
    to,
    subject,
  ]);
}

function recipients(): string[] {
  return mailServer.received.flatMap((email) => email.recipients);
}
