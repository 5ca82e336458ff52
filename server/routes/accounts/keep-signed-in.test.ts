import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY, HOUR, SECOND, toSeconds } from '../../../contract/durations.ts';
import { cookiesOf, isSignedIn } from '../../testing/accounts.ts';
import { testPassword } from '../../testing/people.ts';
import { post } from '../../testing/requests.ts';
import { codeAt, completeLogin, setUpApp } from '../../testing/second-factor.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date('2026-11-21T10:00:00Z');

let clock: Date;
let server: TestServer;
let email: string;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' }, { now: () => clock });
});

afterAll(() => server.close());

beforeEach(async () => {
  clock = start;
  ({ email } = await server.addUser());
});

it.each([
  ['no word about it, as specified', {}],
  ['"keep me signed in"', { keepSignedIn: true }],
])('a sign-in with %s outlives the browser and 12 hours', async (_what, choice) => {
  const answer = await signIn(choice);
  expect(sessionCookie(answer)).toMatchObject({ maxAge: toSeconds(30 * DAY) });
  clock = new Date(start.getTime() + 13 * HOUR);
  expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(true);
});

it('one without it ends with the browser, and after 12 hours, used or not', async () => {
  const answer = await signIn({ keepSignedIn: false });
  expect(answer.statusCode).toBe(200);
  expect(sessionCookie(answer)).not.toHaveProperty('maxAge');
  expect(sessionCookie(answer)).not.toHaveProperty('expires');
  clock = new Date(start.getTime() + 12 * HOUR - SECOND);
  expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(true);
  clock = new Date(start.getTime() + 12 * HOUR);
  expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(false);
});

it.each([[true], [false]])('the choice %s survives the second step', async (keepSignedIn) => {
  const user = await server.addUser();
  const { secret } = await setUpApp(server.app, await server.signIn(user), clock);
  clock = new Date(start.getTime() + 30 * SECOND);
  ({ email } = user);
  const step = cookiesOf(await signIn({ keepSignedIn }));
  const answer = await completeLogin(server.app, step, { code: codeAt(secret, clock) });
  expect(answer.statusCode).toBe(200);
  expect(Boolean(sessionCookie(answer)?.maxAge)).toBe(keepSignedIn);
  clock = new Date(clock.getTime() + 12 * HOUR);
  expect(await isSignedIn(server.app, cookiesOf(answer))).toBe(keepSignedIn);
});

it('the list of sessions says when one that is not kept ends', async () => {
  const kept = cookiesOf(await signIn({}));
  await signIn({ keepSignedIn: false });
  const { sessions } = (await server.app.inject({ url: '/api/sessions', cookies: kept })).json();
  expect(sessions).toMatchObject([
    { isCurrent: true },
    { endsAt: new Date(start.getTime() + 12 * HOUR).toISOString() },
  ]);
  expect(sessions[0]).not.toHaveProperty('endsAt');
});

it('anything else than true or false is refused', async () => {
  expect((await signIn({ keepSignedIn: 'yes' })).statusCode).toBe(400);
});

function signIn(choice: object) {
  return post(server.app, '/api/login', { email, password: testPassword, ...choice });
}

function sessionCookie({ cookies }: Awaited<ReturnType<typeof signIn>>) {
  return cookies.find(({ name }) => name === 'sid');
}
