import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickCoding } from './content-coding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The number of cached pages, at about 30 kB each. */
const standardCapacity = 1_000;

/** A rendered page in each encoding. */
export interface CompressedPage {
  status: number;
  policy: string;
  audience: Audience;
  etag: string;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  /** Requested more than once: worth the slow, best compression (4 ms to 20 ms off the event loop). */
  popular: boolean;
}

/**
 * Who a page was rendered for: everybody, or, depending on the session cookie, a browser without a
 * session, a single user, or any request of one kind (signed in or not; never in a shared cache).
 */
export type Audience = 'everybody' | 'signed-out' | 'user' | 'kind';

export interface PageSource {
  status: number;
  policy: string;
  html: string;
  /** Defaults to `everybody`. */
  audience?: Audience;
}

/** An LRU cache of pages. A page's key changes whenever its content does. */
export class PageCache {
  readonly #pages = new Map<string, Promise<CompressedPage>>();
  readonly #capacity: number;

  /** @param capacity number of pages; 0 in development, where rendering code changes */
  constructor(capacity = standardCapacity) {
    this.#capacity = capacity;
  }

  /** Concurrent requests for the same page share one render. */
  get(key: string, make: () => PageSource | Promise<PageSource>): Promise<CompressedPage> {
    const known = this.#pages.get(key);
    if (!known) return this.#make(key, make);
    // Now the most recently used one.
    this.#pages.delete(key);
    this.#pages.set(key, known);
    return known.then(recompressOnce);
  }

  #make(key: string, make: () => PageSource | Promise<PageSource>): Promise<CompressedPage> {
    const page = (async () => compressPage(await make()))();
    page.catch(() => this.#pages.delete(key)); // the next request retries
    this.#pages.set(key, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > this.#capacity && oldest !== undefined) this.#pages.delete(oldest);
    return page;
  }
}

/** Sends a page in the best encoding that the browser accepts, or 304 if the ETag matches. */
export function sendPage(
  page: CompressedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply
    .header('cache-control', isPrivate(page) ? 'private, no-cache' : 'no-cache')
    .header('vary', page.audience === 'everybody' ? 'Accept-Encoding' : 'Accept-Encoding, Cookie')
    .header('etag', page.etag);
  reply.header('content-security-policy', page.policy);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  const coding = pickCoding(request.headers);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page[coding]);
}

function isPrivate({ audience }: CompressedPage): boolean {
  return audience === 'user' || audience === 'kind';
}

/** Compresses a page at a fast setting. */
export async function compressPage(source: PageSource): Promise<CompressedPage> {
  const { status, policy, html, audience = 'everybody' } = source;
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, 5), compressGzip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).update(policy).digest('base64url').slice(0, 22)}"`;
  return { status, policy, audience, etag, identity, gzip: gz, br, popular: false };
}

/** Starts the best compression for later requests, and returns the page as it is. */
function recompressOnce(page: CompressedPage): CompressedPage {
  if (!page.popular) void recompress(page);
  return page;
}

async function recompress(page: CompressedPage): Promise<void> {
  page.popular = true;
  page.br = await brotli(page.identity, constants.BROTLI_MAX_QUALITY);
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}
