import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginSession } from '../domain/accounts/sessions.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://reviews.example.com',
    APP_SECRET: 'seven-green-bicycles-and-eleven-teapots',
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  const owner = await server.addOwner();
  token = await beginSession(server.ctx, owner, owner.sessionEpoch);
});

afterAll(() => server.close());

it('on https, accepts a session only by the name that neither sibling hosts nor http pages can set', async () => {
  expect(await statusWith({ sid: token })).toBe(401);
  expect(await statusWith({ '__Host-sid': token })).toBe(200);
});

it('ignores a planted second cookie', async () => {
  expect(await statusWith({ sid: 'planted', '__Host-sid': token })).toBe(200);
});

it.each(['__Host-sid', '__Host-sid=', '__Host-sid=%zz', '=;;=', `__Host-sid=${'x'.repeat(5_000)}`])(
  'tolerates a cookie header such as %s',
  async (cookie) => {
    const answer = await server.app.inject({ url: '/api/user', headers: { cookie } });
    expect(answer.statusCode).toBe(401);
  },
);

async function statusWith(cookies: Record<string, string>): Promise<number> {
  return (await server.app.inject({ url: '/api/user', cookies })).statusCode;
}
