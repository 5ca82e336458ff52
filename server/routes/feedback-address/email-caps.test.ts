import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { emailCapsOf, type EmailCapName } from '../../domain/feedback/email-caps.ts';
import { countedFor } from '../../domain/feedback/charge-email-caps.ts';
import type { BusinessRow } from '../../db/businesses.ts';
import { capPrefix } from '../../rate-limiter/email-caps.ts';
import { waitingEmails } from '../../testing/accounts.ts';
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
import { outboxRows } from '../../testing/outbox-rows.ts';
import { sendFeedback } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let owner: SignedInOwner;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.ctx.pool.query('truncate outbox, outbox_keys, rate_limits');
  owner = await addSignedInOwner(server);
});

describe('a stranger', () => {
  const spellings = (n: number) =>
    [
      `vic.tim+${n}@gmail.com`,
      `v.ictim@gmail.com`,
      `VICTIM+${n}@GoogleMail.com`,
      'victim@gmail.com',
    ][n % 4] ?? '';

  it('gets three emails at most from one account, whatever it does with the address', async () => {
    const { id } = await setUpWith(owner, spellings(0));
    for (let n = 1; n <= 20; n += 1) {
      await setUpWith(owner, spellings(n));
      await owner.calls.update(id, { feedbackEmail: spellings(n) });
      await resend(server.app, id, owner.cookies);
      await sendTest(server.app, id, owner.cookies);
      await sendFeedback(server.app, id);
    }
    expect(await strangersEmails()).toHaveLength(3);
    const answer = await resend(server.app, id, owner.cookies);
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'too_many_emails' }]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await owner.calls.read(id)).statusCode).toBe(200);
  });

  it('gets six at most from any number of accounts', async () => {
    for (let n = 0; n < 5; n += 1) {
      const account = await addSignedInOwner(server);
      const { id } = await setUpWith(account, spellings(n));
      for (let again = 0; again < 4; again += 1) await resend(server.app, id, account.cookies);
    }
    expect(await strangersEmails()).toHaveLength(6);
  });

  it('is told about changes at most five times per business and day after agreeing once', async () => {
    const [desk, other] = ['desk@birch.example.com', 'other@birch.example.com'];
    const { id } = await setUpWith(owner, desk);
    await confirm(server.app, await newestToken(server, desk));
    // Keeps the address confirmed.
    await setUpWith(owner, desk);
    const answers: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      answers.push((await owner.calls.update(id, { feedbackEmail: other })).statusCode);
      answers.push((await owner.calls.update(id, { feedbackEmail: desk })).statusCode);
    }
    const notices = await waitingEmails(server.ctx, 'feedback_moved', desk);
    expect(notices.length).toBeLessThanOrEqual(3);
    expect(answers.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.slice(5)).toContain(429);
  });

  async function strangersEmails() {
    const all = await waitingEmails(server.ctx, 'confirm_feedback_address');
    return all.filter(({ to }) => /gmail|googlemail/.test(to));
  }
});

it('an account gets ten links a day, in all; setups beyond say that none was sent', async () => {
  for (let n = 0; n < 10; n += 1) await setUpWith(owner, `desk${n}@birch.example.com`);
  const last = await setUpWith(owner, 'desk10@birch.example.com');
  expect(last.feedbackWait).toMatchObject({ linkSent: false, goesTo: owner.user.email });
  expect(await waitingEmails(server.ctx, 'confirm_feedback_address')).toHaveLength(10);
  expect(events()).toContainEqual(
    expect.objectContaining({ limit: 'confirmationsOfAccount', businessId: last.id }),
  );
});

it('an account gets five tests an hour', async () => {
  const { id } = await setUpWith(owner, owner.user.email);
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push(await sendTest(server.app, id, owner.cookies));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]?.json()).toMatchObject({
    message: "You've already sent several test emails. Please try again later.",
  });
});

