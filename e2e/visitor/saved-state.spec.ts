import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/signed-in.ts';
import {
  chooseFour,
  fourSentiments,
  noteField,
  openPage,
  waitForReviewPage,
  generateDraft,
  openDraft,
  openWithFour,
  reachPlatforms,
} from '../fixtures/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a reload keeps what was chosen', async ({ page, business }) => {
  await openWithFour(page, business);
  await page.getByLabel("Is there any individual you'd like to thank?").fill('Maria');
  await page.reload();
  await waitForReviewPage(page);
  await expect(page.getByText('4/4')).toBeVisible();
  await expect(page.getByLabel("Is there any individual you'd like to thank?")).toHaveValue(
    'Maria',
  );
});

test('a reload keeps the draft, and never shows the first question in between', async ({
  page,
  business,
}) => {
  await openDraft(page, business);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByPlaceholder('Edit your review here...').fill('My own words now.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.addInitScript(() => {
    const seen = () => {
      const choice = document.querySelector('.choice');
      if (
        choice &&
        getComputedStyle(choice).display !== 'none' &&
        choice.getBoundingClientRect().height > 0
      )
        document.documentElement.dataset['sawChoice'] = 'yes';
      requestAnimationFrame(seen);
    };
    requestAnimationFrame(seen);
  });
  await page.reload();
  await expect(page.getByText('My own words now.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['sawChoice'])).toBeUndefined();
});

const otherField = (page: Page) => page.getByLabel('In your own words');

for (const chosen of [1, 4])
  test(`a reload keeps the open Other field and its text, with ${chosen} chosen`, async ({
    page,
    business,
  }) => {
    await openPage(page, business, '#good');
    await page.getByRole('button', { name: 'Other', exact: true }).click();
    await otherField(page).fill('Quiet waiting room');
    for (const name of fourSentiments.slice(0, chosen))
      await page.getByRole('checkbox', { name, exact: true }).check();
    await page.reload();
    await waitForReviewPage(page);
    await expect(otherField(page)).toHaveValue('Quiet waiting room');
    await expect(page.getByText(`${chosen}/4`)).toBeVisible();
    await otherField(page).fill('Quiet waiting rooms');
    await page.getByRole('button', { name: 'Other', exact: true }).click();
    await expect(otherField(page)).toHaveValue('Quiet waiting rooms');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await waitForReviewPage(page);
    await expect(page.getByText(`${chosen}/4`)).toBeVisible();
    await expect(otherField(page)).toHaveCount(0);
  });

test('a reload keeps nothing but the text of Other, if there is nothing else', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#good');
  await page.getByRole('button', { name: 'Other', exact: true }).click();
  await otherField(page).fill('Quiet');
  await page.reload();
  await expect(otherField(page)).toHaveValue('Quiet');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1/4')).toBeVisible();
  await expect(otherField(page)).toHaveCount(0);
});

test('a draft in progress continues after a reload, as the same request', async ({
  page,
  site,
  business,
}) => {
  const release = await holdRequests(page, '**/api/reviews/generate');
  const keys: Promise<string | null>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generate')) keys.push(request.headerValue('idempotency-key'));
  });
  await openWithFour(page, business);
  await noteField(page).fill('Easy parking.');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  const waiting = page.getByText('Turning your four choices into a draft…');
  await expect(waiting).toBeVisible();
  await page.reload();
  await waitForReviewPage(page);
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate My Review' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  const [first, second, ...more] = await Promise.all(keys);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(more).toEqual([]);
  const { rows } = await site.ctx.pool.query(drafts, [business.id]);
  expect(rows).toEqual([{ count: 1 }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  expect(keys).toHaveLength(2);
});

const drafts = "select count from business_counts where business_id = $1 and kind = 'draft'";

test('a draft that failed is not requested again by a reload', async ({ page, business }) => {
  let calls = 0;
  await page.route('**/api/reviews/generate', (route) => {
    calls += 1;
    return route.fulfill({ status: 400, json: { message: 'Please choose kinder words.' } });
  });
  await openWithFour(page, business);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByText('Please choose kinder words.')).toBeVisible();
  await page.reload();
  await waitForReviewPage(page);
  await expect(page.getByText('4/4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate My Review' })).toBeEnabled();
  expect(calls).toBe(1);
});

test('C-16 Back on the legal pages returns to the same step', async ({ page, business }) => {
  await openPage(page, business, '#good');
  await page.getByRole('checkbox', { name: 'Thorough' }).check();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/thumbs-up-down/${business.slug}#good`);
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeChecked();
});

test('Back goes one step back each time, and keeps everything', async ({ page, business }) => {
  await openPage(page, business);
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  await chooseFour(page);
  const review = await generateDraft(page);
  await reachPlatforms(page);
  await page.goBack();
  await expect(page.getByText(review)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('4/4')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'I had a good experience' })).toBeVisible();
  await page.goForward();
  await expect(page.getByText('4/4')).toBeVisible();
});

test('#preview and #platform without a draft show the first question', async ({
  page,
  business,
}) => {
  for (const hash of ['#preview', '#platform']) {
    await page.goto('about:blank');
    await openPage(page, business, hash);
    await expect(page.getByRole('link', { name: 'I had a good experience' })).toBeVisible();
  }
});

test('after 30 idle minutes, the next person finds an empty page', async ({ page, business }) => {
  await page.clock.install();
  await openPage(page, business, '#bad');
  await page.getByLabel('What happened?').fill('I waited for an hour.');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  await chooseFour(page);
  await page.clock.runFor('00:25:00');
  await noteField(page).fill('Easy parking.');
  await page.clock.runFor('00:29:00');
  await expect(page.getByText('4/4')).toBeVisible();
  expect(await savedState(page, business)).toContain('I waited for an hour.');
  await page.clock.runFor('00:02:00');
  await expect(page.getByRole('link', { name: 'I had a good experience' })).toBeVisible();
  await expect(page.locator('input:checked')).toHaveCount(0);
  for (const field of ['#note', '#feedback-feedback'])
    await expect(page.locator(field)).toHaveValue('');
  expect(await savedState(page, business)).toBeNull();
});

test('the saved state is not restored after 30 minutes on another page', async ({
  page,
  business,
}) => {
  await page.clock.install();
  await openWithFour(page, business);
  await page.goto('/terms');
  await page.clock.fastForward('00:31:00');
  await openPage(page, business, '#good');
  await expect(page.getByText('0/4')).toBeVisible();
});

function savedState(page: Page, { slug }: { slug: string | null }): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), `place:/thumbs-up-down/${slug}`);
}

test('the page is unchanged after returning from Google', async ({ page, site, business }) => {
  const review = await openDraft(page, business);
  await page.goto(`${site.url}/terms`);
  await page.goBack();
  await expect(page.getByText(review)).toBeVisible();
});
