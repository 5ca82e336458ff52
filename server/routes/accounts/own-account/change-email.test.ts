import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '../../../../contract/durations.ts';
import { findFeedbackRecipient } from '../../../db/feedback-addresses.ts';
import type { UserRow } from '../../../db/users.ts';
import {
  deactivate,
  forgotPassword,
  isSignedIn,
  login,
  newestEmail,
  register,
  resetByLink,
  verifyCode,
  waitingEmails,
} from '../../../testing/accounts.ts';
import {
  after,
  cancelEmailChange,
  confirmEmail,
  newAddressToken,
  otherPassword,
  readEmailChange,
  readEmailLink,
  requestEmailChange,
  setNewPassword,
} from '../../../testing/own-account.ts';
import { testPassword } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

type Cookies = Record<string, string>;

const start = new Date('2026-11-21T10:00:00Z');

let clock: Date;
let server: TestServer;
let user: UserRow;
let cookies: Cookies;
let count = 0;
/** An address that nobody has. */
let free: string;

beforeAll(async () => {
  const settings = { LIMITS: 'off', ADMIN_EMAIL: 'Root@example.com' };
  server = await startTestServer(settings, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  free = `new-${(count += 1)}@maple.example.com`;
  user = await server.addUser();
  cookies = await server.signIn(user);
});

describe('asking for it', () => {
  it('emails the new address a link, and changes nothing yet', async () => {
    const answer = await requestEmailChange(server.app, cookies, free);
    const expiresAt = hoursLater(24).toISOString();
    const pendingEmail = { email: free, expiresAt, isExpired: false, isOutdated: false };
    expect(answer.json()).toEqual({ pendingEmail });
    expect((await readEmailChange(server.app, cookies)).json()).toEqual({ pendingEmail });
    expect(await waitingEmails(server.ctx, 'confirm_email', free)).toHaveLength(1);
    expect(await addressOf(user)).toBe(user.email);
  });

  it('takes the password, at its field', async () => {
    const answer = await requestEmailChange(server.app, cookies, free, 'not my password');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'wrong_password', fields: { password: /./ } });
    expect(await waitingEmails(server.ctx, 'confirm_email', free)).toEqual([]);
  });

  it('is refused for the account’s own address', async () => {
    const answer = await requestEmailChange(server.app, cookies, user.email.toUpperCase());
    expect(answer.json()).toMatchObject({ fields: { email: 'That’s already your email address' } });
  });

  it('answers the same for an address that has an account, whose owner is told', async () => {
    const holder = await server.addUser();
    const taken = await requestEmailChange(server.app, cookies, holder.email);
    const other = await requestEmailChange(server.app, cookies, free);
    const without = (text: string) => text.replace(/"email":"[^"]*"/, '');
    expect(without(taken.body)).toBe(without(other.body));
    expect(taken.json()).toMatchObject({ pendingEmail: { email: holder.email } });
    expect(await waitingEmails(server.ctx, 'confirm_email', holder.email)).toEqual([]);
    expect(await waitingEmails(server.ctx, 'email_taken', holder.email)).toEqual([
      { kind: 'email_taken', to: holder.email, name: holder.name },
    ]);
  });

  it('queues one row for a deactivated account’s address, and emails nobody', async () => {
    const holder = await server.addUser({ isActive: false });
    const before = await outboxSize();
    await requestEmailChange(server.app, cookies, holder.email);
    expect(await outboxSize()).toBe(before + 1);
    expect(await waitingEmails(server.ctx, 'email_taken', holder.email)).toEqual([]);
  });

  it('again ends the earlier link; canceling ends it, too', async () => {
    await requestEmailChange(server.app, cookies, free);
    const first = await newAddressToken(server, free);
    await requestEmailChange(server.app, cookies, `other-${free}`);
    const second = await newAddressToken(server, `other-${free}`);
    expect((await readEmailLink(server.app, first, cookies)).state).toBe('replaced');
    expect((await confirmEmail(server.app, { token: first }, { cookies })).statusCode).toBe(400);
    const canceled = await cancelEmailChange(server.app, cookies);
    expect(canceled.json()).toEqual({ pendingEmail: null });
    expect((await readEmailLink(server.app, second, cookies)).state).toBe('replaced');
    expect(await addressOf(user)).toBe(user.email);
  });

  it('says that the link has expired until it is canceled or asked for again', async () => {
    await requestEmailChange(server.app, cookies, free);
    clock = new Date(hoursLater(24).getTime() - 1);
    expect(await readPending()).toMatchObject({ email: free, isExpired: false });
    clock = hoursLater(24);
    expect(await readPending()).toEqual({
      email: free,
      expiresAt: hoursLater(24).toISOString(),
      isExpired: true,
      isOutdated: false,
    });
    await requestEmailChange(server.app, cookies, free);
    expect(await readPending()).toMatchObject({ email: free, isExpired: false });
    clock = hoursLater(48);
    expect(await readPending()).toMatchObject({ isExpired: true });
    await cancelEmailChange(server.app, cookies);
    expect(await readPending()).toBeNull();
  });

  it('says that a new password ended the link until it is canceled or asked for again', async () => {
    await requestEmailChange(server.app, cookies, free);
    cookies = after(cookies, await setNewPassword(server.app, cookies));
    expect(await readPending()).toMatchObject({ email: free, isExpired: false, isOutdated: true });
    await requestEmailChange(server.app, cookies, free, otherPassword);
    expect(await readPending()).toMatchObject({ isOutdated: false });
    cookies = after(
      cookies,
      await setNewPassword(server.app, cookies, {
        currentPassword: otherPassword,
        password: testPassword,
      }),
    );
    expect(await readPending()).toMatchObject({ isOutdated: true });
    await cancelEmailChange(server.app, cookies);
    expect(await readPending()).toBeNull();
  });

  it('twice at the same moment leaves one link that works', async () => {
    const other = await server.addProcess();
    await Promise.all([
      requestEmailChange(server.app, cookies, free),
      requestEmailChange(other.app, cookies, free),
    ]);
    const emails = await waitingEmails(server.ctx, 'confirm_email', free);
    const links = emails.map(({ token }) => readEmailLink(server.app, token, cookies));
    const states = (await Promise.all(links)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['open', 'replaced']);
  });
});

