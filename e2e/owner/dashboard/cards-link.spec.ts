import type { Page } from '@playwright/test';
import { stopClock, toast } from '../../fixtures/accounts.ts';
import { cardOf, openDashboard } from '../../fixtures/dashboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';

test.use(desktopWithClipboard);

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('the link', () => {
  test('D-12 … D-14, T-43, N-33 is copied, with a confirmation for a limited time', async ({
    page,
    site,
    addOwnBusiness,
  }) => {
    const { slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
    await openDashboard(page);
    await stopClock(page);
    const card = cardOf(page, 'Cedar Clinic');
    await card.getByRole('button', { name: 'Copy' }).click();
    await expect(toast(page).getByText('URL Copied', { exact: true })).toBeVisible();
    expect(await readClipboard(page)).toBe(`${site.url}/thumbs-up-down/${slug}`);
    await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(1_800);
    await expect(card.getByRole('button', { name: 'Copied' }), 'D-13').toBeVisible();
    await page.clock.runFor(400);
    await expect(card.getByRole('button', { name: 'Copied' }), 'D-13').toHaveCount(0);
    await page.clock.runFor(600);
    await expect(toast(page), 'D-14').toBeVisible();
    await page.clock.runFor(400);
    await expect(toast(page), 'D-14').toHaveCount(0);
  });

  for (const command of ['works', 'refuses'] as const) {
    test(`D-15, T-44 without the Clipboard API, when execCommand ${command}`, async ({
      page,
      site,
      addOwnBusiness,
    }) => {
      const { slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
      await page.addInitScript((isWorking) => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => {
          const field = document.activeElement as HTMLTextAreaElement; // the hidden field has the focus
          document.documentElement.dataset['copied'] = field.value;
          return isWorking;
        };
      }, command === 'works');
      await openDashboard(page);
      await cardOf(page, 'Cedar Clinic').getByRole('button', { name: 'Copy' }).click();
      if (command === 'works') {
        await expect(toast(page)).toContainText('URL Copied');
        await expect(page.locator('html')).toHaveAttribute(
          'data-copied',
          `${site.url}/thumbs-up-down/${slug}`,
        );
      } else {
        await expect(toast(page)).toContainText('Copy URL manually');
        await expect(toast(page)).toContainText(
          'Long-press or select the URL to copy it manually.',
        );
      }
    });
  }

  test('D-16 has a QR code that is downloaded with the slug as its name', async ({
    page,
    addOwnBusiness,
  }) => {
    const { slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
    await openDashboard(page);
    const saved = page.waitForEvent('download');
    await cardOf(page, 'Cedar Clinic')
      .getByRole('button', { name: 'Download QR code for Cedar Clinic as PNG' })
      .click();
    expect((await saved).suggestedFilename()).toBe(`${slug}-qr.png`);
  });

  test('Q-05 has a QR code that needs no network', async ({ page, context, addOwnBusiness }) => {
    await addOwnBusiness({ name: 'Cedar Clinic' });
    const script = page.waitForResponse('**/assets/qr-code-*.js');
    await openDashboard(page);
    await (await script).finished();
    await context.setOffline(true);
    const saved = page.waitForEvent('download');
    await cardOf(page, 'Cedar Clinic').getByRole('button', { name: 'QR code' }).click();
    await saved;
    await expect(toast(page)).toContainText('QR Code Downloaded!');
  });

  test('buttons keep focus after their action', async ({ page, addOwnBusiness }) => {
    await addOwnBusiness({ name: 'Cedar Clinic' });
    await openDashboard(page);
    const card = cardOf(page, 'Cedar Clinic');
    await card.getByRole('button', { name: 'QR code' }).press('Enter');
    await expect(toast(page)).toContainText('QR Code Downloaded!');
    await expect(card.getByRole('button', { name: 'QR code' })).toBeFocused();
    await card.getByText('Last 30 days').click();
    await card.getByRole('button', { name: 'Download daily stats' }).press('Enter');
    await expect(card.getByRole('button', { name: 'Download daily stats' })).toBeFocused();
    await card.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expect(toast(page)).toContainText('Business Deactivated');
    await expect(card.getByRole('button', { name: 'Activate' })).toBeFocused();
  });
});
