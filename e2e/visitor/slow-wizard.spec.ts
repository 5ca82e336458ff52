import type { Page, Route } from '@playwright/test';
import { finishDelay } from '../fixtures/late.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFour, fourSentiments, tapCopy } from '../fixtures/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const notice = (page: Page) => page.getByText('Slow connection').filter({ visible: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try Again' });
const fallback = 'https://www.google.com/maps/search/healthcare+clinic';

/** Only the first request never gets an answer. @returns what the later ones wait for */
async function hangOnce(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => number> {
  let calls = 0;
  await page.route(address, async (route) => {
    calls += 1;
    if (calls > 1) await answer(route);
  });
  return () => calls;
}

async function expectNotice(page: Page): Promise<void> {
  await expect(notice(page)).toBeHidden();
  expect(await finishDelay(page, '.slow-notice')).toBe(8_000);
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(tryAgain(page)).toBeInViewport({ ratio: 1 });
}

test('sentiments that hang can be requested again, or done without', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 553 });
  const calls = await hangOnce(page, '**/api/sentiments');
  await page.goto('/review');
  await expectNotice(page);
  await expect(page.locator('.slow-notice').getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    fallback,
  );
  await expectAccessible();
  await tryAgain(page).click();
  await expect(page.getByRole('checkbox', { name: fourSentiments[0] ?? '' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(calls()).toBe(2);
});

test('with nothing but hanging requests, people can write their own review and copy it', async ({
  page,
}) => {
  await page.route('**/api/**', () => {});
  await page.goto('/review');
  await expectNotice(page);
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  await expect(page.getByRole('heading', { name: 'Your Own Review' })).toBeVisible();
  await page.getByLabel('Your review').fill('They called me back the same day.');
  await tapCopy(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'They called me back the same day.',
  );
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByText('0/4')).toBeVisible();
});

test('a hanging draft can be requested again, as the same request', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/review');
  await chooseFour(page);
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/reviews/generate'))
      void request.headerValue('idempotency-key').then((key) => keys.push(key));
  });
  let calls = 0;
  await page.route('**/api/reviews/generate', async (route) => {
    calls += 1;
    if (calls === 3) await route.continue();
  });
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expectNotice(page);
  await expectAccessible();

  const abandoned = page.waitForEvent('requestfailed');
  await tryAgain(page).click();
  await abandoned;
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('.slow-place')).toBeFocused();
  expect(await finishDelay(page, '.slow-notice')).toBe(8_000);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  expect(calls).toBe(3);
  expect(new Set(keys).size).toBe(1);
});

test('instead of waiting for a draft, people can write their own', async ({ page }) => {
  await page.goto('/review');
  await chooseFour(page);
  await page.route('**/api/reviews/generate', () => {});
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expectNotice(page);
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  await expect(page.getByRole('heading', { name: 'Your Own Review' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('4/4')).toBeVisible();
});

test('W-64, W-65 while business 1 hangs, there are the fallback links', async ({
  page,
  expectAccessible,
}) => {
  const business = { id: 1, isActive: true, googleBusinessUrl: 'https://example.com/google' };
  await hangOnce(page, '**/api/businesses/1', (route) => route.fulfill({ json: business }));
  await page.goto('/review');
  await chooseFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await tapCopy(page);
  const links = page.getByRole('dialog').getByRole('link');
  await expect(links).toHaveCount(0);
  await expectNotice(page);
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute('href', fallback);
  await expectAccessible();
  await tryAgain(page).click();
  await expect(links.first()).toHaveAttribute('href', business.googleBusinessUrl);
});
