import type { Context } from '../context.ts';
import { contentPolicy, renderDocument, type Document } from './document.ts';
import type { WebBundle } from './web-bundle.ts';
import { PageCache, type PageSource } from './page-cache.ts';

/** What making a page takes. */
export interface PageRenderer {
  ctx: Context;
  webBundle: WebBundle;
  pages: PageCache;
}

export function createPageRenderer(ctx: Context, webBundle: WebBundle): PageRenderer {
  return { ctx, webBundle, pages: new PageCache(webBundle.develop ? 0 : undefined) };
}

/** What Vite's own scripts need: they write into the page, and talk to it over a socket. */
const developmentPolicy = "default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'";

/** Closes a document: with its policy as built, rewritten by Vite while developing. */
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
