import { atWidths, expectToFit } from '../../fixtures/fitting.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { copy, openBrowserPrint } from '../../fixtures/share-page.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test('the footer is not visible while the page loads', async ({ page, addOwnBusiness }) => {
  const { id } = await addOwnBusiness();
  const releaseUser = await holdRequests(page, '**/api/user');
  const releaseBusiness = await holdRequests(page, `**/api/businesses/${id}`);
  const footer = page.getByRole('contentinfo');
  await page.goto(`/business-share/${id}`);
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeVisible();
  await expect(footer).not.toBeInViewport();
  releaseUser();
  await expect(page.getByRole('status', { name: 'Loading your business' })).toBeVisible();
  await expect(footer).not.toBeInViewport();
  releaseBusiness();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(footer).not.toBeInViewport();
});

test('an inactive business can be printed, with a warning', async ({ page, openSharePage }) => {
  await openSharePage({ isActive: false });
  await expect(page.getByText('This business is inactive')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
});

test('C-49 a business without a slug says what to do', async ({ page, openSharePage }) => {
  await openSharePage({ slug: null });
  await expect(page.getByRole('heading', { name: 'No public link yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

for (const [size, options] of Object.entries({ 'a phone': {}, 'a desktop': desktop })) {
  test.describe(`at ${size}`, () => {
    test.use(options);

    test('axe finds no violations with either format', async ({
      page,
      openSharePage,
      expectAccessible,
    }) => {
      await openSharePage();
      await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
      await expectAccessible();
      await page.getByLabel('Your sentence').fill('Win a prize for 5 stars');
      await expect(page.getByText('Google and the FTC')).toBeVisible();
      await copy(page).click();
      await expectAccessible();
      await openBrowserPrint(page);
      await page.getByRole('radio', { name: 'Table tent' }).check({ force: true });
      await expectAccessible();
    });
  });
}

test('nothing overflows, and the controls are tall enough', async ({ page, openSharePage }) => {
  await openSharePage({ name: 'W'.repeat(100) });
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  const widths = [320, 390, 768, 900, 960, 1280];
  await expectToFit(page, widths);
  await atWidths(page, widths, async (width) => {
    const heights = await page
      .locator('main :is(.button, .segment)')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights), `at ${width} px`).toBeGreaterThanOrEqual(40);
  });
});
