import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deliveryHours } from '../../../contract/constraints.ts';
import { HOUR } from '../../../contract/durations.ts';
import type { ListedBusiness, OwnedBusinessReply } from '../../../contract/businesses.ts';
import {
  addSignedInOwner,
  confirm,
  newestToken,
  sendTest,
  setUpWith,
  type SignedInOwner,
} from '../../testing/feedback-address.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date('2026-11-21T10:00:00Z');
const desk = 'desk@cedar.example.com';

let clock: Date;
let mailServer: MailServer;
let server: TestServer;
let owner: SignedInOwner;
let id: number;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url }, { now: () => clock });
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

/** A business whose feedback goes to an address that receives no email anymore. */
beforeEach(async () => {
  clock = start;
  await server.ctx.pool.query('truncate outbox, outbox_keys, rate_limits');
  owner = await addSignedInOwner(server);
  mailServer.behave('accept');
  ({ id } = await setUpWith(owner, desk));
  await confirm(server.app, await newestToken(server, desk));
  await server.ctx.outbox.work();
  mailServer.behave({ refuse: 550, at: 'recipient' });
});

it('the owner is told at once, with the deadline for saving the feedback', async () => {
  expect(await refusals()).toEqual([null, null]);
  await sendFeedback(server.app, id);
  clock = new Date(start.getTime() + HOUR);
  await sendFeedback(server.app, id, { feedback: 'Another one.' });
  await server.ctx.outbox.work();
  const deadline = new Date(start.getTime() + deliveryHours * HOUR).toISOString();
  const refusal = { address: desk, deadline };
  expect(await refusals()).toEqual([refusal, refusal]);
});

it('a refused test loses nothing, so it has no deadline', async () => {
  await sendTest(server.app, id, owner.cookies);
  await server.ctx.outbox.work();
  const refusal = { address: desk, deadline: null };
  expect(await refusals()).toEqual([refusal, refusal]);
});

it('a busy mail server is not reported to the owner', async () => {
  mailServer.behave({ refuse: 451, at: 'recipient' });
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  expect(await refusals()).toEqual([null, null]);
});

it('is over once a message arrives', async () => {
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  clock = new Date(start.getTime() + 1000);
  mailServer.behave('accept');
  await sendTest(server.app, id, owner.cookies);
  await server.ctx.outbox.work();
  expect(await refusals()).toEqual([null, null]);
});

it('is told apart from what was given up on', async () => {
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  clock = new Date(start.getTime() + (deliveryHours + 1) * HOUR);
  await server.ctx.outbox.work();
  await sendFeedback(server.app, id, { feedback: 'Another one.' });
  await sendTest(server.app, id, owner.cookies);
  await server.ctx.outbox.work();
  const deadline = new Date(clock.getTime() + deliveryHours * HOUR).toISOString();
  const [business] = await list();
  expect(business?.feedbackRefusal).toEqual({ address: desk, deadline });
  expect(business?.undelivered?.count).toBe(1);
});

it('an address that is saved while the email is being sent gets it without delay', async () => {
  mailServer.behave('stall');
  mailServer.received.length = 0;
  await sendFeedback(server.app, id);
  const working = server.ctx.outbox.work();
  await vi.waitFor(() => expect(mailServer.stalled()).toBe(1));
  mailServer.behave('accept');
  await owner.calls.update(id, { feedbackEmail: owner.user.email });
  mailServer.hangUp();
  await working;
  await server.ctx.outbox.work();
  expect(await refusals()).toEqual([null, null]);
  expect(feedbackRecipients()).toEqual([[owner.user.email]]);
});

it('another address ends it, and what waits goes there without delay', async () => {
  await sendFeedback(server.app, id);
  await server.ctx.outbox.work();
  mailServer.behave('accept');
  mailServer.received.length = 0;
  await owner.calls.update(id, { feedbackEmail: owner.user.email });
  expect(await refusals()).toEqual([null, null]);
  await server.ctx.outbox.work();
  expect(feedbackRecipients()).toEqual([[owner.user.email]]);
});

/** What the list and the edit form say. */
async function refusals() {
  const listed = await list();
  const read = (await owner.calls.read(id)).json<OwnedBusinessReply>();
  return [listed[0]?.feedbackRefusal, read.feedbackRefusal];
}

async function list(): Promise<ListedBusiness[]> {
  const { cookies } = owner;
  return (await server.app.inject({ url: '/api/businesses', cookies })).json<ListedBusiness[]>();
}

function feedbackRecipients(): string[][] {
  return mailServer.received
    .filter(({ parsed }) => parsed.subject?.startsWith('New private feedback'))
    .map(({ recipients }) => recipients);
}
