/**
 * A stranger who registers another person's address must not choose its password, in whatever order the two
 * register and whatever limits the stranger uses up. The rate limits are on.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../contract/durations.ts';
import {
  cookiesOf,
  forgotPassword,
  login,
  newestEmail,
  otherCode,
  register,
  resetByLink,
  verifyCode,
  verifyWithPassword,
  waitingEmails,
} from '../../testing/accounts.ts';
import { anywhere } from '../../testing/anywhere.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const strangers = 'what the attacker wants';
const own = 'seven green bicycles';
const chosen = 'eleven brown teapots';
const start = new Date('2026-11-21T10:00:00Z');
const passwordRequired = { code: 'password_required' };

let server: TestServer;
let clock: Date;
let count = 0;
/** An unregistered address, which a stranger types too. */
let email: string;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(() => {
  clock = start;
  email = `newcomer${++count}@example.com`;
});

describe('a stranger who uses up the emails of an address', () => {
  it.each([
    ['in one browser, so that one attempt is open', true],
    ['in several browsers', false],
  ])('%s, does not choose its password', async (_how, isOneBrowser) => {
    let cookies = {};
    for (let time = 0; time < 3; time += 1) {
      const answer = await strangerRegisters(cookies);
      expect(answer.statusCode).toBe(200);
      if (isOneBrowser) cookies = cookiesOf(answer);
    }
    const refused = await register(server.app, { email, password: own }, anywhere());
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      message:
        "We've already sent several emails to this address. If the newest one has a code that's still valid, enter it on the Verify tab, where we may ask you to choose your password again. Otherwise, reset your password or try again later.",
    });
    const code = await newestCode();
    const answer = await verifyCode(server.app, email, code, anywhere());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(passwordRequired);
    expect((await login(server.app, email, strangers, anywhere())).statusCode).not.toBe(200);
    const verified = await choose(code);
    expect(verified.statusCode).toBe(200);
    await expectOnly(chosen, 'Nora Newcomer');
  });

  it('and waits until the codes have expired, cannot keep its owner out: a reset still works', async () => {
    for (let time = 0; time < 3; time += 1) await strangerRegisters();
    clock = new Date(start.getTime() + 11 * MINUTE);
    expect((await register(server.app, { email, password: own }, anywhere())).statusCode).toBe(429);
    expect((await forgotPassword(server.app, email, anywhere())).statusCode).toBe(200);
    const { token } = await newestEmail(server.ctx, 'reset_password', email);
    expect((await resetByLink(server.app, token, chosen, anywhere())).statusCode).toBe(200);
    await expectOnly(chosen, `Newcomer${count}`);
  });
});

describe('while there are two attempts', () => {
  it('a third browser has to choose a password, whoever registered first', async () => {
    for (const isStrangerFirst of [true, false]) {
      email = `newcomer${++count}@example.com`;
      const both = [() => strangerRegisters(), () => ownerRegisters()];
      for (const attempt of isStrangerFirst ? both : both.toReversed()) await attempt();
      const code = await newestCode();
      expect((await verifyCode(server.app, email, code, anywhere())).json()).toMatchObject(
        passwordRequired,
      );
      expect((await choose(code)).statusCode).toBe(200);
      await expectOnly(chosen, 'Nora Newcomer');
    }
  });

  it('the person who types the stranger’s newer code where they registered is asked too', async () => {
    const cookies = cookiesOf(await ownerRegisters());
    await strangerRegisters();
    const code = await newestCode();
    const given = { ...anywhere(), cookies };
    expect((await verifyCode(server.app, email, code, given)).json()).toMatchObject(
      passwordRequired,
    );
    expect((await choose(code, {}, cookies)).statusCode).toBe(200);
    await expectOnly(chosen, 'Nora Newcomer');
  });

  it('the browser that registered needs nothing but its own code', async () => {
    const cookies = cookiesOf(await ownerRegisters());
    const code = await newestCode();
    await strangerRegisters();
    const given = { ...anywhere(), cookies };
    expect((await verifyCode(server.app, email, code, given)).statusCode).toBe(200);
    await expectOnly(own, 'Nora Newcomer');
  });

  it('the first one counts for seven days, even though its code has expired', async () => {
    await ownerRegisters();
    clock = new Date(start.getTime() + 6 * DAY);
    await strangerRegisters();
    const code = await newestCode();
    expect((await verifyCode(server.app, email, code, anywhere())).json()).toMatchObject(
      passwordRequired,
    );
  });

  it('a name that nobody chose in this browser is not taken from the stranger’s attempt', async () => {
    await ownerRegisters();
    await strangerRegisters();
    const code = await newestCode();
    expect((await choose(code, { name: undefined })).statusCode).toBe(200);
    await expectOnly(chosen, `Newcomer${count}`);
  });
});

