import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickCoding } from './content-coding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page in each encoding. */
export interface CompressedPage {
  status: number;
  policy: string;
  audience: Audience;
  /** See `PageSource`. */
  keepsOpener: boolean;
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
  /** Leaves out the isolation from the page that opened it (`0044-the-first-view-before-the-steps.md`). */
  keepsOpener?: boolean;
}

interface Entry {
  page: Promise<CompressedPage>;
  /** 0 until it is rendered. */
  bytes: number;
}

/** An LRU cache of pages, bounded by the memory they take. A page's key changes whenever its content does. */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #capacity: number;
  #bytes = 0;

  /** @param capacity bytes, for all encodings together; 0 in development, where rendering code changes */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** The memory that the pages take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Concurrent requests for the same page share one render. */
  async get(key: string, make: () => PageSource | Promise<PageSource>): Promise<CompressedPage> {
    const known = this.#entries.get(key);
    if (!known) return this.#make(key, make);
    // Now the most recently used one.
    this.#entries.delete(key);
    this.#entries.set(key, known);
    const page = await known.page;
    if (!page.popular)
      void recompress(page).then(
        () => this.#measure(key, known, page),
        () => undefined, // the fast encoding stays
      );
    return page;
  }

  async #make(key: string, make: () => PageSource | Promise<PageSource>): Promise<CompressedPage> {
    const entry = { page: (async () => compressPage(await make()))(), bytes: 0 };
    this.#entries.set(key, entry);
    try {
      const page = await entry.page;
      this.#measure(key, entry, page);
      return page;
    } catch (error) {
      this.#remove(key, entry); // the next request retries
      throw error;
    }
  }

  /** Counts a page as large as it is now, and makes room for it. */
  #measure(key: string, entry: Entry, page: CompressedPage): void {
    if (this.#entries.get(key) !== entry) return;
    const bytes = bytesOf(key, page);
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#capacity) return;
      // A page without a size is being rendered.
      if (old.bytes > 0) this.#remove(oldest, old);
    }
  }

  #remove(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** Compressed bytes are the beginning of a longer buffer, and all of that stays in memory. */
function bytesOf(key: string, { identity, gzip: gz, br }: CompressedPage): number {
  const buffers = [identity, gz, br].map(({ buffer }) => buffer.byteLength);
  return buffers.reduce((sum, bytes) => sum + bytes, 2 * key.length);
}

/** Sends a page in the best encoding that the browser accepts, or 304 if the ETag matches. */
export function sendPage(
  page: CompressedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { audience, etag, keepsOpener, policy, status } = page;
  reply
    .header('cache-control', cacheControl[audience])
    .header('vary', audience === 'everybody' ? 'Accept-Encoding' : 'Accept-Encoding, Cookie')
    .header('content-security-policy', policy);
  if (keepsOpener) reply.header('cross-origin-opener-policy', 'unsafe-none');
  if (audience !== 'user') reply.header('etag', etag);
  if (audience !== 'user' && status === 200 && request.headers['if-none-match'] === etag)
    return reply.code(304).send();
  const coding = pickCoding(request.headers);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.code(status).type('text/html; charset=utf-8').send(page[coding]);
}

const cacheControl: Readonly<Record<Audience, string>> = {
  everybody: 'no-cache',
  'signed-out': 'no-cache',
  kind: 'private, no-cache',
  // After they sign out, nobody else at this computer finds their name in its cache.
  user: 'no-store',
};

/** Compresses a page at a fast setting. */
export async function compressPage(source: PageSource): Promise<CompressedPage> {
  const { status, policy, html, audience = 'everybody', keepsOpener = false } = source;
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, 5), compressGzip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).update(policy).digest('base64url').slice(0, 22)}"`;
  return { status, policy, audience, keepsOpener, etag, identity, gzip: gz, br, popular: false };
}

/** Compresses a page at the best setting, for later requests. */
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
