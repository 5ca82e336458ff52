import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../domain/accounts/sessions.ts';
import { forgotPassword, register, waitingEmails } from '../../testing/accounts.ts';
import { outboxRows } from '../../testing/outbox-rows.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
});

afterAll(() => server.close());

it('K-06 sends one email with a link and a code', async () => {
  const { email, name } = await server.addUser();
  await forgotPassword(server.app, ` ${email.toUpperCase()}`);
  expect(await waitingEmails(server.ctx, 'reset_password', email)).toEqual([
    {
      kind: 'reset_password',
      to: email,
      name,
      token: expect.stringMatching(/^[\w-]{43}$/),
      code: expect.stringMatching(/^\d{6}$/),
    },
  ]);
});

describe('C-23 gives the same response for every address, and writes a row for each', () => {
  it('known, unknown, awaiting its code, deactivated', async () => {
    const known = await server.addUser();
    const gone = await server.addUser({ isActive: false });
    await register(server.app, { email: 'waiting@example.com' });
    const seen: unknown[] = [];
    for (const email of [known.email, 'nobody@example.com', 'waiting@example.com', gone.email]) {
      const before = (await outboxRows(server.ctx)).length;
      const answer = await forgotPassword(server.app, email);
      const { devEmailPreview: _preview, ...body } = answer.json<Record<string, unknown>>();
      const rows = (await outboxRows(server.ctx)).length - before;
      seen.push({ status: answer.statusCode, headers: Object.keys(answer.headers), body, rows });
    }
    expect(seen).toEqual(seen.map(() => seen[0]));
    expect(seen[0]).toMatchObject({ status: 200, rows: 1 });
  });

  it('but emails only active accounts', async () => {
    const gone = await server.addUser({ isActive: false });
    await forgotPassword(server.app, gone.email);
    await forgotPassword(server.app, 'nobody@example.com');
    expect(await waitingEmails(server.ctx, 'reset_password', gone.email)).toEqual([]);
    expect(await waitingEmails(server.ctx, 'reset_password', 'nobody@example.com')).toEqual([]);
  });
});

it('says that the email is sent only to someone signed in to that account', async () => {
  const own = await server.addUser();
  const other = await server.addUser();
  const cookies = { sid: await beginSession(server.ctx, own, own.sessionEpoch) };
  const answers = [own.email, other.email, 'nobody@example.com'].map((email) =>
    forgotPassword(server.app, email, { cookies }),
  );
  const messages = (await Promise.all(answers)).map(
    (one) => one.json<{ message: string }>().message,
  );
  expect(messages[0]).toBe('Check your inbox for a link and a code to choose a new password.');
  expect(messages[1]).toMatch(/^If there's an account for this email address/);
  expect(messages[2]).toBe(messages[1]);
});

it('emails the stored address, not the typed one', async () => {
  const { email } = await server.addUser({ email: 'anna@example.com' });
  for (const typed of [
    'anna@example.com, eve@evil.example',
    'anna@example.com\neve@evil.example',
  ]) {
    expect((await forgotPassword(server.app, typed)).statusCode).toBe(400);
  }
  expect(await waitingEmails(server.ctx, 'reset_password', email)).toEqual([]);
});

it('leaves the sessions and the password unchanged', async () => {
  const user = await server.addUser();
  const cookies = await server.signIn(user);
  await forgotPassword(server.app, user.email);
  expect((await server.app.inject({ url: '/api/user', cookies })).statusCode).toBe(200);
});
