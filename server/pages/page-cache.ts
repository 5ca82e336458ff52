import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickCoding } from './content-coding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pages kept compressed; about 30 kB each. */
const standardCapacity = 1_000;

/** A page as it is sent, in each encoding, compressed once. */
export interface CompressedPage {
  status: number;
  policy: string;
  audience: Audience;
  etag: string;
  identity: Buffer;
  gzip: Buffer;
  br: Buffer;
  /** Asked for again: worth the slow, best compression (4 ms to 20 ms off the event loop). */
  popular: boolean;
}

/**
 * Who a page was rendered for: everybody, or, depending on the session cookie, a visitor without a
 * session, one single user, or (if no shared cache may store either) one kind of the two.
 */
export type Audience = 'everybody' | 'visitor' | 'user' | 'kind';

export interface PageSource {
  status: number;
  policy: string;
  html: string;
  /** Everybody, unless it says otherwise. */
  audience?: Audience;
}

/** Caches the most recently requested pages, by a key that changes when their content does. */
export class PageCache {
  readonly #pages = new Map<string, Promise<CompressedPage>>();
  readonly #capacity: number;

  /** @param capacity how many; none in development, where the same data may be rendered differently. */
  constructor(capacity = standardCapacity) {
    this.#capacity = capacity;
  }

  /** A request for a page that is being made waits for that one. */
  get(key: string, make: () => PageSource | Promise<PageSource>): Promise<CompressedPage> {
    const known = this.#pages.get(key);
    const page = known ?? this.#make(key, make);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > this.#capacity && oldest !== undefined) this.#pages.delete(oldest);
    void known?.then(recompress, () => undefined);
    return page;
  }

  #make(key: string, make: () => PageSource | Promise<PageSource>): Promise<CompressedPage> {
    const page = (async () => compressPage(await make()))();
    page.catch(() => this.#pages.delete(key)); // the next one who asks has it tried anew
    return page;
  }
}

/** Sends a page in the best encoding that the browser accepts; 304 if it already has this page. */
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

/** Compresses a page, quickly, for one answer or for many. */
export async function compressPage(source: PageSource): Promise<CompressedPage> {
  const { status, policy, html, audience = 'everybody' } = source;
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, 5), compressGzip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).update(policy).digest('base64url').slice(0, 22)}"`;
  return { status, policy, audience, etag, identity, gzip: gz, br, popular: false };
}

async function recompress(page: CompressedPage): Promise<void> {
  if (page.popular) return;
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
