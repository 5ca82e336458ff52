import type { Context } from '../context.ts';
import { contentPolicy, renderDocument, type Document } from './document.ts';
import type { Front } from './web-bundle.ts';
import { ReadyPages, type PageSource } from './page-cache.ts';

/** What making a page takes. */
export interface PageMaker {
  ctx: Context;
  front: Front;
  pages: ReadyPages;
}

export function createPageMaker(ctx: Context, front: Front): PageMaker {
  return { ctx, front, pages: new ReadyPages(front.develop ? 0 : undefined) };
}

/** What Vite's own scripts need: they write into the page, and talk to it over a socket. */
const developmentPolicy = "default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'";

/** Closes a document: with its policy as built, rewritten by Vite while developing. */
export async function finishPage(
  front: Front,
  status: number,
  page: Document,
): Promise<PageSource> {
  if (!front.develop) return { status, policy: contentPolicy(page), html: renderDocument(page) };
  const html = await front.develop.finish('/', renderDocument({ ...page, inlineCss: false }));
  return { status, policy: developmentPolicy, html };
}