describe('a right code that needs a password', () => {
  it('stays valid, however often the page is asked for one', async () => {
    await ownerRegisters();
    await strangerRegisters();
    const code = await newestCode();
    for (let time = 0; time < 7; time += 1) {
      const answer = await verifyCode(server.app, email, code, anywhere());
      expect(answer.json()).toMatchObject(passwordRequired);
    }
    expect((await choose(code)).statusCode).toBe(200);
  });

  it('is not told apart from a wrong one by a weak password, which uses up no attempt', async () => {
    await ownerRegisters();
    await strangerRegisters();
    const code = await newestCode();
    for (let time = 0; time < 7; time += 1) {
      for (const typed of [code, otherCode(code)]) {
        const answer = await choose(typed, { password: 'password1' });
        expect(answer.json()).toMatchObject({ fields: { password: expect.any(String) } });
      }
    }
    expect((await choose(code)).statusCode).toBe(200);
  });

  it('a wrong code is just wrong, with or without a password', async () => {
    await ownerRegisters();
    await strangerRegisters();
    const code = otherCode(await newestCode());
    for (const answer of [
      await verifyCode(server.app, email, code, anywhere()),
      await choose(code),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'not_proven' });
    }
  });
});

it('a single attempt is verified by email and code alone, or with another password', async () => {
  await ownerRegisters();
  expect((await verifyCode(server.app, email, await newestCode(), anywhere())).statusCode).toBe(
    200,
  );
  await expectOnly(own, 'Nora Newcomer');
  email = `newcomer${++count}@example.com`;
  await ownerRegisters();
  expect((await choose(await newestCode(), { name: undefined })).statusCode).toBe(200);
  await expectOnly(chosen, 'Nora Newcomer');
});

it('a registered and an unknown address get the same answers to all of this', async () => {
  const { email: registered } = await server.addUser();
  const answers = await Promise.all(
    [registered, email].map(async (address) => {
      const seen = [];
      for (let time = 0; time < 4; time += 1) {
        seen.push(await register(server.app, { email: address, password: own }, anywhere()));
      }
      const body = { email: address, code: '-', name: 'Nora', password: chosen };
      seen.push(await verifyCode(server.app, address, '-', anywhere()));
      seen.push(await verifyWithPassword(server.app, body, anywhere()));
      return seen.map(({ statusCode, body: text }) => ({
        statusCode,
        text: text.replaceAll(address, '').replace(/"devEmailPreview":"[^"]*"/, ''),
      }));
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

function strangerRegisters(cookies: Record<string, string> = {}) {
  const given = { ...anywhere(), cookies };
  return register(server.app, { email, name: 'Mallory', password: strangers }, given);
}

function ownerRegisters() {
  return register(server.app, { email, password: own }, anywhere());
}

function choose(code: string, changes: object = {}, cookies: Record<string, string> = {}) {
  const body = { email, code, name: 'Nora Newcomer', password: chosen, ...changes };
  return verifyWithPassword(server.app, body, { ...anywhere(), cookies });
}

async function newestCode(): Promise<string> {
  return (await waitingEmails(server.ctx, 'verify_email', email)).at(-1)?.code ?? '';
}

/** Whether this is the account's password, and the stranger's isn't. */
async function expectOnly(password: string, name: string): Promise<void> {
  for (const other of [strangers, own, chosen].filter((one) => one !== password)) {
    expect((await login(server.app, email, other, anywhere())).statusCode).toBe(401);
  }
  expect((await login(server.app, email, password, anywhere())).json()).toMatchObject({ name });
}
