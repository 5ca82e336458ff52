import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { PageCache } from './page-cache.ts';

const url = '/thumbs-up-down/maple-street';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.addBusiness({ slug: 'maple-street' });
});

afterAll(() => server.close());

describe('a page goes out', () => {
  it.each([
    ['as it is to who asks for no coding', undefined, undefined],
    ['as it is to who refuses every coding', 'br;q=0, gzip;q=0.0', undefined],
    ['as it is to who takes codings that we do not have', 'deflate, zstd', undefined],
    ['in gzip to who takes gzip only', 'gzip', 'gzip'],
    ['in gzip to who refuses brotli', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['in brotli to who takes it', 'gzip, deflate, br, zstd', 'br'],
    ['in gzip to who likes it better than brotli', 'gzip;q=1.0,br;q=0.1', 'gzip'],
    ['as it is to who likes that best', 'identity, gzip;q=0.5', undefined],
    ['in brotli to who takes both alike', 'gzip;q=0.9, br;q=0.9', 'br'],
    ['in brotli to who takes any coding', '*', 'br'],
    ['in gzip to who takes any coding but brotli', 'br;q=0, *', 'gzip'],
    ['as it is to who refuses any other', 'identity, *;q=0', undefined],
    ['in brotli to who refuses it as it is', 'identity;q=0, *', 'br'],
    ['as it is to who refuses everything', '*;q=0', undefined],
    ['as it is to who names no other coding', 'identity;q=0', undefined],
    ['in brotli whatever the case of its name', 'GZIP;q=0.5, BR', 'br'],
  ])('%s', async (_what, accepted, coding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await server.app.inject({ url, headers });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(unpack(answer.rawPayload, coding)).toMatch(/^<!doctype html>.*<\/html>$/s);
  });
});

it('a page that the browser has already is not sent again', async () => {
  const { headers } = await server.app.inject(url);
  const again = await server.app.inject({ url, headers: { 'if-none-match': headers.etag } });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect(again.headers.etag).toBe(headers.etag);
});

it('a page that has changed is sent, under another tag', async () => {
  const { id } = await server.addBusiness({ slug: 'changing' });
  const before = await server.app.inject('/thumbs-up-down/changing');
  await server.ctx.pool.query(`update businesses set name = 'Renamed' where id = $1`, [id]);
  const after = await server.app.inject({
    url: '/thumbs-up-down/changing',
    headers: { 'if-none-match': before.headers.etag },
  });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('Renamed');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it('a page that is missing is missing for who has seen it, too', async () => {
  const missing = '/thumbs-up-down/no-such-business';
  const { headers } = await server.app.inject(missing);
  const again = await server.app.inject({
    url: missing,
    headers: { 'if-none-match': headers.etag },
  });
  expect(again.statusCode).toBe(404);
});

it('HEAD tells what GET would send, without it', async () => {
  const get = await server.app.inject(url);
  const head = await server.app.inject({ method: 'HEAD', url });
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  for (const name of ['content-type', 'content-length', 'etag', 'content-security-policy']) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

it('a page is made once, and kept until a thousand others were asked for', async () => {
  const pages = new PageCache();
  let made = 0;
  const make = () => {
    made += 1;
    return { status: 200, policy: "default-src 'none'", html: '<p>page</p>' };
  };
  await pages.get('first', make);
  await pages.get('first', make);
  expect(made).toBe(1);
  for (let i = 0; i < 1_000; i += 1) await pages.get(`other ${i}`, make);
  expect(made).toBe(1_001);
  await pages.get('first', make);
  expect(made).toBe(1_002);
});

it('a page that many ask for at once is made once', async () => {
  const pages = new PageCache();
  let made = 0;
  const make = async () => {
    made += 1;
    return { status: 200, policy: "default-src 'none'", html: '<p>page</p>' };
  };
  const got = await Promise.all(Array.from({ length: 20 }, () => pages.get('page', make)));
  expect(made).toBe(1);
  expect(new Set(got).size).toBe(1);
});

it('a page that could not be made is tried anew', async () => {
  const pages = new PageCache();
  await expect(
    pages.get('page', () => {
      throw new Error('not now');
    }),
  ).rejects.toThrow('not now');
  const page = await pages.get('page', () => ({
    status: 200,
    policy: "default-src 'none'",
    html: '<p>ok</p>',
  }));
  expect(page.identity.toString()).toBe('<p>ok</p>');
});

function unpack(bytes: Buffer, coding: string | undefined): string {
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  return (coding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
