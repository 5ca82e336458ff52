/**
 * Saves what `npm run check:external` checks: the HTML of every page, as the server sends it and as it
 * is in the browser once its script has run, with an index; and `/openapi.json`.
 *
 * Run: node e2e/tools/save-pages.ts <folder> (after a build; CHROMIUM_PATH names the browser)
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import config from '../../playwright.config.ts';
import { seedDemo } from '../../server/start/seed.ts';
import { sendFeedback } from '../../server/testing/requests.ts';
import setUp from '../../server/testing/global-setup.ts';
import { startSite } from '../fixtures/site.ts';
import { pagesOf, people } from './every-page.ts';

const [, , folder = ''] = process.argv;
const tearDown = await setUp();
const site = await startSite({ SEED: 'demo' });
const signIns = await seedDemo(site.ctx);
await sendFeedback(site.app, 1); // the inbox's first email
const browser = await chromium.launch(config.use?.launchOptions);
/** Which page is in which file. */
const saved: Record<string, string> = {};
for (const person of people) {
  const context = await browser.newContext({ baseURL: site.url });
  if (person !== 'visitor') await signIn(context, person);
  for (const path of pagesOf[person]) await savePage(context, path, person);
  await context.close();
}
const openApi = await site.app.inject('/openapi.json');
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApi.json(), null, 2));
writeFileSync(join(folder, 'pages.json'), JSON.stringify(saved, null, 2));
await browser.close();
await site.close();
await tearDown();

async function signIn(context: BrowserContext, person: 'owner' | 'admin'): Promise<void> {
  const answer = await context.request.post('/api/login', { data: signIns?.[person] });
  if (!answer.ok()) throw new Error(`The demo ${person} could not sign in: ${answer.status()}`);
}

async function savePage(context: BrowserContext, path: string, person: string): Promise<void> {
  const answer = await context.request.get(path);
  save(await answer.text(), `${path} (${person}, as served)`);
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('main')
    .getByRole('status', { name: 'Loading' })
    .waitFor({ state: 'detached' });
  save(await page.content(), `${path} (${person}, in the browser)`);
  await page.close();
}

function save(html: string, what: string): void {
  const name = `page-${String(Object.keys(saved).length + 1).padStart(3, '0')}.html`;
  writeFileSync(join(folder, name), html);
  saved[name] = what;
}
