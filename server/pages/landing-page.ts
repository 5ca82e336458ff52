import type { FastifyRequest } from 'fastify';
import { brand } from '../../contract/brand.ts';
import type { LandingExample, LandingPageData } from '../../contract/pages.ts';
import { offeredSentiments, type OfferedSentiment } from '../../contract/sentiments.ts';
import { readBrief } from '../domain/drafting/input/brief.ts';
import { writeDraft } from '../domain/drafting/writer/write-draft.ts';
import { finishPage, type PageRenderer } from './page-renderer.ts';
import type { PageSource, CompressedPage } from './page-cache.ts';

const title = `${brand.name} · Make it easy for customers to leave a review`;
const description =
  'A review page and QR code for your business. Customers choose four phrases that describe their visit and get a short draft to edit, copy, and post themselves.';

/** The landing page: the same at `/` and `/landing`, in one variant for visitors and one for users. */
export async function landingPage(
  renderer: PageRenderer,
  request: FastifyRequest,
  isSignedIn: boolean,
): Promise<CompressedPage> {
  const { config, now } = renderer.ctx;
  const data: LandingPageData = {
    isSignedIn,
    host: request.host,
    previewHosts: config.previewHosts,
    year: now().getUTCFullYear(),
    contactEmail: config.contactEmail,
  };
  const isCommon = data.host === new URL(config.publicUrl).host;
  const cache = isCommon ? renderer.pages : renderer.rarePages;
  return cache.get(`landing ${JSON.stringify(data)}`, () => drawLanding(renderer, data));
}

async function drawLanding(
  { webBundle, ctx }: PageRenderer,
  data: LandingPageData,
): Promise<PageSource> {
  const { renderLanding } = await webBundle.renderers();
  const page = await finishPage(webBundle, 200, {
    title,
    root: renderLanding(data, landingExample()),
    assets: webBundle.assets('landing'),
    inlineCss: true,
    card: { description, canonical: `${ctx.config.publicUrl}/` },
  });
  return { ...page, audience: 'kind' };
}

const businessName = 'Riverside Dental Care';
const chosen: readonly OfferedSentiment[] = [
  'Friendly staff',
  'Seen on time',
  'Listened to me',
  'Clear explanations',
];

/** As many sentiments as fit on the phone's screen. */
const offeredOnScreen = 10;

/** What a clinic's customer would see; the draft is generated, not written by hand. */
export function landingExample(): LandingExample {
  return {
    businessName,
    chosen,
    offered: offeredSentiments.slice(0, offeredOnScreen),
    draft: (exampleDraft ??= writeExample()),
  };
}

/** Written once per process, since it never changes. */
let exampleDraft: string | undefined;

/** Length of a draft that fills the phone's sheet without overflowing. */
const fitting = { least: 130, most: 210 };
const seeds = Array.from({ length: 20 }, (_, index) => `landing ${15 + index}`);

/** The first draft of these seeds that fits; the last one if none does. */
function writeExample(): string {
  const brief = readBrief({ sentiments: chosen, businessName });
  let draft = '';
  for (const seed of seeds) {
    draft = writeDraft(brief, seed);
    // No exclamation marks, to match the page's tone.
    const fits = draft.length >= fitting.least && draft.length <= fitting.most;
    if (fits && !draft.includes('!')) break;
  }
  return draft;
}
