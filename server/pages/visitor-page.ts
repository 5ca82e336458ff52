import { offeredSentiments } from '../../contract/sentiments.ts';
import { isSlug } from '../../contract/slug.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';
import { brand } from '../../contract/brand.ts';
import { SECOND } from '../../contract/durations.ts';
import type { Context } from '../context.ts';
import { readBusinessBySlug } from '../domain/businesses/read-business.ts';
import { DomainError } from '../domain/domain-error.ts';
import { inTime } from '../domain/time-limit.ts';
import { finishPage, type PageRenderer } from './page-renderer.ts';
import type { PageSource, CompressedPage } from './page-cache.ts';

/** Milliseconds after which the page is sent without its business, which it then requests itself. */
const timeout = SECOND;

type Found = PublicBusiness | 'unknown' | 'unreadable';

/** The page that a business's QR code opens, whatever the business's state. */
export async function visitorPage(renderer: PageRenderer, slug: string): Promise<CompressedPage> {
  const found = await findInTime(renderer.ctx, slug);
  const key = `visitor ${slug} ${JSON.stringify(found)}`;
  return renderer.pages.get(key, () => renderFound(renderer, slug, found));
}

/** The page after private feedback: an apology, what happens next, and the same platform links. */
export async function reviewShieldPage(
  renderer: PageRenderer,
  slug: string,
): Promise<CompressedPage> {
  const found = await findInTime(renderer.ctx, slug);
  const business = typeof found === 'string' ? null : found;
  return renderer.pages.get(`shield ${slug} ${JSON.stringify(business)}`, async () => {
    const { renderReviewShield } = await renderer.webBundle.renderers();
    return staticPage(
      renderer,
      200,
      'Your feedback has been received',
      renderReviewShield({ slug, business }),
    );
  });
}

async function renderFound(
  renderer: PageRenderer,
  slug: string,
  found: Found,
): Promise<PageSource> {
  const renderers = await renderer.webBundle.renderers();
  if (found === 'unknown')
    return staticPage(renderer, 404, 'Business not found', renderers.renderUnknownBusiness());
  if (found !== 'unreadable' && !found.isActive) {
    return staticPage(renderer, 200, found.name, renderers.renderInactiveNotice(found));
  }
  const business = found === 'unreadable' ? null : found;
  const data = { slug, business, sentiments: offeredSentiments };
  return finishPage(renderer.webBundle, 200, {
    title: business ? `${business.name} · Share your experience` : brand.name,
    root: renderers.renderVisitorPage(data),
    assets: renderer.webBundle.assets('visitor'),
    inlineCss: true,
    headScript: renderers.visitorHeadScript,
    data,
    robots: 'noindex',
  });
}

function staticPage(
  { webBundle }: PageRenderer,
  status: number,
  title: string,
  root: string,
): Promise<PageSource> {
  return finishPage(webBundle, status, {
    title,
    root,
    assets: webBundle.assets('static'),
    inlineCss: true,
    robots: 'noindex',
  });
}

/** A slow or failing database must not block the page, which can retry. */
async function findInTime(ctx: Context, slug: string): Promise<Found> {
  if (!isSlug(slug)) return 'unknown';
  const found = readBusinessBySlug(ctx, slug).catch((error: unknown) => toFailure(ctx, error));
  return inTime(found, timeout, () => 'unreadable');
}

function toFailure(ctx: Context, error: unknown): 'unknown' | 'unreadable' {
  if (error instanceof DomainError && error.code === 'not_found') return 'unknown';
  ctx.log.error({ err: error }, 'a business could not be read for its page');
  return 'unreadable';
}
