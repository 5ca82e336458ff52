import { bodiesSentTo, toast } from '../../fixtures/accounts.ts';
import { cardOf, openDashboard } from '../../fixtures/dashboard.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop, collectCalls } from '../../fixtures/signed-in.ts';

test.use(desktop);

test.describe('the switch', () => {
  test('D-22 … D-24, D-26, T-49, T-50 deactivates the review page immediately and activates it again', async ({
    page,
    context,
    addOwnBusiness,
  }) => {
    const { id, slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
    await openDashboard(page);
    const visitor = await context.newPage();
    const card = cardOf(page, 'Cedar Clinic');
    const path = `/api/businesses/toggle-business-active/${id}`;
    const bodies = bodiesSentTo(page, path);
    const calls = collectCalls(page);

    const reloaded = page.waitForResponse('**/api/businesses');
    await card.getByRole('button', { name: 'Deactivate' }).click();
    await expect(toast(page)).toContainText('Business Deactivated');
    await reloaded;
    // What was deleted is asked for once its place is near, whenever that is.
    const others = calls.filter((call) => !call.endsWith('/deleted'));
    expect(others).toEqual([`POST ${path}`, 'GET /api/businesses']);
    await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
    await visitor.goto(`/thumbs-up-down/${slug}`);
    await expect(visitor.getByText('This business is currently inactive')).toBeVisible();

    await card.getByRole('button', { name: 'Activate' }).click();
    await expect(toast(page)).toContainText('Business Activated');
    await expect(card.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
    await visitor.reload();
    await expect(visitor.getByText('I had a good experience')).toBeVisible();
    expect(bodies).toEqual([{ isActive: false }, { isActive: true }]);
  });

  test('a double click toggles once', async ({ page, addOwnBusiness }) => {
    const { id } = await addOwnBusiness({ name: 'Cedar Clinic' });
    await openDashboard(page);
    const bodies = bodiesSentTo(page, `/api/businesses/toggle-business-active/${id}`);
    const release = await holdRequests(page, '**/toggle-business-active/*');
    const card = cardOf(page, 'Cedar Clinic');
    await card.getByRole('button', { name: 'Deactivate' }).dblclick();
    release();
    await expect(card.getByRole('button', { name: 'Activate' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(bodies).toEqual([{ isActive: false }]);
  });

  test('D-25, T-51 shows an error and changes nothing when it fails', async ({
    page,
    addOwnBusiness,
  }) => {
    await addOwnBusiness({ name: 'Cedar Clinic' });
    await openDashboard(page);
    await page.route('**/toggle-business-active/*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    const card = cardOf(page, 'Cedar Clinic');
    await card.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to update business status. Please try again.',
    );
    await expect(card.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
    await expect(card.getByText('Inactive', { exact: true })).toHaveCount(0);
  });
});

test('on a phone, the buttons keep their places while one of them waits', async ({
  page,
  addOwnBusiness,
}) => {
  await addOwnBusiness({ name: 'Cedar Clinic' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page);
  const card = cardOf(page, 'Cedar Clinic');
  const button = card.getByRole('button', { name: 'Deactivate' });
  const release = await holdRequests(page, '**/toggle-business-active/*');
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await button.boundingBox(), 'a second tap hits no other button').toEqual(before);
  release();
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
});