describe('confirming it', () => {
  let token: string;

  beforeEach(async () => {
    await requestEmailChange(server.app, cookies, free);
    token = await newAddressToken(server, free);
  });

  it('in this browser changes the address people log in with, and tells the old one', async () => {
    expect(await readEmailLink(server.app, token, cookies)).toEqual({
      state: 'open',
      email: free,
      needsPassword: false,
    });
    const answer = await confirmEmail(server.app, { token }, { cookies });
    expect(answer.json()).toEqual({ state: 'confirmed', email: free, needsPassword: false });
    expect((await login(server.app, user.email)).statusCode).toBe(401);
    expect((await login(server.app, free)).statusCode).toBe(200);
    expect(await waitingEmails(server.ctx, 'email_changed', user.email)).toEqual([
      { kind: 'email_changed', to: user.email, name: user.name, newAddress: free },
    ]);
    const line = server.logLines.findLast((one) => one.includes('email-changed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ userId: user.id });
  });

  it('keeps this session under a new token, and ends all others', async () => {
    const phone = await server.signIn(user);
    const fresh = after(cookies, await confirmEmail(server.app, { token }, { cookies }));
    const [here, old, elsewhere] = [fresh, cookies, phone].map((one) =>
      isSignedIn(server.app, one),
    );
    expect([await here, await old, await elsewhere]).toEqual([true, false, false]);
    const read = await server.app.inject({ url: '/api/user', cookies: fresh });
    expect(read.json()).toMatchObject({ id: user.id, email: free });
  });

  it('elsewhere takes the password: a stranger at a mistyped address has none', async () => {
    expect(await readEmailLink(server.app, token)).toMatchObject({ needsPassword: true });
    const stranger = await server.signIn(await server.addUser());
    for (const caller of [{}, stranger]) {
      const without = await confirmEmail(server.app, { token }, { cookies: caller });
      expect(without.json()).toMatchObject({ code: 'wrong_password' });
      const wrong = { token, password: 'not my password' };
      const guessed = await confirmEmail(server.app, wrong, { cookies: caller });
      expect(guessed.json()).toMatchObject({ code: 'wrong_password' });
    }
    expect(await addressOf(user)).toBe(user.email);
    const answer = await confirmEmail(server.app, { token, password: testPassword });
    expect(answer.json()).toMatchObject({ state: 'confirmed' });
    expect(answer.cookies, 'it signs nobody in').toEqual([]);
    expect(await isSignedIn(server.app, cookies)).toBe(false);
    expect(await addressOf(user)).toBe(free);
  });

  it('twice, also at the same moment, does it once', async () => {
    const other = await server.addProcess();
    const body = { token, password: testPassword };
    const answers = await Promise.all([
      confirmEmail(server.app, body),
      confirmEmail(other.app, body),
    ]);
    answers.push(await confirmEmail(server.app, body));
    expect(answers.map((answer) => answer.json<{ state: string }>().state)).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
    ]);
    expect(await waitingEmails(server.ctx, 'email_changed', user.email)).toHaveLength(1);
  });

  it('ends what was emailed to the old address, which anybody can register then', async () => {
    await forgotPassword(server.app, user.email);
    const reset = (await newestEmail(server.ctx, 'reset_password', user.email)).token;
    await confirmEmail(server.app, { token }, { cookies });
    expect((await resetByLink(server.app, reset, 'three silver spoons')).statusCode).toBe(400);
    await register(server.app, { email: user.email });
    const { code } = await newestEmail(server.ctx, 'verify_email', user.email);
    expect((await verifyCode(server.app, user.email, code)).statusCode).toBe(200);
    expect(await addressOf(user)).toBe(free);
  });

  it('replaces a registration of that address that nobody verified', async () => {
    await register(server.app, { email: free });
    const { code } = await newestEmail(server.ctx, 'verify_email', free);
    expect((await confirmEmail(server.app, { token }, { cookies })).statusCode).toBe(200);
    expect((await verifyCode(server.app, free, code)).statusCode).toBe(400);
    expect((await login(server.app, free)).statusCode).toBe(200);
  });

  it('fails if the address got its own account in the meantime', async () => {
    await register(server.app, { email: free });
    const { code } = await newestEmail(server.ctx, 'verify_email', free);
    await verifyCode(server.app, free, code);
    expect(await readEmailLink(server.app, token, cookies)).toMatchObject({ state: 'taken' });
    const answer = await confirmEmail(server.app, { token }, { cookies });
    expect(answer.json()).toMatchObject({ code: 'not_proven' });
    expect(answer.json<{ message: string }>().message).toContain('another account');
    expect(await addressOf(user)).toBe(user.email);
  });

  it('of one address for two accounts succeeds for one', async () => {
    const rival = await server.addUser();
    const theirs = await server.signIn(rival);
    await requestEmailChange(server.app, theirs, free);
    const second = await newAddressToken(server, free);
    const answers = await Promise.all([
      confirmEmail(server.app, { token }, { cookies }),
      confirmEmail(server.app, { token: second }, { cookies: theirs }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 400]);
  });

  it.each([
    ['a day later', 'expired', async () => void (clock = hoursLater(24))],
    ['after a new password', 'outdated', () => setNewPassword(server.app, cookies)],
    ['after a reset by email', 'outdated', () => resetPassword()],
    ['for a deactivated account', 'unknown', () => deactivate(server.app, user.id, cookies)],
  ])('fails %s: %s', async (_when, state, happens) => {
    await happens();
    expect(await readEmailLink(server.app, token)).toEqual({
      state,
      email: null,
      needsPassword: false,
    });
    const answer = await confirmEmail(server.app, { token, password: testPassword });
    expect(answer.json()).toMatchObject({ code: 'not_proven' });
    expect(await addressOf(user)).toBe(user.email);
  });

  it.each([
    ['set in the account', () => setNewPassword(server.app, cookies)],
    ['reset by email', () => resetPassword()],
  ])('that a new password ended is named in its email: %s', async (_how, happens) => {
    await happens();
    expect(await waitingEmails(server.ctx, 'password_changed', user.email)).toMatchObject([
      { endedAddress: free },
    ]);
  });

  it('that had expired is not named in the email about a new password', async () => {
    clock = hoursLater(24);
    await resetPassword();
    const [email] = await waitingEmails(server.ctx, 'password_changed', user.email);
    expect(email).not.toHaveProperty('endedAddress');
  });

  it('fails with any other token', async () => {
    expect((await readEmailLink(server.app, `${token}x`)).state).toBe('unknown');
    const hash = await server.ctx.pool.query('select token_hash from email_changes');
    expect(JSON.stringify(hash.rows)).not.toContain(token);
  });
});

describe('feedback', () => {
  it('for businesses without an address of their own follows the account', async () => {
    const business = await server.addBusiness({ userId: user.id, feedbackEmail: null });
    await change();
    expect(await goesTo(business.id)).toBe(free);
  });

  it('for a business that names the old address follows the account, too', async () => {
    const feedbackEmail = user.email.replace('o', 'O');
    const business = await server.addBusiness({ userId: user.id, feedbackEmail });
    await change();
    expect(await goesTo(business.id)).toBe(free);
    const { rows } = await server.ctx.pool.query(
      'select email from confirmed_addresses where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([]);
  });

  it('for other addresses stays as it was; the old address is not kept for nothing', async () => {
    const business = await server.addBusiness({ userId: user.id });
    await change();
    expect(await goesTo(business.id)).toBe(business.feedbackEmail);
    const { rows } = await server.ctx.pool.query(
      'select email from confirmed_addresses where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ email: business.feedbackEmail }]);
  });
});

describe('admins', () => {
  it('see and find the new address in their list', async () => {
    await change();
    const admin = await server.signIn(await server.addOwner({ isAdmin: true }));
    const url = `/api/admin/users?search=${encodeURIComponent(free)}`;
    const answer = await server.app.inject({ url, cookies: admin });
    expect(answer.json()).toMatchObject([{ id: user.id, email: free }]);
  });

  it('keep their rights with another address', async () => {
    const admin = await server.addUser({ isAdmin: true });
    cookies = await server.signIn(admin);
    await change();
    expect(await isAdmin(admin)).toBe(true);
  });

  it('are not made by taking the address of ADMIN_EMAIL: no link goes there', async () => {
    const answer = await requestEmailChange(server.app, cookies, 'root@example.com');
    expect(answer.statusCode).toBe(200);
    expect(await waitingEmails(server.ctx, 'confirm_email', 'root@example.com')).toEqual([]);
    const admin = await server.addUser({ isAdmin: true });
    const theirs = await server.signIn(admin);
    await requestEmailChange(server.app, theirs, 'root@example.com');
    const token = await newAddressToken(server, 'root@example.com');
    await confirmEmail(server.app, { token }, { cookies: theirs });
    expect(await addressOf(admin)).toBe('root@example.com');
  });
});

/** Changes the address to `free`. */
async function change(): Promise<void> {
  await requestEmailChange(server.app, cookies, free);
  const token = await newAddressToken(server, free);
  expect((await confirmEmail(server.app, { token }, { cookies })).statusCode).toBe(200);
}

async function resetPassword(): Promise<void> {
  await forgotPassword(server.app, user.email);
  const { token } = await newestEmail(server.ctx, 'reset_password', user.email);
  expect((await resetByLink(server.app, token, testPassword)).statusCode).toBe(200);
}

async function addressOf({ id }: UserRow): Promise<string | undefined> {
  const { rows } = await server.ctx.pool.query<{ email: string }>(
    'select email from users where id = $1',
    [id],
  );
  return rows[0]?.email;
}

async function isAdmin({ id }: UserRow): Promise<boolean | undefined> {
  const { rows } = await server.ctx.pool.query<{ is_admin: boolean }>(
    'select is_admin from users where id = $1',
    [id],
  );
  return rows[0]?.is_admin;
}

async function goesTo(businessId: number): Promise<string | undefined> {
  return (await findFeedbackRecipient(server.ctx.db, businessId))?.goesTo;
}

async function outboxSize(): Promise<number> {
  const { rows } = await server.ctx.pool.query<{ size: number }>(
    'select count(*)::int as size from outbox',
  );
  return rows[0]?.size ?? 0;
}

async function readPending(): Promise<unknown> {
  const answer = await readEmailChange(server.app, cookies);
  return answer.json<{ pendingEmail: unknown }>().pendingEmail;
}

function hoursLater(hours: number): Date {
  return new Date(start.getTime() + hours * HOUR);
}
