import type { Page } from '@playwright/test';
import { stopClock, toast } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { copy, openLinkTest as open } from '../fixtures/share-page.ts';
import { dialog, done, isOnTop } from '../fixtures/toasts.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('with dialogs', () => {
  /** Holds copying. @returns the function that makes it succeed or fail */
  async function holdCopying(page: Page): Promise<(works: boolean) => Promise<void>> {
    await page.addInitScript(() => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => promise } });
      document.execCommand = () => false;
      Object.assign(window, { endCopying: (works: boolean) => (works ? resolve() : reject()) });
    });
    return (works) =>
      page.evaluate((does) => {
        const { endCopying } = window as unknown as { endCopying: (works: boolean) => void }; // above
        endCopying(does);
      }, works);
  }

  /** Counts how often a text is announced, that is, added to a live region that is reachable. */
  async function countAnnouncements(page: Page, words: string): Promise<() => Promise<number>> {
    await page.evaluate((said) => {
      let count = 0;
      const heard = (node: Node | null) => {
        const region = node instanceof Element ? node.closest('[role=status], [role=alert]') : null;
        const isHydrated = region && !region.closest('[aria-live=off]');
        const modal = document.querySelector('dialog:modal');
        return isHydrated && (!modal || modal.contains(region));
      };
      new MutationObserver((changes) => {
        const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const news = came.filter((node) => node.textContent?.includes(said));
        if (news.some((node) => heard(node) || heard(node.parentElement))) count += 1;
      }).observe(document.body, { subtree: true, childList: true });
      Object.assign(window, { announcements: () => count });
    }, words);
    return () =>
      page.evaluate(() => (window as unknown as { announcements: () => number }).announcements()); // set above
  }

  test('S-59 a toast stays above a dialog that opens, for its full duration', async ({
    page,
    openSharePage,
  }) => {
    await openSharePage();
    await stopClock(page);
    const announcements = await countAnnouncements(page, 'URL Copied');
    await copy(page).click();
    await expect(toast(page)).toContainText('URL Copied');
    await page.clock.runFor(1_000);
    await open(page);
    await expect(dialog(page).locator(toast(page))).toBeVisible();
    expect(await isOnTop(page)).toBe(true);
    await page.clock.runFor(1_900);
    await expect(toast(page)).toBeVisible();
    expect(await announcements()).toBe(1);
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();
  });

  test('a toast that appears over a dialog stays after it closes and is announced once', async ({
    page,
    openSharePage,
  }) => {
    const end = await holdCopying(page);
    await openSharePage();
    await stopClock(page);
    const announcements = await countAnnouncements(page, 'Copy URL manually');
    await copy(page).click();
    await open(page);
    await expect(dialog(page).getByRole('status')).toHaveText('');
    await end(false);
    await expect(dialog(page).getByRole('alert')).toContainText('Copy URL manually');
    expect(await isOnTop(page)).toBe(true);
    await page.clock.runFor(2_000);
    await done(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(toast(page)).toBeVisible();
    expect(await isOnTop(page)).toBe(true);
    expect(await announcements()).toBe(1);
    await expect(page.getByRole('button', { name: 'Test my links' })).toBeFocused();
    await page.clock.runFor(2_900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
  });

  test('the live region exists before the first announcement', async ({ page, openSharePage }) => {
    await openSharePage();
    await expect(page.locator('body > [role=status]')).toHaveText('');
    await expect(page.locator('body > [role=status]')).toHaveCount(1);
    await open(page);
    await expect(dialog(page).getByRole('status')).toHaveText('');
    await done(page);
    await expect(page.locator('body > [role=status]')).toHaveText('');
  });

  test('a toast’s timer continues once it is no longer under the pointer', async ({
    page,
    openSharePage,
  }) => {
    await openSharePage();
    await stopClock(page);
    await copy(page).click();
    await page.locator('.toaster').dispatchEvent('pointerenter');
    await page.clock.runFor(10_000);
    await expect(toast(page)).toBeVisible();
    await page.getByRole('button', { name: 'Test my links' }).press('Enter');
    await expect(dialog(page).locator(toast(page))).toBeVisible();
    await page.clock.runFor(3_100);
    await expect(toast(page)).toHaveCount(0);
  });

  test('without the Popover API it is still above dialogs', async ({ page, openSharePage }) => {
    await page.addInitScript(() => {
      for (const name of ['togglePopover', 'showPopover', 'hidePopover', 'popover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await openSharePage();
    await stopClock(page);
    await copy(page).click();
    await expect(toast(page)).toBeVisible();
    await open(page);
    await page.clock.runFor(500);
    await expect(dialog(page).locator(toast(page))).toBeVisible();
    await expect.poll(() => isOnTop(page)).toBe(true);
    await done(page);
    await expect(toast(page)).toBeVisible();
    expect(await isOnTop(page)).toBe(true);
  });

  test('without modal dialogs it stays in the page', async ({ page, openSharePage }) => {
    await page.addInitScript(() => {
      for (const name of ['showModal', 'show', 'close'])
        Reflect.deleteProperty(HTMLDialogElement.prototype, name);
      Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
    });
    await openSharePage();
    await stopClock(page);
    await copy(page).click();
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('body > .toaster .toast')).toBeVisible();
    expect(await isOnTop(page)).toBe(true);
    await done(page);
    await expect(toast(page)).toBeVisible();
  });
});
