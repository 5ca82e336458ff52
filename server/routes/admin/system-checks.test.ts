import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemChecksReply } from '../../../contract/checks.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { post } from '../../testing/requests.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let mail: MailServer;
let server: TestServer;
let cookies: Record<string, string>;

beforeAll(async () => {
  mail = await startMailServer();
  server = await startTestServer({
    SMTP_URL: mail.url.replace('//', '//mailer:canary-password@'),
    MAIL_FROM: 'us@clinic.example',
    METRICS_TOKEN: 'canary-of-the-metrics-token',
  });
  const admin = await server.addOwner({ isAdmin: true, email: 'ada@example.com' });
  cookies = await server.signIn(admin);
});

afterAll(async () => {
  await server.close();
  await mail.stop();
});

it('tells admins what works, without secrets, paths and the database’s address', async () => {
  const answer = await post(server.app, '/api/admin/checks', {}, { cookies });
  const { checks } = systemChecksReply.parse(answer.json());
  const stateOf = (title: string) => checks.find((check) => check.title === title)?.state;
  for (const title of ['Connection', 'Writes', 'Migrations', 'Mail server', 'Writer', 'Memory'])
    expect(stateOf(title), title).toBe('ok');
  expect(mail.received).toEqual([]);
  const { dataDir, database } = server.ctx.config;
  const name = database.kind === 'external' ? new URL(database.url).pathname : dataDir;
  expect(answer.body).not.toContain('canary');
  expect(answer.body).not.toContain(dataDir);
  expect(answer.body).not.toContain('/tmp');
  expect(answer.body).not.toContain(name);
});

it('sends a test email to the admin who asks, and nobody else', async () => {
  const answer = await post(server.app, '/api/admin/checks/test-email', {}, { cookies });
  expect(answer.json()).toMatchObject({ state: 'ok', title: 'Test email' });
  expect(mail.received.flatMap(({ recipients }) => recipients)).toEqual(['ada@example.com']);
  mail.behave({ refuse: 550, at: 'sender' });
  const refused = await post(server.app, '/api/admin/checks/test-email', {}, { cookies });
  mail.behave('accept');
  expect(refused.json()).toMatchObject({ state: 'failed' });
});

it.each(['/api/admin/checks', '/api/admin/checks/test-email'])(
  '%s is for admins only',
  async (url) => {
    expect((await post(server.app, url, {})).statusCode).toBe(401);
    const owner = await server.signIn(await server.addOwner());
    expect((await post(server.app, url, {}, { cookies: owner })).statusCode).toBe(403);
  },
);
