import type { Page } from '@playwright/test';
import { stopClock } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { fourSentiments, openPage } from '../fixtures/visitor.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Presses Tab until an element with this name has focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const named = await focused.evaluate((element) => {
      const label =
        element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
      return `${element.getAttribute('aria-label') ?? ''} ${label} ${element.textContent}`;
    });
    if (typeof name === 'string' ? named.includes(name) : name.test(named)) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('the whole review flow with the keyboard only', async ({ page, business }) => {
  await openPage(page, business);
  await tabTo(page, 'I had a good experience');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create Your Review' })).toBeFocused();
  for (const name of fourSentiments) {
    await tabTo(page, name);
    await page.keyboard.press('Space');
  }
  await tabTo(page, 'Generate My Review');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeFocused();
  await tabTo(page, /Copy and Choose/);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Where would you like to leave your review?' }),
  ).toBeFocused();
  await tabTo(page, 'Google Review');
  const ring = await page
    .locator(':focus')
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(ring).not.toBe('none');
});

test('S-70, S-71 a tooltip appears after 700 ms, the next one immediately', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#good');
  for (const name of fourSentiments)
    await page.getByRole('checkbox', { name, exact: true }).check();
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Edit' }).hover();
  await page.clock.runFor(600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole('tooltip')).toHaveText('Tap your review and edit it');
  await page.getByRole('button', { name: 'Regenerate' }).hover();
  await page.clock.runFor(50);
  await expect(page.getByRole('tooltip')).toHaveText(
    'Generate a new review with the same sentiments',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
