import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openDraft, openPage, reachPlatforms } from '../fixtures/visitor.ts';
import { unfitting } from '../tools/text-fit.ts';

test.use({ viewport: { width: 360, height: 600 }, permissions: ['clipboard-write'] });

const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

test('with Google as the only site, the draft fits at twice the text size', async ({
  page,
  site,
}) => {
  await openDraft(page, await site.addBusiness({ facebookUrl: null }));
  await expect(page.getByRole('link', { name: 'Copy and open Google' })).toBeVisible();
  await doubleText(page);
  expect(await unfitting(page)).toEqual([]);
});

test('where to post it fits at twice the text size', async ({ page, business }) => {
  await openDraft(page, business);
  await reachPlatforms(page);
  await doubleText(page);
  expect(await unfitting(page)).toEqual([]);
});

test('the bar is in view, but not at twice the text size, where it would cover most of it', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#good');
  const bar = page.locator('.step.good .action-bar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await doubleText(page);
  await expect(bar).not.toBeInViewport();
});
