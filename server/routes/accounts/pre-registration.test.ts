import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  login,
  newestEmail,
  otherCode,
  register,
  verifyCode,
  waitingEmails,
} from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const attackersPassword = 'what the attacker wants';
const passwordRequired = { code: 'password_required' };

let server: TestServer;
let count = 0;
/** An unregistered address, which an attacker types too. */
let email: string;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
});

afterAll(() => server.close());

beforeEach(() => {
  email = `newcomer${++count}@example.com`;
});

describe('accepts only a password from the person who reads the email', () => {
  it('when an attacker registers another person’s address first', async () => {
    await register(server.app, { email, name: 'Mallory', password: attackersPassword });
    const own = await register(server.app, { email });
    const { code } = await newestEmail(server.ctx, 'verify_email', email);
    expect(
      (await verifyCode(server.app, email, code, { cookies: cookiesOf(own) })).statusCode,
    ).toBe(200);
    await expectOwnAccount();
  });

  it('when the attacker does so afterwards', async () => {
    const own = await register(server.app, { email });
    const { code } = await newestEmail(server.ctx, 'verify_email', email);
    await register(server.app, { email, name: 'Mallory', password: attackersPassword });
    expect(
      (await verifyCode(server.app, email, code, { cookies: cookiesOf(own) })).statusCode,
    ).toBe(200);
    await expectOwnAccount();
  });

  it('when the person types the attacker’s code in their own browser', async () => {
    const own = await register(server.app, { email });
    await register(server.app, { email, password: attackersPassword });
    const { code } = await newestEmail(server.ctx, 'verify_email', email);
    const answer = await verifyCode(server.app, email, code, { cookies: cookiesOf(own) });
    expect(answer.json()).toMatchObject(passwordRequired);
  });

  it('when there are two attempts and a third browser cannot tell which is meant', async () => {
    await register(server.app, { email });
    await register(server.app, { email, password: attackersPassword });
    const emails = await waitingEmails(server.ctx, 'verify_email', email);
    const answers = [];
    for (const { code } of emails) answers.push((await verifyCode(server.app, email, code)).json());
    // Elsewhere than where they registered, only the newest code counts.
    expect(answers).toMatchObject([{ code: 'not_proven' }, passwordRequired]);
  });

  it('when the attacker’s browser sends a binding for another address', async () => {
    const theirs = await register(server.app, { email: `mallory-${email}` });
    await register(server.app, { email });
    const { code } = await newestEmail(server.ctx, 'verify_email', email);
    const cookies = cookiesOf(theirs);
    // The same as no binding: there is one attempt, and the code is right.
    expect((await verifyCode(server.app, email, otherCode(code), { cookies })).statusCode).toBe(
      400,
    );
    expect((await verifyCode(server.app, email, code, { cookies })).statusCode).toBe(200);
  });

  async function expectOwnAccount(): Promise<void> {
    expect((await login(server.app, email, attackersPassword)).statusCode).toBe(401);
    expect((await login(server.app, email)).json()).toMatchObject({ name: 'Nora Newcomer' });
  }
});

it('replaces the attempt of the same browser, so that another one can confirm the last', async () => {
  const first = await register(server.app, { email });
  await register(server.app, { email }, { cookies: cookiesOf(first) });
  const [old, current] = await waitingEmails(server.ctx, 'verify_email', email);
  expect((await verifyCode(server.app, email, old?.code ?? '')).statusCode).toBe(400);
  expect((await verifyCode(server.app, email, current?.code ?? '')).statusCode).toBe(200);
});
