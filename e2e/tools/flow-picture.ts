/**
 * Draws `docs/images/flow.png`: four screens of the real page on the real server, side by side.
 *
 * Run: npm run picture (after a build; CHROMIUM_PATH names the browser where it is not found)
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { demoSlug } from '../../server/start/demo/demo-businesses.ts';
import { seedDemo } from '../../server/start/seed.ts';
import setUp from '../../server/testing/global-setup.ts';
import { startTestServer } from '../../server/testing/test-server.ts';
// @ts-expect-error Scripts that also run on Node 20 are plain JavaScript without types.
import { findBrowser } from '../../scripts/browser.mjs';

const target = fileURLToPath(new URL('../../docs/images/flow.png', import.meta.url));
const phone = { width: 390, height: 780 };
const sentiments = ['Friendly staff', 'Listened to me', 'Seen on time', 'Put me at ease'];

const tearDown = await setUp();
const server = await startTestServer({ SEED: 'demo' });
await seedDemo(server.ctx);
const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: (await findBrowser()) as string,
  args: ['--no-sandbox'],
}); // a path
await draw(browser, await screens(browser, `${url}/thumbs-up-down/${demoSlug}`));
await browser.close();
await server.close();
await tearDown();

async function screens(on: Browser, address: string): Promise<string[]> {
  const context = await on.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const taken: string[] = [];
  const take = async () => taken.push((await page.screenshot()).toString('base64'));
  await page.goto(address, { waitUntil: 'networkidle' });
  await take();
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  for (const name of sentiments) await page.getByRole('checkbox', { name, exact: true }).check();
  await toTop(page);
  await take();
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await page.getByRole('heading', { name: 'Your AI Generated Review' }).waitFor();
  await toTop(page);
  await take();
  await page.getByRole('button', { name: /Copy and Choose/ }).click();
  await page.getByRole('heading', { name: 'Where would you like to leave your review?' }).waitFor();
  await page.getByRole('button', { name: 'Close message' }).click();
  await toTop(page);
  await take();
  return taken;
}

async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function draw(on: Browser, pictures: string[]): Promise<void> {
  const page = await on.newPage({ viewport: { width: 1440, height: 696 } });
  const phones = pictures.map((data) => `<img src="data:image/png;base64,${data}">`).join('');
  await page.setContent(`<style>
body{margin:0;padding:40px;display:flex;gap:32px;justify-content:center;background:#ece6dc}
img{width:300px;height:600px;border:8px solid #2a2622;border-radius:36px;box-shadow:0 12px 32px #0003}
</style>${phones}`);
  await page.screenshot({ path: target });
}
