/**
 * What a customer taps and waits for from scanning a code to standing in front of the platforms with the
 * review on the clipboard: on a small phone, over a slow link (150 ms, 1.6 Mbit/s), with the processor slowed
 * down four times. Each tap follows as soon as its target is on the screen, so no wait is hidden by reading.
 *
 * Run: npm run bench:scan-to-paste [-- walks] (CHROMIUM_PATH selects a browser other than that of the tests)
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import setUp from '../server/testing/global-setup.ts';
import { startSite } from '../e2e/fixtures/site.ts';
import { fourSentiments } from '../e2e/fixtures/visitor.ts';
import { startSlowLink } from './first-paint/slow-link.ts';
import { printTable } from './writer/print-table.ts';
import { median } from '../prove/load/percentile.ts';

const walks = Number(process.argv[2] ?? 9);
const phone = { roundTrip: 150, bitsPerSecond: 1_600_000 };
const slowdown = 4;

interface Step {
  does: string;
  /** Names of what is tapped, in this order; none for the scan. */
  taps: readonly RegExp[];
  /** What can be read once the step is over. */
  shows: string;
}

const steps: readonly Step[] = [
  { does: 'scan the code', taps: [], shows: 'How was your experience' },
  { does: 'had a good experience', taps: [/I had a good experience/], shows: '0/4' },
  {
    does: 'pick four sentiments',
    taps: fourSentiments.map((name) => new RegExp(`^${name}$`)),
    shows: '4/4',
  },
  { does: 'get a draft', taps: [/Generate My Review/], shows: 'Your AI Generated Review' },
  { does: 'copy it', taps: [/Copy and Choose/], shows: 'Where would you like to leave' },
];

const tearDown = await setUp();
const site = await startSite();
const { slug } = await site.addBusiness({ name: 'Maple Street Dental' });
const link = await startSlowLink(Number(new URL(site.url).port), phone);
const url = `http://localhost:${link.port}/thumbs-up-down/${slug}`;
const browser = await chromium.launch(config.use?.launchOptions);
await walk(browser); // warms the browser and the page's cache up
const taken: number[][] = [];
for (let done = 0; done < walks; done += 1) taken.push(await walk(browser));
report();
await browser.close();
link.close();
await site.close();
await tearDown();

/** One new visitor's way. @returns the milliseconds waited in each step */
async function walk(on: Browser): Promise<number[]> {
  const context = await on.newContext({
    viewport: { width: 360, height: 600 },
    isMobile: true,
    hasTouch: true,
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const waits: number[] = [];
  for (const step of steps) waits.push(await take(page, step));
  await context.close();
  return waits;
}

/** @returns the milliseconds from the last tap, or the scan, until what comes next can be read */
async function take(page: Page, { taps, shows }: Step): Promise<number> {
  if (taps.length === 0) {
    await page.goto(url, { waitUntil: 'commit' });
    return page.evaluate(seenAfter, { shows, tapped: false });
  }
  const waited = page.evaluate(seenAfter, { shows, tapped: true });
  for (const name of taps) await page.getByText(name).filter({ visible: true }).first().tap();
  return waited;
}

/** Runs in the page. Milliseconds from the latest tap, or the navigation, until a text is on the page. */
function seenAfter({ shows, tapped }: { shows: string; tapped: boolean }): Promise<number> {
  let since = tapped ? Number.NaN : 0;
  addEventListener('pointerdown', ({ timeStamp }) => (since = timeStamp), true);
  return new Promise((resolve) => {
    const look = (now: number) => {
      const found = [...document.querySelectorAll('h1, h2, output, [role=status], p, span')].some(
        (element) => (element.textContent ?? '').includes(shows) && element.checkVisibility(),
      );
      if (found && !Number.isNaN(since)) resolve(now - since);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function report(): void {
  const waits = steps.map((_, step) => median(taken.map((walked) => walked[step] ?? Number.NaN)));
  const all = median(taken.map((walked) => walked.reduce((sum, wait) => sum + wait, 0)));
  const tapsInAll = steps.reduce((sum, { taps }) => sum + taps.length, 0);
  printTable(`From scan to paste, median of ${walks} walks`, [
    ['', 'taps', 'waiting'],
    ...steps.map(({ does, taps }, step) => [
      does,
      `${taps.length}`,
      `${waits[step]?.toFixed(0)} ms`,
    ]),
    ['in all', `${tapsInAll}`, `${all.toFixed(0)} ms`],
  ]);
}
