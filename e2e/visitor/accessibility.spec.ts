import { expectToFit } from '../fixtures/fitting.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLoaded } from '../fixtures/signed-in.ts';
import { chooseFour, openPage, generateDraft, reachPlatforms } from '../fixtures/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('axe finds no violations in the review flow', async ({ page, business, expectAccessible }) => {
  await openPage(page, business);
  await expectAccessible();
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  await expectAccessible();
  await chooseFour(page);
  await expectAccessible();
  await generateDraft(page);
  await expectAccessible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expectAccessible();
  await reachPlatforms(page);
  await expectAccessible();
});

test('axe finds no violations on the feedback form and the page after it', async ({
  page,
  business,
  expectAccessible,
}) => {
  await openPage(page, business, '#bad');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectAccessible();
  await page.goto(`/review-shield/${business.slug}`);
  await expectAccessible();
});

test('axe finds no violations on the wizard, the legal pages and the not-found pages', async ({
  page,
  expectAccessible,
}) => {
  for (const path of [
    '/review',
    '/privacy',
    '/terms',
    '/nowhere',
    '/thumbs-up-down/nobody-knows-it',
  ]) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await expectAccessible();
  }
});

test('axe finds no violations on an inactive business’s page and in the dialogs', async ({
  page,
  site,
  business,
  expectAccessible,
}) => {
  const { slug } = await site.addBusiness({ isActive: false });
  await page.goto(`/thumbs-up-down/${slug}`);
  await expectAccessible();
  await openPage(page, business);
  await page.getByText('How to use this app').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
});

test('nothing overflows', async ({ page, site }) => {
  const business = await site.addBusiness({
    name: 'The Extraordinarily Longnamed Rheumatologyandphysiotherapy Center of Saint-Bartholomew',
  });
  await openPage(page, business);
  for (const hash of ['', '#good', '#bad']) {
    await page.goto(`/thumbs-up-down/${business.slug}${hash}`);
    await expectToFit(page, [320, 390, 640, 1280]);
  }
});
