import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  openPage,
  tapCopy,
  waitForReviewPage,
  generateDraft,
  openDraft,
  openWithFour,
} from '../fixtures/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const script = '**/assets/preview-*';
const failed = "The editing tools didn't load. You can still copy your draft.";

const edit = (page: Page) => page.getByRole('button', { name: 'Edit' });

test('it is loaded with the first step, not before', async ({ page, business }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes('/assets/preview-'));
  await openPage(page, business);
  await page.waitForLoadState('networkidle');
  expect(isAsked()).toBe(false);
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  await expect.poll(isAsked).toBe(true);
});

test('when it is late, the draft is readable and its buttons appear later', async ({
  page,
  business,
}) => {
  const release = await holdRequests(page, script);
  const review = await openDraft(page, business);
  await expect(edit(page)).toHaveCount(0);
  await expect(page.getByText('Draft — edit it so it says what you mean')).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
  await tapCopy(page);
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(review);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goBack();
  release();
  await expect(edit(page)).toBeVisible();
  await expect(page.getByText(review)).toBeVisible();
});

test('when it failed to load earlier, it is loaded again with the draft', async ({
  page,
  business,
}) => {
  await page.route(script, (route) => route.abort());
  const aborted = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/assets/preview-'),
  });
  await openWithFour(page, business);
  await aborted;
  await page.unroute(script);
  await generateDraft(page);
  await expect(edit(page)).toBeVisible();
});

test('when it fails to load, Try Again loads it', async ({ page, business, expectAccessible }) => {
  await page.route(script, (route) => route.abort());
  const review = await openDraft(page, business);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByText(review)).toBeVisible();
  await expectAccessible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(edit(page)).toBeVisible();
  await expect(page.getByText(review)).toBeVisible();
});

test('when a deploy has removed it, Try Again loads the current page', async ({
  page,
  business,
}) => {
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  const review = await openDraft(page, business);
  await expect(page.getByText(failed)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await waitForReviewPage(page);
  await expect(page.getByText(review)).toBeVisible();
  await page.unroute(script);
  await page.reload();
  await expect(edit(page)).toBeVisible();
  await expect(page.getByText(review)).toBeVisible();
});
