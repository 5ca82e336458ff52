import type { Page } from '@playwright/test';
import { stopClock } from '../../fixtures/accounts.ts';
import { readQr } from '../../fixtures/read-qr.ts';
import { addSession } from '../../fixtures/signed-in.ts';
import { startSite } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { copy, openBrowserPrint } from '../../fixtures/share-page.ts';

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
  test('is the installation’s public address, wherever the page was opened', async ({ page }) => {
    const site = await startSite({ PUBLIC_URL: 'http://reviews.example.com' });
    try {
      const owner = await site.addOwner();
      const { id, slug } = await site.addBusiness({ userId: owner.id });
      await addSession(page.context(), site, owner);
      await page.goto(`${site.url}/business-share/${id}`);
      const address = `http://reviews.example.com/thumbs-up-down/${slug}`;
      await expect(page.getByText(address, { exact: true }).first()).toBeVisible();
      await openBrowserPrint(page);
      const code = page.getByRole('img', { name: `QR code for ${address}` });
      await expect(code).toHaveCount(2);
      for (const printed of await code.all())
        expect(await readQr(await printed.screenshot())).toBe(address);
      await expect(page.getByText('only works on your network')).toHaveCount(0);
    } finally {
      await site.close();
    }
  });

  test('says where it works if the installation has no public address', async ({
    page,
    openSharePage,
  }) => {
    await openSharePage();
    // By the link, and by the poster.
    await expect(page.getByText('This address only works on your network.')).toHaveCount(2);
  });

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
