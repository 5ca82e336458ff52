import type { Locator } from '@playwright/test';
import { stopClock } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { openPage, openDraft, reachPlatforms } from '../fixtures/visitor.ts';

/** Phones with little room: an iPhone SE with Safari's bars, a small Android phone, and so on. */
const phones = [
  { width: 360, height: 600 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
];

/** Thirty-two words, more than the median draft in docs/DRAFTS.md has. */
const ordinaryDraft =
  'I had a great experience at Cedar Clinic. The staff was friendly and I was seen on time. ' +
  'They were thorough, took the time to explain everything, and put me at ease.';

const bottomOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom);
const topOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top);
/** Whatever is scrolled, as Playwright does before it repeats a click on a busy machine. */
const topInPage = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

for (const viewport of phones)
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('six whole chips are visible, and choosing moves none of them', async ({
      page,
      business,
    }) => {
      await openPage(page, business, '#good');
      const bar = await topOf(page.locator('.step.good .action-bar'));
      const chips = page.locator('.chips > *');
      for (const index of [0, 1, 2, 3, 4, 5])
        expect(await bottomOf(chips.nth(index))).toBeLessThanOrEqual(bar);
      const before = await topInPage(chips.nth(5));
      await page.getByRole('checkbox').nth(0).check();
      expect(await topInPage(chips.nth(5))).toBeCloseTo(before);
    });

    test('all of a draft is visible above the bar', async ({ page, business }) => {
      await openDraft(page, business);
      const draft = page.locator('.draft-text');
      // The same length in every run.
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByPlaceholder('Edit your review here...').fill(ordinaryDraft);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(draft).toHaveText(ordinaryDraft);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await topOf(draft)).toBeGreaterThan(0);
      const bar = page.locator('.preview-step .action-bar');
      expect(await bottomOf(draft)).toBeLessThanOrEqual(await topOf(bar));
    });

    test('all of an ordinary name is visible after the first step', async ({ page, site }) => {
      const business = await site.addBusiness({ name: 'Harbor Physical Therapy' });
      await openPage(page, business, '#good');
      const name = page.locator('.masthead .logo-name');
      await expect(name).toHaveText('Harbor Physical Therapy');
      const hidden = await name.evaluate((element) => [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ]);
      expect(hidden).toEqual([0, 0]);
    });

    test('the toast after copying covers neither the title nor the links', async ({
      page,
      business,
    }) => {
      await openDraft(page, business);
      await stopClock(page);
      await reachPlatforms(page);
      const toast = page.locator('.toast');
      await expect(toast).toBeVisible();
      const links = page.locator('.platform-step .platform-links');
      // Once neither moves anymore
      await expect(async () => {
        expect(await topOf(toast)).toBeGreaterThanOrEqual(await bottomOf(links));
      }).toPass();
    });

    test('the bar never covers what has the focus', async ({ page, business }) => {
      await openPage(page, business, '#good');
      const bar = page.locator('.step.good .action-bar');
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        if ((await focused.count()) === 0) break;
        if (await focused.evaluate((element) => element.closest('.action-bar, footer') !== null))
          continue;
        const end = Math.min(await bottomOf(focused), (await topOf(focused)) + 44);
        expect(end).toBeLessThanOrEqual(await topOf(bar));
      }
    });
  });
