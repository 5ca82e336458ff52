import { stopClock, toast } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { copy, openLinkTest as open } from '../fixtures/share-page.ts';
import { dialog } from '../fixtures/toasts.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('with dialogs', () => {
  test('focus stays in the dialog, including the toast', async ({
    page,
    openSharePage,
    expectAccessible,
  }) => {
    await openSharePage();
    await stopClock(page);
    await copy(page).click();
    await open(page);
    const close = dialog(page).getByRole('button', { name: 'Close message' });
    await expect(close).toBeVisible();
    const visited = new Set<string>();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement, body } = document;
        if (activeElement === body) return 'the browser';
        return activeElement?.closest('.toast, dialog')?.className ?? 'the page';
      });
      visited.add(place);
    }
    expect([...visited].toSorted()).toEqual(['dialog', 'the browser', 'toast plain']);
    await close.focus();
    await page.clock.runFor(10_000);
    await expect(close, 'its timer is paused').toBeFocused();
    // axe needs the clock too.
    await page.clock.resume();
    await expectAccessible();
    await close.press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('focus returns after closing a toast with the keyboard', async ({ page, openSharePage }) => {
    await openSharePage();
    await copy(page).click();
    await open(page);
    const close = dialog(page).getByRole('button', { name: 'Close message' });
    const before = dialog(page).getByRole('button', { name: 'Close', exact: true });
    await before.focus();
    await expect(close).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(before).toBeFocused();
  });

  test('closing a toast that is older than the dialog moves focus into the dialog', async ({
    page,
    openSharePage,
  }) => {
    await openSharePage();
    await copy(page).click();
    await open(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur()); // a button
    await dialog(page).getByRole('button', { name: 'Close message' }).press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  });
});