describe('feedback', () => {
  let business: BusinessRow;

  beforeEach(async () => {
    business = await server.addBusiness();
  });

  it('over the cap of its business gets 429 with Retry-After, and nothing is stored', async () => {
    await useUp('feedbackOfBusiness', countedFor.business(business.id));
    const answer = await sendFeedback(server.app, business.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      429,
      {
        code: 'too_many_emails',
        error: 'This business is getting a lot of feedback right now.',
      },
    ]);
    const retryAfter = Number(answer.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(3_600);
    expect(await outboxRows(server.ctx)).toEqual([]);
    const other = await server.addBusiness({ feedbackEmail: 'desk@birch.example.com' });
    expect((await sendFeedback(server.app, other.id)).statusCode).toBe(200);
  });

  it.each([
    ['feedbackToRecipient', () => countedFor.recipient('feedback+x@maple.example.com')],
    ['feedbackOfInstallation', countedFor.installation],
  ] as const)('is refused over the cap %s, and uses up no other', async (cap, of) => {
    await useUp(cap, of());
    const before = await points('feedbackofbusinesshourly');
    expect((await sendFeedback(server.app, business.id)).statusCode).toBe(429);
    expect(await points('feedbackofbusinesshourly')).toBe(before);
  });

  it('is accepted up to a fifth of FEEDBACK_PER_DAY in an hour', async () => {
    const small = await startTestServer({ FEEDBACK_PER_DAY: '100' });
    onTestFinished(() => small.close());
    const { id } = await small.addBusiness();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => sendFeedback(small.app, id)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  });

  it('that was accepted gets the same answer again, over the cap too', async () => {
    const extras = { key: 'the-same-key' };
    expect((await sendFeedback(server.app, business.id, {}, extras)).statusCode).toBe(200);
    await useUp('feedbackOfBusiness', countedFor.business(business.id));
    expect((await sendFeedback(server.app, business.id, {}, extras)).statusCode).toBe(200);
    const changed = { feedback: 'Something else entirely.' };
    const other = await sendFeedback(server.app, business.id, changed, extras);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('is counted exactly by several processes at once', async () => {
    const second = await server.addProcess();
    await useUp('feedbackOfBusiness', countedFor.business(business.id), 10);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        sendFeedback((n % 2 ? server : second).app, business.id),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(await outboxRows(server.ctx)).toHaveLength(10);
  });

  it('is counted under keyed digests only', async () => {
    await sendFeedback(server.app, business.id);
    await setUpWith(owner, 'desk@birch.example.com');
    const { rows } = await server.ctx.pool.query<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(8);
    for (const { key } of rows) expect(key).toMatch(/^[a-z]+:[\w-]{43}$/);
  });
});

it('LIMITS=off turns the caps off', async () => {
  const other = await startTestServer({ LIMITS: 'off' });
  const { user, cookies } = await addSignedInOwner(other);
  const as = businessCalls(other.app, cookies);
  const { id } = (await as.create({ feedbackEmail: user.email })).json<{ id: number }>();
  for (let n = 0; n < 7; n += 1)
    expect((await sendTest(other.app, id, cookies)).statusCode).toBe(200);
  await other.close();
});

/** Leaves so many points of a cap's hourly window. */
async function useUp(cap: EmailCapName, of: string, left = 0): Promise<void> {
  const [hourly] = emailCapsOf(server.ctx.config.feedbackPerDay)[cap];
  if (!hourly) throw new Error(`There is no cap called ${cap}.`);
  const { points: most, seconds } = hourly;
  await server.ctx.pool.query(
    `insert into rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points`,
    [
      `${capPrefix(cap, seconds)}:${server.ctx.keys.digest('email-cap', of)}`,
      most - left,
      Date.now() + seconds * 1_000,
    ],
  );
}

async function points(prefix: string): Promise<number> {
  const { rows } = await server.ctx.pool.query<{ sum: string | null }>(
    `select sum(points) from rate_limits where key like $1`,
    [`${prefix}:%`],
  );
  return Number(rows[0]?.sum ?? 0);
}

function events(): Record<string, unknown>[] {
  return server.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>) // pino's own format
    .filter(({ securityEvent }) => securityEvent === 'limit-reached');
}
