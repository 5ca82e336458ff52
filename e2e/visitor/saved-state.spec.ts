import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/signed-in.ts';
import {
  chooseFour,
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

test('the saved state is cleared after 30 idle minutes', async ({ page, business }) => {
  await page.clock.install();
  await openWithFour(page, business);
  await page.clock.fastForward('00:31:00');
  await page.reload();
  await waitForReviewPage(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('the page is unchanged after returning from Google', async ({ page, site, business }) => {
  const review = await openDraft(page, business);
  await page.goto(`${site.url}/terms`);
  await page.goBack();
  await expect(page.getByText(review)).toBeVisible();
});
