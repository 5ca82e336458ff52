import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { feedbackForm, sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let mailServer: MailServer;
let server: TestServer;
let businessId: number;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ SMTP_URL: mailServer.url, LIMITS: 'off' });
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(async () => {
  await server.ctx.outbox.work();
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

describe('the same key with different content', () => {
  const refused = {
    code: 'idempotency_key_reused',
    message:
      'This was already sent with different content. Please reload the page and send it again.',
  };

  it.each(['name', 'email', 'phone', 'feedback'])(
    'C-20 is refused if another %s comes with it, and sends nothing more',
    async (field) => {
      await send('first-content');
      const answer = await send('first-content', { [field]: 'other@visitor.example.com' });
      expect([answer.statusCode, answer.json()]).toMatchObject([409, refused]);
      await server.ctx.outbox.work();
      expect(mailServer.received).toHaveLength(1);
    },
  );

  it('is still refused after delivery, when the content is erased', async () => {
    await send('delivered-content');
    await server.ctx.outbox.work();
    const answers = [
      await send('delivered-content', { feedback: 'Another complaint altogether.' }),
      await send('delivered-content'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 200]);
    await server.ctx.outbox.work();
    expect(mailServer.received).toHaveLength(1);
  });

  it('is accepted once of twenty concurrent calls, in two processes', async () => {
    const { app } = await server.addProcess();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const changes = { feedback: `Complaint number ${n} of twenty.` };
        return send('all-different', changes, n % 2 === 0 ? server.app : app);
      }),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array<number>(19).fill(409)]);
    await server.ctx.outbox.work();
    const accepted = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]?.parsed.text).toContain(`Complaint number ${accepted} of`);
  });

  it('is the same if only spaces around it differ, or fields that are ignored', async () => {
    await send('spaces-around');
    const answer = await send('spaces-around', {
      feedback: `  ${feedbackForm.feedback}\n`,
      businessName: 'Ignored',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('is not compared with messages stored by a version that kept no digest', async () => {
    await send('before-the-upgrade');
    await server.ctx.pool.query('update outbox set content_hash = null');
    const answer = await send('before-the-upgrade', { feedback: 'Another complaint.' });
    expect(answer.statusCode).toBe(200);
  });
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

it('stores only digests of the key and the content', async () => {
  await send('a-key-nobody-stores');
  const { rows } = await server.ctx.pool.query<{ key_hash: string; content_hash: string }>(
    'select key_hash, content_hash from outbox where business_id = $1',
    [businessId],
  );
  expect(rows).toHaveLength(1);
  for (const { key_hash, content_hash } of rows) {
    expect(key_hash).toMatch(/^[\w-]{43}$/);
    expect(content_hash).toMatch(/^[\w-]{43}$/);
    expect(content_hash).not.toBe(key_hash);
  }
  await server.ctx.outbox.work();
});

function send(key: string, changes: Record<string, unknown> = {}, app = server.app) {
  return sendFeedback(app, businessId, changes, { key });
}
