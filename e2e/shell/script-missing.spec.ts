import { holdScripts } from '../fixtures/hold.ts';
import { finishDelay, isOnTop, lateNotice } from '../fixtures/late.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/signed-in.ts';

const pages = ['/auth', '/auth-old', '/reset-password', '/review', '/dashboard'];

for (const path of pages)
  test(`without its script, ${path} offers a reload after six seconds`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 375, height: 553 });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await expect(lateNotice(page)).toBeHidden();
    expect(await finishDelay(page, '.late')).toBe(6_000);
    await expect(lateNotice(page)).toBeInViewport();
    expect(await isOnTop(page.getByRole('link', { name: 'Reload' }))).toBe(true);
    // The guarded pages are still loading, without a heading.
    if (path !== '/dashboard') await expectAccessible();
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'Reload' }).click();
    await waitForHydration(page);
    await expect(page.locator('.late')).toHaveCount(0);
  });

test('a reload keeps the link from an email', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/reset-password?token=abc123');
  await finishDelay(page, '.late');
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('link', { name: 'Reload' }).click();
  expect((await reloaded).url()).toContain('/reset-password?token=abc123');
});

test('when the script arrives after all, the notice goes away', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await finishDelay(page, '.late');
  await expect(lateNotice(page)).toBeVisible();
  release();
  await expect(lateNotice(page)).toHaveCount(0);
});

test('legal pages can be read without their script, so they have no notice', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.late')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/auth', '/reset-password'])
    test(`${path} says that it needs JavaScript`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('noscript p')).toBeInViewport();
    });

  test('the wizard says so above its bar, and offers Google', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 });
    await page.goto('/review');
    await expect(page.locator('noscript p')).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(page.getByRole('link', { name: 'on Google' }))).toBe(true);
  });
});
