import type { Page } from '@playwright/test';
import { stopClock } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { copy } from '../../fixtures/share-page.ts';

/** Makes the Clipboard API fail, and `execCommand` return `legacy`. */
async function breakClipboard(page: Page, legacy: boolean): Promise<void> {
  await page.addInitScript((works) => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
    document.execCommand = () => works;
  }, legacy);
}

test.describe('the public link', () => {
  test('D-11 … D-14, T-43 is copied exactly, and both confirmations disappear', async ({
    page,
    context,
    site,
    openSharePage,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { slug } = await openSharePage();
    await stopClock(page);
    const address = `${site.url}/thumbs-up-down/${slug}`;
    await expect(page.getByText(address, { exact: true })).toBeVisible();
    await copy(page).click();
    await expect(copy(page)).toHaveText(/^Copied/);
    await expect(page.getByText('URL Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.clock.runFor(2_000);
    await expect(copy(page)).toHaveText(/^Copy /);
    await expect(page.getByText('URL Copied')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText('URL Copied')).toHaveCount(0);
  });

  test('D-15 is copied with a hidden field if the Clipboard API fails', async ({
    page,
    openSharePage,
  }) => {
    await breakClipboard(page, true);
    await openSharePage();
    await copy(page).click();
    await expect(page.getByText('URL Copied')).toBeVisible();
  });

  test('D-15, T-44 is selected for copying by hand if nothing works', async ({
    page,
    site,
    openSharePage,
  }) => {
    await breakClipboard(page, false);
    const { slug } = await openSharePage();
    await copy(page).click();
    await expect(page.getByRole('alert')).toContainText('Copy URL manually');
    await expect(page.getByRole('alert')).toContainText(
      'Long-press or select the URL to copy it manually.',
    );
    await expect(copy(page)).toHaveText(/^Copy /);
    expect(await page.evaluate(() => String(getSelection()))).toBe(
      `${site.url}/thumbs-up-down/${slug}`,
    );
  });

  test('opens in a new tab', async ({ page, context, openSharePage }) => {
    const { slug } = await openSharePage();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open the review page' }).click();
    await expect(await opened).toHaveURL(`/thumbs-up-down/${slug}`);
  });
});
