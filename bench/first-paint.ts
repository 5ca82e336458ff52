/**
 * How soon the visitor's page is on a phone's screen, compared with a small page written by hand: both
 * through the same slow link (150 ms, 1.6 Mbit/s) and a processor slowed down four times. The two take
 * turns, and each pair gives one ratio.
 *
 * Run: npm run bench:first-paint [-- pairs] (CHROMIUM_PATH selects a browser other than that of the tests)
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import setUp from '../server/testing/global-setup.ts';
import { startSite } from '../e2e/fixtures/site.ts';
import { openPhoneTab } from './first-paint/phone-tab.ts';
import { servePlainPage } from './first-paint/plain-page.ts';
import { startSlowLink } from './first-paint/slow-link.ts';
import { median } from '../prove/load/percentile.ts';

const pairs = Number(process.argv[2] ?? 15);
const phone = { roundTrip: 150, bitsPerSecond: 1_600_000 };
const slowdown = 4;

interface View {
  /** First contentful paint, in milliseconds since the navigation began. */
  paint: number;
  /** The longest task of the first 5 s, in milliseconds; 0 if none took 50 ms. */
  longestTask: number;
}

const tearDown = await setUp();
const site = await startSite();
const { slug } = await site.addBusiness({ name: 'Maple Street Dental' });
const plain = servePlainPage().listen(0, '127.0.0.1');
await once(plain, 'listening');
const links = {
  ours: await startSlowLink(Number(new URL(site.url).port), phone),
  plain: await startSlowLink((plain.address() as AddressInfo).port, phone), // it listens on TCP
};
const urls = {
  ours: `http://127.0.0.1:${links.ours.port}/thumbs-up-down/${slug}`,
  plain: `http://127.0.0.1:${links.plain.port}/`,
};
// With a GPU process, as on a phone.
const { args, ...options } = config.use?.launchOptions ?? {};
const browser = await chromium.launch({
  ...options,
  args: args?.filter((arg) => arg !== '--disable-gpu') ?? [],
});
// The first views compress the page best and warm the browser up.
for (let views = 0; views < 3; views += 1)
  for (const url of Object.values(urls)) await view(browser, url);
const taken: { ours: View; plain: View }[] = [];
for (let pair = 0; pair < pairs; pair += 1)
  taken.push({ plain: await view(browser, urls.plain), ours: await view(browser, urls.ours) });
report();
await browser.close();
for (const link of Object.values(links)) link.close();
plain.close();
await site.close();
await tearDown();

/** One view by a new visitor. */
async function view(on: Browser, url: string): Promise<View> {
  const tab = await openPhoneTab(on, url, slowdown);
  const seen = (await tab.evaluate(`(${observe.toString()})()`)) as View; // what it returns
  await tab.close();
  return seen;
}

/** Runs in the page. */
async function observe(): Promise<View> {
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' as 'measure', buffered: true }); // Node's types don't know it
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  while (painted() === undefined || performance.now() < 2_500)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { paint: painted() ?? Number.NaN, longestTask };
}

function report(): void {
  const of = (name: 'ours' | 'plain') => median(taken.map((pair) => pair[name].paint));
  const ratio = median(taken.map(({ ours, plain: other }) => ours.paint / other.paint));
  const longest = median(taken.map(({ ours }) => ours.longestTask));
  console.log(
    `first paint, median of ${pairs}: ours ${of('ours').toFixed(0)} ms, by hand ${of('plain').toFixed(0)} ms`,
  );
  console.log(`ratio, median of the pairs: ${ratio.toFixed(3)}`);
  console.log(`longest task at ${slowdown} × CPU, median: ${longest.toFixed(0)} ms`);
}
