import type { Context } from '../context.ts';
import { contentPolicy, renderDocument, type Document } from './document.ts';
import type { WebBundle } from './web-bundle.ts';
import { PageCache, type PageSource } from './page-cache.ts';

/** What rendering a page requires. */
export interface PageRenderer {
  ctx: Context;
  webBundle: WebBundle;
  pages: PageCache;
}

export function createPageRenderer(ctx: Context, webBundle: WebBundle): PageRenderer {
  return { ctx, webBundle, pages: new PageCache(webBundle.develop ? 0 : undefined) };
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
