import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openDraft } from '../fixtures/visitor.ts';
import { unfitting } from '../tools/text-fit.ts';

test.use({ viewport: { width: 360, height: 600 } });

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
