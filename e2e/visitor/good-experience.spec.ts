import type { Site } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  chooseFour,
  openPage,
  tapCopy,
  generateDraft,
  openDraft,
  reachPlatforms,
} from '../fixtures/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a good experience ends at Google with the review in the clipboard', async ({
  page,
  site,
  business,
}) => {
  await openPage(page, business);
  await expect(
    page.getByRole('heading', { name: `How was your experience at ${business.name}?` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Review' })).toBeVisible();
  await chooseFour(page);
  await page.getByLabel("Is there any individual you'd like to thank?").fill("Mary-Ann O'Neil");
  const sent = page.waitForRequest('**/api/reviews/generate');
  const review = await generateDraft(page);

  const request = await sent;
  expect(request.postDataJSON(), 'P-18, P-44').toEqual({
    sentiments: ['Friendly staff', 'Seen on time', 'Thorough', 'Put me at ease'],
    businessType: 'healthcare',
    businessId: business.id,
    thankSomeone: "Mary-Ann O'Neil",
  });
  expect(request.headers()['x-requested-with'], 'S-69').toBe('fourgood');
  expect(review).toContain("Mary-Ann O'Neil");

  await reachPlatforms(page);
  await expect(page.getByText('Successfully copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText()), 'P-29').toBe(review);

  const google = page.getByRole('link', { name: 'Google Review' });
  await expect(google).toHaveAttribute('href', business.reviewUrl ?? '');
  await expect(google).toHaveAttribute('target', '_blank');
  await expect(google).toHaveAttribute('rel', /noopener/);
  await page
    .context()
    .route('https://example.com/**', (route) => route.fulfill({ body: 'the platform' }));
  const opened = page.context().waitForEvent('page');
  await google.click();
  expect((await opened).url()).toBe(business.reviewUrl);
  await expect
    .poll(() => counts(site, business.id), 'P-34, K-11')
    .toEqual({ draft: 1, google_click: 1 });
});

test('P-38 a click that cannot be counted still opens the platform, without an error', async ({
  page,
  business,
}) => {
  await openDraft(page, business);
  await reachPlatforms(page);
  await page.route('**/api/analytics/**', (route) => route.abort());
  await page
    .context()
    .route('https://example.com/**', (route) => route.fulfill({ body: 'the platform' }));
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Facebook Review' }).click();
  expect((await opened).url()).toBe(business.facebookUrl);
});

test('P-32, P-35 a business without links has a search on Google Maps and no Facebook', async ({
  page,
  site,
}) => {
  const bare = await site.addBusiness({ name: 'Smith & Sons', reviewUrl: null, facebookUrl: null });
  await openDraft(page, bare);
  await reachPlatforms(page);
  await expect(page.getByRole('link', { name: 'Google Review' })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(bare.name)}`,
  );
  await expect(page.getByRole('link', { name: 'Facebook Review' })).toHaveCount(0);
});

test('W-50 … W-53, W-60 an edited draft is saved and copied', async ({ page, business }) => {
  await openDraft(page, business);
  await page.getByRole('button', { name: 'Edit' }).click();
  const field = page.getByPlaceholder('Edit your review here...');
  await field.fill('They were kind, and on time.');
  await expect(page.getByRole('button', { name: 'Regenerate' }), 'W-55').toBeDisabled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes have been saved')).toBeVisible();
  await tapCopy(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'They were kind, and on time.',
  );
  await page
    .getByRole('button', { name: 'Go back to Review' })
    .or(page.getByRole('link', { name: 'Go back to Review' }))
    .click();
  await expect(page.getByText('They were kind, and on time.'), 'P-33').toBeVisible();
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});

test('P-25, P-26 Regenerate replaces the draft with another one', async ({
  page,
  site,
  business,
}) => {
  const first = await openDraft(page, business);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Review regenerated')).toBeVisible();
  await expect(page.getByText(first, { exact: true })).toHaveCount(0);
  expect(await counts(site, business.id)).toEqual({ draft: 2 });
});

test('P-24 Start over clears sentiments and draft', async ({ page, business }) => {
  await openDraft(page, business);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Review' })).toBeVisible();
  await expect(page.getByText('0/4')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

async function counts(site: Site, id: number) {
  const { rows } = await site.ctx.pool.query<{ kind: string; count: number }>(
    'select kind, count from business_counts where business_id = $1',
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}
