import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '../../../db/users.ts';
import { changeName } from '../../../testing/own-account.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let user: UserRow;
let cookies: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
});

afterAll(() => server.close());

beforeEach(async () => {
  user = await server.addOwner();
  cookies = await server.signIn(user);
});

describe('a new name', () => {
  it('is returned with the rest of the user, and shown from then on', async () => {
    const answer = await changeName(server.app, cookies, '  Noor Haddad ');
    expect(answer.statusCode).toBe(200);
    const { id, email } = user;
    expect(answer.json()).toEqual({
      id,
      name: 'Noor Haddad',
      email,
      isAdmin: false,
      isActive: true,
      emailVerified: true,
    });
    const read = await server.app.inject({ url: '/api/user', cookies });
    expect(read.json()).toEqual(answer.json());
  });

  it('shows in the admins’ list, is found by its words, and no longer by the old ones', async () => {
    const name = `Zoé Zuckerhut ${user.id}`;
    await changeName(server.app, cookies, name);
    expect(await found(`zoe zuckerhut ${user.id}`)).toEqual([{ name, email: user.email }]);
    expect(await found(user.email)).toEqual([{ name, email: user.email }]);
    await changeName(server.app, cookies, 'Somebody Else');
    expect(await found(`zoe zuckerhut ${user.id}`)).toEqual([]);
  });

  it.each([
    ['too short', ' N ', 'Name is required'],
    ['too long', 'N'.repeat(101), 'Please use 100 characters or fewer'],
  ])('is refused if it is %s, as in a registration', async (_what, name, sentence) => {
    const answer = await changeName(server.app, cookies, name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { name: sentence } });
  });
});

/** What an admin finds. */
async function found(search: string): Promise<{ name: string; email: string }[]> {
  const admin = await server.signIn(await server.addOwner({ isAdmin: true }));
  const url = `/api/admin/users?search=${encodeURIComponent(search)}`;
  const answer = await server.app.inject({ url, cookies: admin });
  return answer
    .json<{ name: string; email: string }[]>()
    .map(({ name, email }) => ({ name, email }));
}
