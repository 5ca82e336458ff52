import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountData, type AccountData } from '../../../../contract/account-data.ts';
import { addCount } from '../../../db/business-counts.ts';
import type { UserRow } from '../../../db/users.ts';
import { login } from '../../../testing/accounts.ts';
import { downloadData, requestEmailChange } from '../../../testing/own-account.ts';
import { setUpApp, setUpPasskey } from '../../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const now = new Date('2026-11-21T10:00:00Z');

let server: TestServer;
let user: UserRow;
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'http://reviews.example.com' }, { now: () => now });
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addUser();
  cookies = await server.signIn(user);
});

it('is a file that no cache keeps', async () => {
  const { statusCode, headers } = await downloadData(server.app, cookies);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="fourgood-data-2026-11-21.json"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('takes the password, and is limited', async () => {
  const wrong = await downloadData(server.app, cookies, 'not my password');
  expect(wrong.json()).toMatchObject({ code: 'wrong_password' });
  for (let times = 0; times < 10; times += 1) await downloadData(server.app, cookies);
  expect((await downloadData(server.app, cookies)).statusCode).toBe(429);
});

it('contains the account, and what belongs to it', async () => {
  await login(server.app, user.email);
  await setUpPasskey(server.app, cookies);
  await setUpApp(server.app, cookies, now);
  await requestEmailChange(server.app, cookies, 'new@maple.example.com');
  const business = await server.addBusiness({
    userId: user.id,
    categories: ['Dental clinic', 'Orthodontist'],
    city: 'Sacramento',
  });
  await addCount(server.ctx.db, business.id, 'draft', '2026-11-20', 3);
  await addCount(server.ctx.db, business.id, 'google_click', '2026-11-20', 2);
  await addCount(server.ctx.db, business.id, 'draft', '2026-11-19');
  const data = await read();
  expect(data.account).toMatchObject({
    id: user.id,
    name: user.name,
    email: user.email,
    pendingEmail: 'new@maple.example.com',
  });
  expect(data.twoStepSignIn).toMatchObject({
    passkeys: [{ name: 'My phone' }],
    authenticatorApp: { addedAt: now.toISOString() },
    recoveryCodesLeft: 10,
  });
  expect(data.sessions).toMatchObject([{ browser: 'Unknown browser', isCurrent: true }]);
  expect(data.knownBrowsers).toHaveLength(1);
  expect(data.confirmedFeedbackAddresses).toMatchObject([{ email: business.feedbackEmail }]);
  expect(data.businesses).toMatchObject([
    {
      name: business.name,
      reviewPage: `http://reviews.example.com/thumbs-up-down/${business.slug}`,
      categories: ['Dental clinic', 'Orthodontist'],
      city: 'Sacramento',
      feedbackEmail: business.feedbackEmail,
      googleLink: business.reviewUrl,
      days: [
        { day: '2026-11-19', drafts: 1, googleClicks: 0, facebookClicks: 0 },
        { day: '2026-11-20', drafts: 3, googleClicks: 2, facebookClicks: 0 },
      ],
    },
  ]);
});

it('contains no secret, no keyword phrases, and nothing of anybody else', async () => {
  await setUpApp(server.app, cookies, now);
  const { secret } = await setUpApp(server.app, cookies, now).catch(() => ({ secret: 'none' }));
  await server.addBusiness({ userId: user.id, keywords: [{ keyword: 'zebra', isLocalSeo: true }] });
  const theirs = await server.addBusiness({ name: 'Somebody Else’s' });
  const { body } = await downloadData(server.app, cookies);
  for (const word of [
    'zebra',
    secret,
    theirs.name,
    'argon2',
    user.passwordHash ?? '',
    cookies['sid'] ?? '',
  ])
    expect(body).not.toContain(word);
  const { rows } = await server.ctx.pool.query<{ token_hash: string }>('select * from sessions');
  for (const { token_hash: hash } of rows) expect(body).not.toContain(hash);
});

it('contains every one of very many businesses, in order', async () => {
  await server.ctx.pool.query(
    `insert into businesses (user_id, name, search_text)
     select $1, 'Place ' || n, '' from generate_series(1, 120) n`,
    [user.id],
  );
  const { businesses } = await read();
  expect(businesses.map(({ name }) => name)).toEqual(
    Array.from({ length: 120 }, (_, index) => `Place ${index + 1}`),
  );
});

/** What was downloaded: exactly what the contract lists. */
async function read(): Promise<AccountData> {
  const { body } = await downloadData(server.app, cookies);
  const data: unknown = JSON.parse(body);
  expect(accountData.parse(data)).toEqual(data);
  expect(body).toBe(`${JSON.stringify(data, null, 2)}\n`);
  return z.parse(accountData, data);
}
