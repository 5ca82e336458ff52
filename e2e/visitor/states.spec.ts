import type { Site } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { openPage, waitForReviewPage } from '../fixtures/visitor.ts';

test('P-03, P-04 an inactive business says so and has no form', async ({ page, site }) => {
  const { slug } = await site.addBusiness({ isActive: false });
  await page.goto(`/thumbs-up-down/${slug}`);
  await expect(
    page.getByRole('heading', { name: 'This business is currently inactive' }),
  ).toBeVisible();
  await expect(page.getByText(/check back later/i)).toBeVisible();
  await expect(page.getByText('I had a good experience')).toHaveCount(0);
});

test('a business deactivated after the page was rendered shows it immediately', async ({
  page,
  business,
}) => {
  await page.route('**/api/businesses/slug/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), isActive: false } });
  });
  await page.goto(`/thumbs-up-down/${business.slug}`);
  await expect(
    page.getByRole('heading', { name: 'This business is currently inactive' }),
  ).toBeVisible();
});

test('P-05 an unknown slug shows an error as panel and toast', async ({ page }) => {
  const answer = await page.goto('/thumbs-up-down/nobody-knows-it');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Business not found' })).toBeVisible();
  await expect(
    page.getByText("Sorry, we couldn't find information for this business").first(),
  ).toBeVisible();
});

test('a failed refresh changes nothing', async ({ page, business }) => {
  await page.route('**/api/businesses/slug/**', (route) => route.abort());
  await openPage(page, business);
  await expect(page.getByRole('link', { name: 'I had a good experience' })).toBeVisible();
});

test('P-02, P-06, P-07 without the database there is a spinner, a toast, and Retry', async ({
  page,
  site,
  business,
}) => {
  let isUp = false;
  await page.route('**/api/businesses/slug/**', (route) =>
    isUp ? route.continue() : route.abort(),
  );
  await withoutDatabase(site, async () => {
    await page.goto(`/thumbs-up-down/${business.slug}`);
    await expect(page.getByRole('status').or(page.getByRole('progressbar')).first()).toBeAttached();
    await expect(
      page.getByText('There was a problem accessing business information').first(),
    ).toBeVisible();
    await expect(page.getByText('I had a good experience')).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  isUp = true;
  await expect(page.getByRole('link', { name: 'I had a good experience' })).toBeVisible();
});

test('the page recovers by itself once the database answers', async ({ page, site, business }) => {
  let isUp = false;
  const refusal = { code: 'unavailable', message: 'The service is not available right now.' };
  await page.route('**/api/businesses/slug/**', (route) =>
    isUp ? route.continue() : route.fulfill({ status: 503, json: refusal }),
  );
  await withoutDatabase(site, async () => {
    await page.goto(`/thumbs-up-down/${business.slug}`);
    // After several attempts: from here on, nobody touches the page.
    await expect(
      page.getByRole('heading', { name: 'Error loading business information' }),
    ).toBeVisible();
  });
  isUp = true;
  await waitForReviewPage(page);
  await expect(page.getByRole('link', { name: 'I had a good experience' })).toBeVisible();
});

/** Nothing can read a business meanwhile. */
async function withoutDatabase({ ctx }: Site, work: () => Promise<void>): Promise<void> {
  const client = await ctx.pool.connect();
  // On a slow machine it is held for longer than the app's own transactions may idle.
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  await client.query('lock table businesses in access exclusive mode');
  try {
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('P-08 a business without a logo shows its name', async ({ page, business }) => {
  await openPage(page, business);
  await expect(page.locator('img')).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(business.name)).toBeVisible();
});

test('P-09 How to use this app opens a dialog that Escape closes', async ({ page, business }) => {
  await openPage(page, business);
  const opener = page.getByText('How to use this app').first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'How to use this app' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('R-06, R-08 the page after feedback works when opened directly', async ({
  page,
  business,
}) => {
  await page.goto('/review-shield/nobody-knows-it');
  await expect(
    page.getByRole('heading', { name: "We're Sorry About Your Experience" }),
  ).toBeVisible();
  await page.goto('about:blank');
  const fresh = await page.context().newPage();
  await fresh.goto(`/review-shield/${business.slug}`);
  await fresh.getByRole('link', { name: 'Return to Previous Page' }).click();
  await expect(fresh).toHaveURL(`/thumbs-up-down/${business.slug}`);
  await waitForReviewPage(fresh);
});

test('the page works after Back', async ({ page, business }) => {
  await openPage(page, business, '#good');
  await page.getByRole('checkbox', { name: 'Thorough' }).check();
  await page.goto('/terms');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeChecked();
  await expect(page.getByText('1/4')).toBeVisible();
});

test('without the second script, the notice keeps the words too', async ({
  page,
  site,
  business,
}) => {
  await page.route('**/assets/preview-*', (route) => route.abort());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openPage(page, business, '#bad');
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill('I waited for two hours.');
  await site.ctx.pool.query('update businesses set is_active = false where id = $1', [business.id]);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(
    page.getByRole('heading', { name: 'This business is currently inactive' }),
  ).toBeVisible();
  await expect(page.getByText("Your words weren't sent.")).toBeFocused();
  await expect(page.getByLabel('Your words')).toHaveValue('I waited for two hours.');
  expect(errors).toEqual([]);
});

test('a business deactivated while a visitor writes: the notice, with the words to copy', async ({
  page,
  site,
  business,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, business, '#bad');
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill('I waited for two hours.');
  await site.ctx.pool.query('update businesses set is_active = false where id = $1', [business.id]);
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(
    page.getByRole('heading', { name: 'This business is currently inactive' }),
  ).toBeVisible();
  await expect(page.getByText("Your words weren't sent.")).toBeFocused();
  await expect(page.getByLabel('Your words')).toHaveValue('I waited for two hours.');
  // The stylesheet came with the steps, which are gone.
  await expect(page.getByLabel('Your words')).toHaveCSS('border-radius', '10px');
  await expect(page.getByRole('link', { name: 'Google Review' })).toHaveAttribute(
    'href',
    business.reviewUrl ?? '',
  );
  await page.getByRole('button', { name: 'Copy my words' }).click();
  await expect(page.getByText('Copied to clipboard!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('I waited for two hours.');
});
