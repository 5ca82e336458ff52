import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let mailServer: MailServer;
let server: TestServer;
let businessId: number;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url });
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  mailServer.received.length = 0;
  businessId = (await server.addBusiness()).id;
});

it('sends one email for a repeated key, even after delivery', async () => {
  const first = await send('once-and-again');
  await server.ctx.outbox.work();
  const second = await send('once-and-again');
  await server.ctx.outbox.work();
  expect([first.json(), second.json()]).toEqual([{ success: true }, { success: true }]);
  expect(mailServer.received).toHaveLength(1);
});

it('sends one email for twenty concurrent calls with the same key', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('twenty-at-once')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(1);
});

it('treats the same key for another business as another message', async () => {
  const other = await server.addBusiness();
  await send('shared-key');
  await sendFeedback(server.app, other.id, {}, { key: 'shared-key' });
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(2);
});

it('sends an email for every message without a key', async () => {
  await sendFeedback(server.app, businessId);
  await sendFeedback(server.app, businessId);
  await server.ctx.outbox.work();
  expect(mailServer.received).toHaveLength(2);
});

it.each(['short', 'has spaces in it', 'ümlaut-key-1', 'x'.repeat(101)])(
  'rejects a malformed key (%s), and stores nothing',
  async (key) => {
    const answer = await send(key);
    expect(answer.statusCode).toBe(400);
    await server.ctx.outbox.work();
    expect(mailServer.received).toEqual([]);
  },
);

it('does not store the plain key', async () => {
  await send('a-key-nobody-stores');
  const { rows } = await server.ctx.pool.query<{ key_hash: string }>(
    'select key_hash from outbox where key_hash is not null',
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { key_hash } of rows) expect(key_hash).toMatch(/^[\w-]{43}$/);
  await server.ctx.outbox.work();
});

function send(key: string) {
  return sendFeedback(server.app, businessId, {}, { key });
}
