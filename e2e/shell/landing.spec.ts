import type { Locator, Page } from '@playwright/test';
import { expectToFit } from '../fixtures/fitting.ts';
import { expect, test } from '../fixtures/test.ts';

test('L-03 … L-09 the links for visitors have the right targets', async ({ page }) => {
  await page.goto('/landing');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  const begin = page.getByRole('main').getByRole('link', { name: 'Get Started' });
  expect(await begin.count()).toBeGreaterThan(1);
  for (let place = 0; place < (await begin.count()); place += 1) {
    await begin.nth(place).click();
    await expect(page).toHaveURL(/\/auth\?register=true$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await header.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/auth\?register=true$/);
});

test('the header takes one row on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const logo = await header.getByRole('link').first().boundingBox();
  const register = await header.getByRole('link', { name: 'Register' }).boundingBox();
  expect(register?.y).toBe(logo?.y);
});

test('L-06 Learn More scrolls to "How it works", and Back returns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('L-01, S-51, S-52 / is the landing page, or the dashboard for signed-in users', async ({
  page,
  site,
  signIn,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/easy for customers/);
  await signIn();
  const answer = await page.goto('/');
  expect(answer?.request().redirectedFrom()?.url()).toBe(`${site.url}/`);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('L-02, L-10 the header links signed-in users to the dashboard', async ({ page, signIn }) => {
  await page.goto('/landing');
  await signIn();
  await page.reload();
  await expect(page).toHaveURL(/\/landing$/);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await header.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('S-54 the page works without the API', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/landing');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('it is a single request and works without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/landing');
  for (const name of ['How it works', 'Key Features', 'Major Benefits', 'Ready to get started?']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([`${site.url}/landing`]);
  await page.getByText('Choose', { exact: true }).click();
  await expect(screen(page, 6)).toHaveCSS('opacity', '1');
  await expect(screen(page, 7)).toHaveCSS('opacity', '0');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/#how-it-works$/);
  await context.close();
});

test('the demo plays automatically and can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/landing');
  const running = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(running).toBeGreaterThan(5);
  await expect(screen(page, 2)).toHaveCSS('opacity', '1');
  await page.getByText('Draft', { exact: true }).click();
  await expect(screen(page, 7)).toHaveCSS('opacity', '1');
  await expect.poll(running).toBe(0);
});

test('with reduced motion, nothing moves and the draft is shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/landing');
  await expect(screen(page, 7)).toHaveCSS('opacity', '1');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByText('Play', { exact: true })).toBeHidden();
  await page.getByText('Post', { exact: true }).click();
  await expect(screen(page, 8)).toHaveCSS('opacity', '1');
});

test('Tab stops at every control once, and at nothing inside the demo', async ({ page }) => {
  await page.goto('/landing');
  const seen: string[] = [];
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(nameOfFocused));
  }
  expect(seen.slice(0, 7)).toEqual([
    'Fourgood',
    'Login',
    'Register',
    'Get Started',
    'Learn More',
    'demo-play',
    'Get Started',
  ]);
  expect(seen.slice(7)).toEqual(expect.arrayContaining(['Home', 'Privacy Policy']));
  await page.locator('#demo-play').focus();
  for (const [key, name] of [
    ['ArrowRight', 'demo-start'],
    ['ArrowRight', 'demo-choose'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await page.evaluate(nameOfFocused)).toBe(name);
  }
  await expect(screen(page, 6)).toHaveCSS('opacity', '1');
});

test('axe finds no violations, signed out and signed in', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.goto('/landing');
  await expectAccessible();
  await signIn();
  await page.goto('/landing');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expectAccessible();
});

test('nothing overflows', async ({ page }) => {
  await page.goto('/landing');
  await expectToFit(page, [320, 390, 768, 1280]);
});

/** One of the demo's screens. @param number from 1, as in the style sheet */
function screen(page: Page, number: number): Locator {
  return page.locator(`.screen:nth-child(${number})`);
}

function nameOfFocused(): string {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement ? focused.id : (focused?.textContent ?? '').trim();
}
