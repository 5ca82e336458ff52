import { atWidths, expectToFit } from '../../fixtures/fitting.ts';
import { expect, test } from '../../fixtures/test.ts';
import { copy, openSharePage } from '../../fixtures/share-page.ts';
import { desktop, signInAs } from '../../fixtures/signed-in.ts';

test('what stands below is not in sight before it has its place', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ userId: owner.id });
  await signInAs(context, site, owner);
  const user = Promise.withResolvers<void>();
  const business = Promise.withResolvers<void>();
  await page.route('**/api/user', (route) => user.promise.then(() => route.continue()));
  await page.route(`**/api/businesses/${id}`, (route) =>
    business.promise.then(() => route.continue()),
  );
  const footer = page.getByRole('contentinfo');
  await page.goto(`/business-share/${id}`);
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeVisible();
  await expect(footer).not.toBeInViewport();
  user.resolve();
  await expect(page.getByRole('status', { name: 'Loading your business' })).toBeVisible();
  await expect(footer).not.toBeInViewport();
  business.resolve();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(footer).not.toBeInViewport();
});

test('an inactive business is printed all the same, and told so', async ({
  page,
  context,
  site,
}) => {
  await openSharePage({ page, context, site }, { isActive: false });
  await expect(page.getByText('This business is inactive')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test('C-49 a business without a slug has nothing to share, and says what to do', async ({
  page,
  context,
  site,
}) => {
  await openSharePage({ page, context, site }, { slug: null });
  await expect(page.getByRole('heading', { name: 'No public link yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

for (const [size, options] of Object.entries({ 'a phone': {}, 'a desktop': desktop })) {
  test.describe(`at ${size}`, () => {
    test.use(options);

    test('axe finds nothing, whatever is chosen', async ({
      page,
      context,
      site,
      expectAccessible,
    }) => {
      await openSharePage({ page, context, site });
      await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
      await expectAccessible();
      await page.getByRole('radio', { name: 'Counter card' }).check({ force: true });
      await copy(page).click();
      await expectAccessible();
    });
  });
}

test('nothing reaches over the edge, and the controls are high enough', async ({
  page,
  context,
  site,
}) => {
  await openSharePage({ page, context, site }, { name: 'W'.repeat(100) });
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  const widths = [320, 390, 768, 900, 960, 1280];
  await expectToFit(page, widths);
  await atWidths(page, widths, async (width) => {
    const heights = await page
      .locator('main :is(.button, .segment)')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights), `at ${width} px`).toBeGreaterThanOrEqual(40);
  });
});
