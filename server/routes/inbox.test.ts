import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFeedback } from '../testing/requests.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { inboxKey, inboxEmailPath } from './inbox.ts';

const addresses = ['/dev/inbox', '/dev/inbox.json', '/dev/inbox/1'];
const elsewhere = '10.0.0.5';

describe('outside production, without a mail server', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
    const { id } = await server.addBusiness();
    await sendFeedback(server.app, id, { name: '<b>Ann</b>', feedback: 'First: it was too loud.' });
    await sendFeedback(server.app, id, { feedback: 'Second: it was too cold.' });
    await server.ctx.outbox.work();
  });

  afterAll(() => server.close());

  describe.each(addresses)('%s', (url) => {
    it.each([
      ['no key', ''],
      ['a wrong key', '?key=wrong'],
      ['an empty key', '?key='],
      ['a key as long as the right one', `?key=${'x'.repeat(22)}`],
      ['a key of the same length in other letters', `?key=${encodeURIComponent('é'.repeat(22))}`],
      ['a list of keys', '?key=a&key=b'],
    ])('answers 404 to another device with %s', async (_what, query) => {
      const answer = await server.app.inject({ url: url + query, remoteAddress: elsewhere });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('too loud');
    });

    it('does not trust a claim to be this machine', async () => {
      const headers = { 'x-forwarded-for': '127.0.0.1' };
      const answer = await server.app.inject({ url, remoteAddress: elsewhere, headers });
      expect(answer.statusCode).toBe(404);
    });

    it.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
      'answers 404 to requests through a tunnel on this machine (%o)',
      async (headers) => {
        const answer = await server.app.inject({ url, remoteAddress: '127.0.0.1', headers });
        expect(answer.statusCode).toBe(404);
      },
    );

    it('opens for another device with the key', async () => {
      const query = `?key=${inboxKey(server.ctx)}`;
      const answer = await server.app.inject({ url: url + query, remoteAddress: elsewhere });
      expect(answer.statusCode).toBe(200);
    });

    it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('opens for %s', async (remoteAddress) => {
      const answer = await server.app.inject({ url, remoteAddress });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('too loud');
    });
  });

  it('shows emails newest first, each in the documented shape', async () => {
    const emails = (await server.app.inject('/dev/inbox.json')).json<Record<string, string>[]>();
    expect(emails).toHaveLength(2);
    for (const email of emails) {
      const fields = ['at', 'from', 'html', 'id', 'replyTo', 'subject', 'text', 'to'];
      expect(Object.keys(email).toSorted()).toEqual(fields);
    }
    const times = emails.map(({ at }) => Date.parse(at ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('shows an email in a frame that runs no scripts, and as text', async () => {
    const { body, headers } = await server.app.inject(inboxEmailPath(1));
    const rights = /<iframe sandbox="([^"]*)"/.exec(body)?.[1]?.split(' ');
    expect(rights).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
    expect(body).not.toContain('<b>Ann</b>');
    expect(body).toContain('Name: &#60;b&#62;Ann&#60;/b&#62;');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  it('links from the list to each email, with the key that opened the list', async () => {
    const query = `?key=${inboxKey(server.ctx)}`;
    const { body } = await server.app.inject({
      url: `/dev/inbox${query}`,
      remoteAddress: elsewhere,
    });
    const links = [...body.matchAll(/<a href="(\/dev\/inbox\/[^"]+)">/g)].map(([, url]) => url);
    expect(links).toEqual([`${inboxEmailPath(2)}${query}`, `${inboxEmailPath(1)}${query}`]);
    const [url = ''] = links;
    const one = await server.app.inject({ url, remoteAddress: elsewhere });
    expect(one.body).toContain('Second: it was too cold.');
    expect(one.body).toContain(`href="/dev/inbox${query}"`);
  });

  it('says that an email is on its way, and shows it once delivered', async () => {
    const { id } = await server.addBusiness();
    await sendFeedback(server.app, id, { feedback: 'Third: it was too dark.' });
    const waiting = await server.app.inject(inboxEmailPath(3));
    expect(waiting.statusCode).toBe(200);
    expect(waiting.body).toContain('on its way');
    expect(waiting.body).toContain('<meta http-equiv="refresh" content="1">');
    await server.ctx.outbox.work();
    const come = await server.app.inject(inboxEmailPath(3));
    expect(come.body).toContain('Third: it was too dark.');
    expect(come.body).not.toContain('http-equiv="refresh"');
  });

  it.each(['999', '0', '-1', '1.5', 'x', '1%20', '99999999999999999999', '%00'])(
    'has no email at %s, and does not reload',
    async (id) => {
      const answer = await server.app.inject(`/dev/inbox/${id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('http-equiv="refresh"');
    },
  );

  it('erases the row of an email that it accepted', async () => {
    const { rows } = await server.ctx.pool.query('select distinct status, payload from outbox');
    expect(rows).toEqual([{ status: 'delivered', payload: null }]);
  });
});

it.each<[string, Record<string, string>]>([
  ['in production', production()],
  ['if email is really sent', { SMTP_URL: 'smtp://127.0.0.1:9' }],
])('there is no inbox %s', async (_what, env) => {
  const server = await startTestServer(env);
  const key = inboxKey(server.ctx);
  const answers = await Promise.all(
    addresses.map((url) => server.app.inject({ url: `${url}?key=${key}`, remoteAddress: '::1' })),
  );
  await server.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

function production(): Record<string, string> {
  return {
    NODE_ENV: 'production',
    ALLOW_HTTP: 'on',
    APP_SECRET: 'seven-green-bicycles-and-eleven-teapots',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
}
