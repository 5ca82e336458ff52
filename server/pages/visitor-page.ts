import { offeredSentiments } from '../../contract/sentiments.ts';
import { isSlug } from '../../contract/slug.ts';
import type { PublicBusiness } from '../../contract/visitor.ts';
import { brand } from '../../contract/brand.ts';
import type { Context } from '../context.ts';
import { readBusinessBySlug } from '../domain/businesses/read-business.ts';
import { DomainError } from '../domain/domain-error.ts';
import { finishPage, type PageRenderer } from './page-renderer.ts';
import type { PageSource, CompressedPage } from './page-cache.ts';

/** Unreadable: the page is sent without its business, which its script then requests. */
type Found = PublicBusiness | 'unknown' | 'unreadable';

/** The page that a business's QR code opens, whatever the business's state. */
export async function visitorPage(renderer: PageRenderer, slug: string): Promise<CompressedPage> {
  const found = await findInTime(renderer, slug);
  const render = () => renderFound(renderer, slug, found);
  if (found === 'unknown') return renderer.pages.get('visitor of no business', render);
  if (found === 'unreadable') return renderer.rarePages.get(`visitor ${slug}`, render);
  return renderer.pages.get(`visitor ${slug} ${JSON.stringify(found)}`, render);
}

/** The page after private feedback: an apology, what happens next, and the same platform links. */
export async function reviewShieldPage(
  renderer: PageRenderer,
  slug: string,
): Promise<CompressedPage> {
  const found = await findInTime(renderer, slug);
  const business = typeof found === 'string' ? null : found;
  const page = { slug: found === 'unknown' ? noSlug : slug, business };
  const cache = found === 'unreadable' ? renderer.rarePages : renderer.pages;
  return cache.get(`shield ${JSON.stringify(page)}`, async () => {
    const { renderReviewShield } = await renderer.webBundle.renderers();
    const root = renderReviewShield(page);
    return staticPage(renderer, 200, 'Your feedback has been received', root);
  });
}

/** In links of the page that all unknown businesses share: no business can have it. */
const noSlug = '-';

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
  const first = renderer.webBundle.assets('visitor');
  const steps = renderer.webBundle.assets('steps');
  const page = await finishPage(renderer.webBundle, 200, {
    title: business ? `${business.name} · Share your experience` : brand.name,
    root: renderers.renderVisitorPage({ ...data, stepStyles: steps.stylesheets[0] }),
    // Without a business there is no first view in front of a stylesheet and a script.
    assets: business ? first : { ...first, css: steps.css, stylesheets: steps.stylesheets },
    inlineCss: true,
    [business ? 'rootScript' : 'headScript']: renderers.visitorInlineScript,
    data,
    robots: 'noindex',
  });
  return { ...page, keepsOpener: true };
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

/** Without the database: what was last read of the business, if that is not long ago. */
async function findInTime(renderer: PageRenderer, slug: string): Promise<Found> {
  if (!isSlug(slug)) return 'unknown';
  const { ctx, lastKnown, timedRead } = renderer;
  const found = await timedRead(() => findBusiness(ctx, slug));
  if (found === null) return lastKnown.recall(slug) ?? 'unreadable';
  if (found === 'unknown') lastKnown.forget(slug);
  else lastKnown.remember(slug, found);
  return found;
}

async function findBusiness(ctx: Context, slug: string): Promise<PublicBusiness | 'unknown'> {
  try {
    return await readBusinessBySlug(ctx, slug);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return 'unknown';
    throw error;
  }
}
