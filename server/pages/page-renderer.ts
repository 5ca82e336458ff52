import { MINUTE } from '../../contract/durations.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';
import type { Context } from '../context.ts';
import { createLastKnown, type LastKnown } from '../domain/last-known.ts';
import { contentPolicy, renderDocument, type Document } from './document.ts';
import { createTimedRead, type TimedRead } from './timed-read.ts';
import type { WebBundle } from './web-bundle.ts';
import { PageCache, type PageSource } from './page-cache.ts';

/** What rendering a page requires. */
export interface PageRenderer {
  ctx: Context;
  webBundle: WebBundle;
  pages: PageCache;
  /** For pages whose number is unlimited, since anyone can ask for them: they cannot evict others. */
  rarePages: PageCache;
  /** By slug: what was last read of a business, for when the database does not answer. */
  lastKnown: LastKnown<string, PublicBusiness>;
  /** For everything that pages read from the database. */
  timedRead: TimedRead;
}

/** Businesses, at about 1 kB each, and the milliseconds for which a page may show them. */
const lastKnown = { most: 5_000, maxAge: 10 * MINUTE };

/** Bytes: about a thousand pages, and about seventy. */
const capacity = { pages: 64_000_000, rarePages: 4_000_000 };

export function createPageRenderer(ctx: Context, webBundle: WebBundle): PageRenderer {
  const create = (bytes: number) => new PageCache(webBundle.develop ? 0 : bytes);
  return {
    ctx,
    webBundle,
    pages: create(capacity.pages),
    rarePages: create(capacity.rarePages),
    lastKnown: createLastKnown(() => ctx.now().getTime(), lastKnown),
    timedRead: createTimedRead(ctx.log),
  };
}

/** Vite's own scripts write into the page and use a web socket. */
const developmentPolicy = "default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'";

/** Completes a document: with its policy for a built page, rewritten by Vite in development. */
export async function finishPage(
  webBundle: WebBundle,
  status: number,
  page: Document,
): Promise<PageSource> {
  if (!webBundle.develop)
    return { status, policy: contentPolicy(page), html: renderDocument(page) };
  const html = await webBundle.develop.finish('/', renderDocument({ ...page, inlineCss: false }));
  return { status, policy: developmentPolicy, html };
}
