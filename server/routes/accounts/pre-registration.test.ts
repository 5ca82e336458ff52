import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  login,
  newestMail,
  otherCode,
  register,
  verifyCode,
  waitingMails,
} from '../../testing/accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const strangersPassword = 'what the stranger wants';

let server: TestServer;
let count = 0;
/** An address that nobody has registered, and that a stranger types too. */
let email: string;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
});

afterAll(() => server.close());

beforeEach(() => {
  email = `newcomer${++count}@example.com`;
});

describe('lets nobody’s password count who does not read the mail', () => {
  it('when a stranger registers somebody else’s address first', async () => {
    await register(server.app, { email, name: 'Mallory', password: strangersPassword });
    const own = await register(server.app, { email });
    const { code } = await newestMail(server.ctx, 'verify_email', email);
    expect(
      (await verifyCode(server.app, email, code, { cookies: cookiesOf(own) })).statusCode,
    ).toBe(200);
    await expectOwnAccount();
  });

  it('when the stranger does so afterwards', async () => {
    const own = await register(server.app, { email });
    const { code } = await newestMail(server.ctx, 'verify_email', email);
    await register(server.app, { email, name: 'Mallory', password: strangersPassword });
    expect(
      (await verifyCode(server.app, email, code, { cookies: cookiesOf(own) })).statusCode,
    ).toBe(200);
    await expectOwnAccount();
  });

  it('when the person types the stranger’s code in their own browser', async () => {
    const own = await register(server.app, { email });
    await register(server.app, { email, password: strangersPassword });
    const { code } = await newestMail(server.ctx, 'verify_email', email);
    expect(
      (await verifyCode(server.app, email, code, { cookies: cookiesOf(own) })).statusCode,
    ).toBe(400);
  });

  it('when there are two attempts and a third browser has to guess which is meant', async () => {
    await register(server.app, { email });
    await register(server.app, { email, password: strangersPassword });
    for (const { code } of await waitingMails(server.ctx, 'verify_email', email)) {
      expect((await verifyCode(server.app, email, code)).statusCode).toBe(400);
    }
  });

  it('when the stranger’s browser brings a binding for another address', async () => {
    const theirs = await register(server.app, { email: `mallory-${email}` });
    await register(server.app, { email });
    const { code } = await newestMail(server.ctx, 'verify_email', email);
    const cookies = cookiesOf(theirs);
    // As good as none: there is one attempt, and the code is right.
    expect((await verifyCode(server.app, email, otherCode(code), { cookies })).statusCode).toBe(
      400,
    );
    expect((await verifyCode(server.app, email, code, { cookies })).statusCode).toBe(200);
  });

  async function expectOwnAccount(): Promise<void> {
    expect((await login(server.app, email, strangersPassword)).statusCode).toBe(401);
    expect((await login(server.app, email)).json()).toMatchObject({ name: 'Nora Newcomer' });
  }
});

it('replaces the attempt of the same browser, so that another one can confirm the last', async () => {
  const first = await register(server.app, { email });
  await register(server.app, { email }, { cookies: cookiesOf(first) });
  const [old, current] = await waitingMails(server.ctx, 'verify_email', email);
  expect((await verifyCode(server.app, email, old?.code ?? '')).statusCode).toBe(400);
  expect((await verifyCode(server.app, email, current?.code ?? '')).statusCode).toBe(200);
});
