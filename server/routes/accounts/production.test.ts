/** An installation on https: its cookies, and what ends up in the database, the log and emails. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, toSeconds } from '../../../contract/durations.ts';
import {
  cookiesOf,
  deactivate,
  forgotPassword,
  isSignedIn,
  login,
  logout,
  newestEmail,
  otherCode,
  register,
  resetByLink,
  verifyCode,
} from '../../testing/accounts.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { testPassword } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const publicUrl = 'https://reviews.example.com';
const fresh = 'eleven brown teapots';

let mailServer: MailServer;
let server: TestServer;
let count = 0;
let email: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({
    NODE_ENV: 'production',
    PUBLIC_URL: publicUrl,
    APP_SECRET: 'seven-green-bicycles-and-eleven-teapots',
    SMTP_URL: mailServer.url,
    ALLOW_PLAIN_SMTP: 'on',
  });
});

afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

beforeEach(() => {
  email = `newcomer${++count}@example.com`;
});

afterEach(() => {
  mailServer.behave('accept');
});

describe('cookies', () => {
  it('of a session are bound to this host and https, and hidden from scripts and other sites', async () => {
    const { email: known } = await server.addUser();
    const [cookie, browsers, ...more] = (await login(server.app, known)).cookies;
    expect(more).toEqual([]);
    expect(cookie).toEqual({
      name: '__Host-sid',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: toSeconds(30 * DAY),
    });
    const { value, ...attributes } = cookie ?? {};
    expect(browsers).toEqual({
      ...attributes,
      name: '__Host-known',
      value: expect.stringMatching(/^[\w-]{43}$/),
      maxAge: toSeconds(400 * DAY),
    });
    expect(browsers?.value).not.toBe(value);
  });

  it('of an admin’s session last a day', async () => {
    const { email: admin } = await server.addUser({ isAdmin: true });
    const [session] = (await login(server.app, admin)).cookies;
    expect(session).toMatchObject({ name: '__Host-sid', maxAge: toSeconds(DAY) });
  });

  it('of a registration have the same attributes and last as long as it does, a week', async () => {
    expect((await register(server.app, { email })).cookies).toEqual([
      {
        name: '__Host-reg',
        value: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        maxAge: 604_800,
      },
    ]);
  });

  it('are cleared with the name, path and attributes that they were set with', async () => {
    const user = await server.addUser();
    const cleared = { value: '', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' };
    const left = await logout(server.app, await server.signIn(user));
    const ended = await deactivate(server.app, user.id, await server.signIn(user));
    for (const { cookies } of [left, ended]) {
      expect(cookies).toMatchObject([{ name: '__Host-sid', ...cleared }]);
      expect(cookies[0]?.expires?.getTime()).toBeLessThan(Date.now());
    }
  });

  it('with plain http’s names are ignored', async () => {
    const { email: known } = await server.addUser();
    const planted = { sid: 'A'.repeat(43), reg: 'B'.repeat(43) };
    const answer = await login(server.app, known, testPassword, { cookies: planted });
    const cookies = { ...planted, ...cookiesOf(answer) };
    expect(await isSignedIn(server.app, cookies)).toBe(true);
    await logout(server.app, cookies);
    expect(await isSignedIn(server.app, cookies)).toBe(false);
  });
});

it('A-21 never reveals where an email can be read', async () => {
  const { email: known } = await server.addUser();
  const answers = [
    await register(server.app, { email }),
    await register(server.app, { email: known }),
    await forgotPassword(server.app, known),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/devEmailPreview|inbox/);
  }
});

it('forgot-password gives byte-identical responses for known and unknown addresses', async () => {
  const { email: known } = await server.addUser();
  const [one, other] = [
    await forgotPassword(server.app, known),
    await forgotPassword(server.app, 'nobody@example.com'),
  ];
  expect(other.body).toBe(one.body);
  expect(Object.keys(other.headers)).toEqual(Object.keys(one.headers));
});

it('emails links to PUBLIC_URL, whatever the Host header', async () => {
  const { email: known } = await server.addUser();
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  await forgotPassword(server.app, known, { headers });
  const { token } = await newestEmail(server.ctx, 'reset_password', known);
  await server.ctx.outbox.work();
  const sent = mailServer.received.find(({ recipients }) => recipients.includes(known));
  const texts = [sent?.parsed.text ?? '', sent?.parsed.html ?? ''];
  for (const text of texts) {
    expect(text).toContain(`${publicUrl}/reset-password?reset=${token}`);
    expect(text).not.toContain('evil.example');
  }
});

it('accepts registrations and resets without a mail server, and sends the emails once it is back', async () => {
  mailServer.behave({ refuse: 451, at: 'recipient' });
  expect((await register(server.app, { email })).statusCode).toBe(200);
  await server.ctx.outbox.work();
  expect(mailServer.received.some(({ recipients }) => recipients.includes(email))).toBe(false);
  mailServer.behave('accept');
  await server.ctx.pool.query('update outbox set next_attempt_at = created_at');
  await server.ctx.outbox.work();
  expect(mailServer.received.some(({ recipients }) => recipients.includes(email))).toBe(true);
});

it('stores no password, code, token or cookie in the database or the log', async () => {
  const registered = await register(server.app, { email });
  const verify = await newestEmail(server.ctx, 'verify_email', email);
  const reg = cookiesOf(registered);
  await verifyCode(server.app, email, otherCode(verify.code), { cookies: reg });
  const before = await everyRow();
  await verifyCode(server.app, email, verify.code, { cookies: reg });
  const sid = cookiesOf(await login(server.app, email));
  await login(server.app, email, 'not the password', { cookies: sid });
  await forgotPassword(server.app, email);
  const reset = await newestEmail(server.ctx, 'reset_password', email);
  await server.app.inject(`/reset-password?reset=${reset.token}`);
  const between = await everyRow();
  await resetByLink(server.app, reset.token, fresh);
  const after = await everyRow();

  const secrets = {
    password: testPassword,
    fresh,
    wrong: 'not the password',
    token: reset.token,
    session: sid['__Host-sid'] ?? '',
    binding: reg['__Host-reg'] ?? '',
  };
  const kept = [before, between, after, server.logLines.join('')].join('\n');
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length).toBeGreaterThan(10);
    expect(kept.includes(secret), what).toBe(false);
  }
  // Six digits could be part of any number, so codes are searched for as words.
  for (const code of [verify.code, reset.code]) {
    expect(kept).not.toMatch(new RegExp(`["' :=]${code}["' ,}]`));
  }
  expect(server.logLines.join('')).not.toContain(email);
});

/** Every row of every table as text. */
async function everyRow(): Promise<string> {
  const { pool } = server.ctx;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      JSON.stringify((await pool.query(`select * from "${name}"`)).rows),
    ),
  );
  return texts.join('\n');
}
