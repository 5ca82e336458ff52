import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { desktop, untilHydrated } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signIn }) => signIn());

test('a part that a deploy has taken away reloads the page once, and shows it', async ({
  page,
}) => {
  await page.goto('/privacy');
  await untilHydrated(page);
  const loads = followLoads(page);
  let refusals = 0;
  await page.route('**/assets/dashboard-page-*.js', (route) =>
    (refusals += 1) === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  expect(loads).toEqual(['/dashboard']);
});

test('a part that stays away reloads it only once, and then says what happened', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/privacy');
  await untilHydrated(page);
  const loads = followLoads(page);
  await page.route('**/assets/dashboard-page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  await expect(page.getByText('Part of it didn’t load.')).toBeVisible();
  expect(loads).toEqual(['/dashboard']);
  await expectAccessible();
  await page.unroute('**/assets/dashboard-page-*.js');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
});

test('offline nothing is reloaded, and the header still leads away', async ({ page, context }) => {
  await page.goto('/business-setup');
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
  const loads = followLoads(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Business Setup' }).click();
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
  expect(loads).toEqual([]);
});

/** Notes every document that the page loads from now on. */
function followLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}
