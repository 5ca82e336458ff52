/**
 * How responsive the category field is on a slow phone: the real setup page on the real server, in
 * Chromium with its CPU slowed down four times. Measures the time from each key press to the next paint
 * and how much of it the field's own work takes, from a click to the open list, and between frames while
 * the list is scrolled fast. The form's first text field, which only shows what is typed, serves as the
 * baseline: on a busy machine the ratio is reliable, single times are not.
 *
 * Run: npm run bench:categories (CHROMIUM_PATH selects a browser other than that of the tests)
 */
import { chromium, type Page } from '@playwright/test';
import { addSession } from '../e2e/fixtures/signed-in.ts';
import setUp from '../server/testing/global-setup.ts';
import { startTestServer } from '../server/testing/test-server.ts';
import { percentile } from '../prove/load/percentile.ts';

const slowDown = 4;
const rounds = 5;
const queries = ['dentist', 'acupuncture', 'auto body shop', 'clinic phys', 'e', "women's"];
/** Milliseconds between key presses; a fast typist. */
const pause = 120;
const wheelSteps = 60;

interface Latency {
  /** Milliseconds from the event until the field has updated the DOM. */
  work: number;
  /** Milliseconds from the event to the end of the frame that shows it. */
  paint: number;
}

const tearDown = await setUp();
const server = await startTestServer({ PORT: '0', LIMITS: 'off' });
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const url = address.replace('127.0.0.1', 'localhost');
// oxlint-disable-next-line node/no-process-env -- the path of the browser isn't a setting of the product
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath && { executablePath }),
});

const first: Latency[] = [];
const again: Latency[] = [];
const keys: Latency[] = [];
const plain: Latency[] = [];
const frames: number[] = [];
let blankFrames = 0;
for (let round = 0; round < rounds; round += 1) {
  const page = await openSetup();
  first.push(...(await measureLatencies(page, () => open(page))));
  for (const query of queries) keys.push(...(await type(page, query)));
  await page.keyboard.press('Escape');
  await page.getByRole('textbox').first().click();
  for (const query of queries) plain.push(...(await type(page, query)));
  again.push(...(await measureLatencies(page, () => open(page))));
  const scrolled = await scroll(page);
  frames.push(...scrolled.frames);
  blankFrames += scrolled.blanks;
  await page.context().close();
}
report();
await browser.close();
await server.close();
await tearDown();

/** A new owner's setup page, with CPU throttling and the field in view. */
async function openSetup(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await addSession(context, { ...server, url }, await server.addOwner());
  const page = await context.newPage();
  await page.goto(`${url}/business-setup`);
  await field(page).scrollIntoViewIfNeeded();
  await page.evaluate(measure);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

function field(page: Page) {
  return page.getByRole('combobox').first();
}

async function open(page: Page): Promise<void> {
  await field(page).click();
  await page.getByRole('option').first().waitFor();
  await page.waitForTimeout(pause);
}

/** Types a query into the focused field and deletes it, one character at a time. */
async function type(page: Page, query: string): Promise<Latency[]> {
  return measureLatencies(page, async () => {
    for (const key of [...query.split(''), ...Array.from(query, () => 'Backspace')]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pause);
    }
  });
}

/** The page's measurements while `act` runs. */
async function measureLatencies(page: Page, act: () => Promise<void>): Promise<Latency[]> {
  await page.evaluate(() => Object.assign(window, { latencies: [] }));
  await act();
  return page.evaluate(() => (window as unknown as { latencies: Latency[] }).latencies); // as `measure` adds them
}

/** Runs in the page: measures every input and click. */
function measure(): void {
  let start = 0;
  let work = 0;
  const begin = () => (start = performance.now());
  /** React has already queued its own work for this event. */
  const end = () => queueMicrotask(() => (work = performance.now() - start));
  /** In a separate task, which runs after the paint. */
  const seen = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const latency: Latency = { work, paint: performance.now() - start };
      (window as unknown as { latencies: Latency[] }).latencies.push(latency); // as `measureLatencies` assigns them
    });
    port1.start();
    port2.postMessage(null);
  };
  for (const event of ['input', 'click']) {
    addEventListener(event, begin, { capture: true });
    addEventListener(event, end);
    addEventListener(event, () => requestAnimationFrame(seen));
  }
}

/** Scrolls the open list down and up with the mouse wheel. A blank is a frame without a row in the middle. */
async function scroll(page: Page): Promise<{ frames: number[]; blanks: number }> {
  const box = await page.getByRole('listbox').boundingBox();
  if (!box) throw new Error('The list is not open.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.evaluate(follow, middle);
  for (let step = 0; step < wheelSteps; step += 1) {
    await page.mouse.wheel(0, step < wheelSteps / 2 ? 700 : -700);
  }
  return page.evaluate(
    () => (window as unknown as { stop: () => { frames: number[]; blanks: number } }).stop(), // as `follow` writes it
  );
}

/** Runs in the page: records the time between frames, and whether the list shows a row, until stopped. */
function follow({ x, y }: { x: number; y: number }): void {
  const times: number[] = [];
  let blanks = 0;
  let isOn = true;
  function frame(time: number): void {
    times.push(time);
    if (!document.elementFromPoint(x, y)?.closest('[role=option]')) blanks += 1;
    if (isOn) requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
  Object.assign(window, {
    stop: () => {
      isOn = false;
      return { frames: times.slice(1).map((time, place) => time - (times[place] ?? time)), blanks };
    },
  });
}

function report(): void {
  console.log(`Chromium ${browser.version()}, slowed down ${slowDown} times; milliseconds`);
  console.log('                                 median     p95     max');
  for (const [name, latencies] of Object.entries({
    'key press': keys,
    'in a plain field': plain,
    'first opening': first,
    opening: again,
  })) {
    line(
      `${name}: the answer`,
      latencies.map(({ work }) => work),
    );
    line(
      `${name}: to the paint`,
      latencies.map(({ paint }) => paint),
    );
  }
  line('scrolling: between frames', frames);
  console.log(`${keys.length} key presses; ${blankFrames} of ${frames.length} frames without rows`);
}

function line(name: string, values: number[]): void {
  const cells = [0.5, 0.95, 1]
    .map((share) => percentile(values, share).toFixed(1).padStart(8))
    .join('');
  console.log(`${name.padEnd(31)}${cells}`);
}
