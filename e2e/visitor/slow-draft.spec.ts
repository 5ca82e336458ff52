import type { Page } from '@playwright/test';
import { finishDelay } from '../fixtures/late.ts';
import { expect, test } from '../fixtures/test.ts';
import { openDraft, openWithFour } from '../fixtures/visitor.ts';

const address = '**/api/reviews/generate';
const card = (page: Page) => page.getByText('Slow connection').filter({ visible: true });

/** Taps the button, and waits until the styles show what to do about a request that hangs. */
async function generateSlowly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByText('Turning your four choices into a draft…')).toBeVisible();
  await expect(card(page)).toBeHidden();
  expect(await finishDelay(page, '.slow-draft')).toBe(8_000);
  await expect(card(page)).toBeInViewport();
}

test('a hanging draft offers three ways on, and Try Again counts as the same request', async ({
  page,
  site,
  business,
  expectAccessible,
}) => {
  await openWithFour(page, business);
  const keys: (string | null)[] = [];
  const abandoned = Promise.withResolvers<string>();
  page.on('requestfailed', (request) => abandoned.resolve(request.url()));
  await page.route(address, async (route) => {
    keys.push(await route.request().headerValue('idempotency-key'));
    // The server answers both, but only the second answer arrives.
    if (keys.length === 1) await route.fetch();
    else await route.continue();
  });
  await generateSlowly(page);
  for (const name of ['Try Again', 'Write Your Own'])
    await expect(page.getByRole('button', { name })).toBeInViewport();
  await expect(
    page.locator('.slow-draft').getByRole('link', { name: 'Google Review' }),
  ).toHaveAttribute('href', business.reviewUrl ?? '');
  await expectAccessible();

  await page.getByRole('button', { name: 'Try Again' }).click();
  expect(await abandoned.promise).toContain('/api/reviews/generate');
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  const { rows } = await site.ctx.pool.query(drafts, [business.id]);
  expect(rows).toEqual([{ count: 1 }]);
});

const drafts = "select count from business_counts where business_id = $1 and kind = 'draft'";

test('Try Again waits another eight seconds before it offers the same', async ({
  page,
  business,
}) => {
  await openWithFour(page, business);
  await page.route(address, () => {});
  await generateSlowly(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page)).toBeHidden();
  await expect(page.getByText('Turning your four choices into a draft…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create Your Review' })).toBeFocused();
  expect(await finishDelay(page, '.slow-draft')).toBe(8_000);
  await expect(card(page)).toBeInViewport();
});

test('Write Your Own drops the request and opens an empty review', async ({ page, business }) => {
  await openWithFour(page, business);
  let calls = 0;
  await page.route(address, () => {
    calls += 1;
  });
  await generateSlowly(page);
  const abandoned = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  await abandoned;
  await expect(page).toHaveURL(/#preview$/);
  await expect(page.getByText('Your own words', { exact: true })).toBeVisible();
  expect(calls).toBe(1);
  await page.goBack();
  await expect(page.getByText('4/4')).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('a draft that fails leaves the same three ways on the screen', async ({
  page,
  business,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await openWithFour(page, business);
  let calls = 0;
  await page.route(address, (route) => {
    calls += 1;
    return route.abort('connectionrefused');
  });
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  const panel = page.locator('.slow-draft');
  const tryAgain = panel.getByRole('button', { name: 'Try Again' });
  const title = panel.getByRole('heading', { name: 'No draft yet' });
  await expect(title).toBeVisible();
  expect(calls).toBe(3);
  await expect(card(page)).toBeHidden();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(title).toBeInViewport();
  for (const way of [
    tryAgain,
    panel.getByRole('button', { name: 'Write Your Own' }),
    panel.getByRole('link', { name: 'Google Review' }),
  ])
    await expect(way).toBeInViewport({ ratio: 1 });
  await expectAccessible();

  await page.getByRole('button', { name: 'Remove Thorough' }).click();
  await tryAgain.click();
  await expect(page.getByText('You currently have 3 selected')).toBeVisible();
  expect(calls).toBe(3);

  await page.getByRole('checkbox', { name: 'Thorough' }).check();
  await page.unroute(address);
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('4/4')).toBeVisible();
  await expect(panel).toBeHidden();
});

test('the link to Google counts while the draft is still on its way', async ({
  page,
  site,
  business,
}) => {
  await openWithFour(page, business);
  await page
    .context()
    .route('https://example.com/**', (route) => route.fulfill({ body: 'the platform' }));
  await page.route(address, () => {});
  await generateSlowly(page);
  const opened = page.context().waitForEvent('page');
  await page.locator('.slow-draft').getByRole('link', { name: 'Google Review' }).click();
  await (await opened).close();
  await expect
    .poll(async () => (await site.ctx.pool.query(clicks, [business.id])).rows)
    .toEqual([{ count: 1 }]);
  await expect(page.getByText('Turning your four choices into a draft…')).toBeVisible();
});

test('while another draft hangs, the one before it can be kept', async ({
  page,
  business,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  const review = await openDraft(page, business);
  const shorter = page.getByRole('button', { name: 'Shorter', exact: true });
  await expect(shorter).toBeVisible();
  await page.route(address, () => {});
  await shorter.click();
  const text = page.locator('.draft-text');
  await expect(text).toBeHidden();
  const keep = page.getByRole('button', { name: 'Back to My Draft' });
  await expect(keep).toBeHidden();
  expect(await finishDelay(page, '.slow-rewrite')).toBe(8_000);
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  await expect(keep).toBeInViewport({ ratio: 1 });
  await expectAccessible();
  const abandoned = page.waitForEvent('requestfailed');
  await keep.click();
  await abandoned;
  await expect(text).toHaveText(review);
  await expect(text).toBeVisible();
  await expect(keep).toHaveCount(0);
  await expect(shorter).not.toHaveAttribute('aria-disabled');
  await expect(page.locator('.preview-step .with-bar')).toBeFocused();
});

const clicks = "select count from business_counts where business_id = $1 and kind = 'google_click'";
