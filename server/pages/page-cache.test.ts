import { randomBytes } from 'node:crypto';
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

describe('a page is sent', () => {
  it.each([
    ['uncompressed without Accept-Encoding', undefined, undefined],
    ['uncompressed if every coding is refused', 'br;q=0, gzip;q=0.0', undefined],
    ['uncompressed if only unsupported codings are accepted', 'deflate, zstd', undefined],
    ['as gzip if only gzip is accepted', 'gzip', 'gzip'],
    ['as gzip if brotli is refused', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['as brotli if it is accepted', 'gzip, deflate, br, zstd', 'br'],
    ['as gzip if it is preferred to brotli', 'gzip;q=1.0,br;q=0.1', 'gzip'],
    ['uncompressed if that is preferred', 'identity, gzip;q=0.5', undefined],
    ['as brotli if both have equal weight', 'gzip;q=0.9, br;q=0.9', 'br'],
    ['as brotli if any coding is accepted', '*', 'br'],
    ['as gzip if any coding except brotli is accepted', 'br;q=0, *', 'gzip'],
    ['uncompressed if every other coding is refused', 'identity, *;q=0', undefined],
    ['as brotli if identity is refused', 'identity;q=0, *', 'br'],
    ['uncompressed if everything is refused', '*;q=0', undefined],
    [
      'uncompressed if identity is refused and no other coding is listed',
      'identity;q=0',
      undefined,
    ],
    ['as brotli regardless of letter case', 'GZIP;q=0.5, BR', 'br'],
  ])('%s', async (_what, accepted, coding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await server.app.inject({ url, headers });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(unpack(answer.rawPayload, coding)).toMatch(/^<!doctype html>.*<\/html>$/s);
  });
});

it('a page that the browser already has is not sent again', async () => {
  const { headers } = await server.app.inject(url);
  const again = await server.app.inject({ url, headers: { 'if-none-match': headers.etag } });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect(again.headers.etag).toBe(headers.etag);
});

it('a changed page is sent with a new ETag', async () => {
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

it('a missing page returns 404 even if the ETag matches', async () => {
  const missing = '/thumbs-up-down/no-such-business';
  const { headers } = await server.app.inject(missing);
  const again = await server.app.inject({
    url: missing,
    headers: { 'if-none-match': headers.etag },
  });
  expect(again.statusCode).toBe(404);
});

it('HEAD sends the same headers as GET, without a body', async () => {
  const get = await server.app.inject(url);
  const head = await server.app.inject({ method: 'HEAD', url });
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  for (const name of ['content-type', 'content-length', 'etag', 'content-security-policy']) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

const megabyte = 1_000_000;

/** A page of so many bytes that cannot be compressed much, and how often it was rendered. */
function pageOf(bytes: number) {
  const page = { made: 0, make };
  function make() {
    page.made += 1;
    const html = randomBytes(bytes / 2).toString('hex');
    return { status: 200, policy: "default-src 'none'", html };
  }
  return page;
}

describe('the cache', () => {
  it('renders a page once, and keeps it until others take its memory', async () => {
    const pages = new PageCache(megabyte);
    const first = pageOf(50_000);
    await pages.get('first', first.make);
    await pages.get('first', first.make);
    expect(first.made).toBe(1);
    for (let i = 0; i < 20; i += 1) await pages.get(`other ${i}`, pageOf(50_000).make);
    expect(pages.bytes).toBeLessThanOrEqual(megabyte);
    await pages.get('first', first.make);
    expect(first.made).toBe(2);
  });

  it('keeps a page that is requested again and again', async () => {
    const pages = new PageCache(megabyte);
    const popular = pageOf(50_000);
    for (let i = 0; i < 20; i += 1) {
      await pages.get('popular', popular.make);
      await pages.get(`other ${i}`, pageOf(50_000).make);
    }
    expect(popular.made).toBe(1);
  });

  it('counts every encoding, also after a page was compressed again', async () => {
    const pages = new PageCache(10 * megabyte);
    const { make } = pageOf(50_000);
    await pages.get('page', make);
    const before = pages.bytes;
    const page = await pages.get('page', make);
    const quick = page.br;
    await expect.poll(() => page.br !== quick).toBe(true);
    const held = [page.identity, page.gzip, page.br].map(({ buffer }) => buffer.byteLength);
    const sum = held.reduce((all, bytes) => all + bytes, 0);
    await expect.poll(() => pages.bytes).toBe(sum + 2 * 'page'.length);
    expect(before - pages.bytes).toBe(quick.buffer.byteLength - page.br.buffer.byteLength);
  });

  it('keeps the fast encoding of a page that cannot be compressed again', async () => {
    const pages = new PageCache(megabyte);
    const { make } = pageOf(50_000);
    const page = await pages.get('page', make);
    const before = [page.br, pages.bytes];
    Object.defineProperty(page, 'identity', {
      get() {
        throw new Error('out of memory');
      },
    });
    expect(await pages.get('page', make)).toBe(page);
    expect([page.br, pages.bytes]).toEqual(before);
  });

  it('holds nothing that is larger than all of it', async () => {
    const pages = new PageCache(10_000);
    const { identity } = await pages.get('large', pageOf(50_000).make);
    expect(identity).toHaveLength(50_000);
    expect(pages.bytes).toBe(0);
  });
});

it('concurrent requests for a page render it once', async () => {
  const pages = new PageCache(megabyte);
  let made = 0;
  const make = async () => {
    made += 1;
    return { status: 200, policy: "default-src 'none'", html: '<p>page</p>' };
  };
  const got = await Promise.all(Array.from({ length: 20 }, () => pages.get('page', make)));
  expect(made).toBe(1);
  expect(new Set(got).size).toBe(1);
});

it('a page that failed to render is retried on the next request', async () => {
  const pages = new PageCache(megabyte);
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
