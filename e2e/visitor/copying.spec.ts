import type { Page } from '@playwright/test';
import { stopClock } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { tapCopy, openDraft, reachPlatforms } from '../fixtures/visitor.ts';

type Clipboard = 'missing' | 'rejecting' | 'silent';
type Command = 'works' | 'refuses';

/** Makes the browser's two ways to copy behave as in in-app browsers. */
async function breakCopying(page: Page, clipboard: Clipboard, command: Command): Promise<void> {
  await page.addInitScript(
    ([how, legacy]) => {
      const writes = {
        rejecting: () => Promise.reject(new DOMException('', 'NotAllowedError')),
        silent: () => new Promise(() => {}),
      };
      const value = how === 'missing' ? undefined : { writeText: writes[how] };
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
      document.execCommand = () => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLTextAreaElement) {
          const { value: text, selectionStart, selectionEnd } = activeElement;
          document.documentElement.dataset['copied'] = text.slice(selectionStart, selectionEnd);
        }
        return legacy === 'works';
      };
    },
    [clipboard, command] as const, // a pair
  );
}

const copied = (page: Page) => page.evaluate(() => document.documentElement.dataset['copied']);

for (const clipboard of ['missing', 'rejecting', 'silent'] as const) {
  test(`W-69 with the Clipboard API ${clipboard}, the hidden field copies`, async ({
    page,
    business,
  }) => {
    await breakCopying(page, clipboard, 'works');
    const review = await openDraft(page, business);
    await reachPlatforms(page);
    await expect(page.getByText('Copied to clipboard!', { exact: true })).toBeVisible();
    expect(await copied(page)).toBe(review);
  });

  test(`P-40, W-70 … W-73 with the Clipboard API ${clipboard} and no execCommand, visitors copy by hand`, async ({
    page,
    business,
  }) => {
    await breakCopying(page, clipboard, 'refuses');
    const review = await openDraft(page, business);
    await tapCopy(page);
    const dialog = page.getByRole('dialog', { name: 'Copy Your Review' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Tap and hold the text below, then select "Copy"')).toBeVisible();
    await expect(page.getByText('Copy Failed')).toBeVisible();
    const selected = await dialog
      .getByRole('textbox')
      .evaluate((field: HTMLTextAreaElement) =>
        field.value.slice(field.selectionStart, field.selectionEnd),
      );
    expect(selected).toBe(review);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('heading', { name: 'Where would you like to leave your review?' }),
    ).toBeVisible();
  });
}

const inAppBrowsers = {
  Facebook:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/490.0.0.33.107;FBBV/660000000;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]',
  Instagram:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 355.0.0.41.103 Android',
  LinkedIn:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]',
};

for (const [app, userAgent] of Object.entries(inAppBrowsers)) {
  test.describe(`inside ${app}`, () => {
    test.use({ userAgent });
    test('the draft and the link to Google can both be reached', async ({ page, business }) => {
      await breakCopying(page, 'rejecting', 'refuses');
      // Such browsers may block `window.open`; links still work.
      await page.addInitScript(() => (window.open = () => null));
      const review = await openDraft(page, business);
      await tapCopy(page);
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(review);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('link', { name: 'Google Review' })).toHaveAttribute(
        'href',
        business.reviewUrl ?? '',
      );
    });
  });
}

test('“Copied” covers none of the words of its button', async ({ page, context, business }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 600 });
  await openDraft(page, business);
  // It cannot go away by itself.
  await stopClock(page);
  await reachPlatforms(page);
  await page.getByRole('button', { name: 'Go back to Review' }).click();
  const mark = page.locator('.copied-mark');
  await expect(mark).toBeVisible();
  const overlap = await mark.evaluate((element) => {
    const words = element.previousElementSibling?.getBoundingClientRect();
    return words ? element.getBoundingClientRect().bottom - words.top : Infinity;
  });
  expect(overlap).toBeLessThanOrEqual(0);
});
