/**
 * What a view of the review page costs the server: the cached page, compared with rendering and
 * compressing it every time and with the server's cheapest response. Rounds are interleaved, so ratios
 * are reliable on a busy machine; single times are not.
 *
 * Run: npm run bench
 */
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { offeredSentiments } from '../contract/sentiments.ts';
import { presentBusiness } from '../server/domain/businesses/present-business.ts';
import { findBusinessBySlug } from '../server/db/businesses.ts';
import { loadWebBundle } from '../server/pages/built-web-bundle.ts';
import { renderDocument } from '../server/pages/document.ts';
import setUp from '../server/testing/global-setup.ts';
import { startTestServer } from '../server/testing/test-server.ts';
import { median } from '../prove/load/percentile.ts';

const rounds = 7;
const requests = 500;
const compress = promisify(brotliCompress);

const tearDown = await setUp();
const server = await startTestServer({ LIMITS: 'off' });
const { slug } = await server.addBusiness();
const variants = { healthz, cachedPage, renderedEachTime };
const times = new Map(Object.keys(variants).map((name) => [name, [] as number[]]));
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, variant] of Object.entries(variants)) {
    const taken = await microsecondsEach(variant);
    // The first round warms up.
    if (round > 0) times.get(name)?.push(taken);
  }
}
report();
await server.close();
await tearDown();

async function healthz(): Promise<void> {
  await server.app.inject({ url: '/healthz' });
}

async function cachedPage(): Promise<void> {
  await server.app.inject({ url: `/thumbs-up-down/${slug}`, headers: { 'accept-encoding': 'br' } });
}

/** The page without its cache: query, render, Brotli 5, and a response. */
async function renderedEachTime(): Promise<void> {
  const found = await findBusinessBySlug(server.ctx.db, slug ?? '');
  const webBundle = loadWebBundle(new URL('../dist', import.meta.url).pathname);
  const renderers = await webBundle.renderers();
  const business = found && presentBusiness(found);
  const data = { slug: slug ?? '', business, sentiments: offeredSentiments };
  const root = renderers.renderVisitorPage(data);
  const html = renderDocument({
    title: '',
    root,
    assets: webBundle.assets('visitor'),
    inlineCss: true,
    data,
  });
  await compress(Buffer.from(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  await server.app.inject({ url: '/healthz' });
}

async function microsecondsEach(variant: () => Promise<void>): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < requests; i += 1) await variant();
  return ((performance.now() - start) * 1000) / requests;
}

function report(): void {
  const base = median(times.get('healthz') ?? []);
  for (const [name, taken] of times) {
    const middle = median(taken);
    console.log(
      `${name.padEnd(18)}${middle.toFixed(0).padStart(7)} µs a request${(middle / base).toFixed(2).padStart(8)} × healthz`,
    );
  }
}
