import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures/hold.ts';
import { finishDelay, lateNotice } from '../fixtures/late.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFour, openPage, waitForReviewPage } from '../fixtures/visitor.ts';

const styles = '**/assets/steps-*.css*';
const good = (page: Page) => page.getByRole('link', { name: 'I had a good experience' });
const step = (page: Page) => page.getByRole('heading', { name: 'Create Your Review' });

test('the first view is painted before the styles of the steps arrive, and a tap waits for them', async ({
  page,
  business,
}) => {
  const release = await holdRequests(page, styles);
  await page.goto(`/thumbs-up-down/${business.slug}`, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const before = await good(page).boundingBox();
  await expect(page.locator('.step')).toHaveCount(0);
  await good(page).click();
  await expect(good(page)).toBeHidden();
  await expect(page.locator('.masthead')).toBeVisible();
  release();
  await expect(step(page)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeInViewport();
  await page.goBack();
  expect(await good(page).boundingBox()).toEqual(before);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('without its styles, no step is shown', async ({ page, business }) => {
      await page.route(styles, (route) => route.abort());
      await page.goto(`/thumbs-up-down/${business.slug}`);
      if (javaScriptEnabled) await waitForReviewPage(page);
      await good(page).click();
      await expect(good(page)).toBeHidden();
      await expect(step(page)).toBeHidden();
      await expect(page.locator('form').first()).toBeHidden();
    });
  });

test('styles that failed are requested again, and until then the page offers a reload', async ({
  page,
  business,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.route(styles, (route) => route.abort());
  await page.goto(`/thumbs-up-down/${business.slug}`);
  await waitForReviewPage(page);
  await good(page).click();
  expect(await finishDelay(page, '.late')).toBe(6_000);
  await expect(lateNotice(page)).toBeInViewport();
  await expectAccessible();
  await page.unroute(styles);
  await page.clock.runFor(2_000);
  await expect(step(page)).toBeVisible();
  await expect(lateNotice(page)).toBeHidden();
});

test('styles that never arrive hold the rest of the page back for six seconds', async ({
  page,
  business,
}) => {
  await page.clock.install();
  await holdRequests(page, styles);
  await page.goto(`/thumbs-up-down/${business.slug}`, { waitUntil: 'commit' });
  await expect(good(page)).toBeVisible();
  await expect(page.locator('.late')).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(lateNotice(page)).toBeInViewport();
  await page.unroute(styles);
  await page.clock.runFor(2_000);
  await good(page).click();
  await expect(step(page)).toBeVisible();
});

test('a step chosen before the script is left behind like any other', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#good');
  await chooseFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  await expect(step(page)).toBeHidden();
});
