import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { desktop, waitForHydration } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signIn }) => signIn());

test('a script that a deploy removed reloads the page once', async ({ page }) => {
  await page.goto('/privacy');
  await waitForHydration(page);
  const loads = collectLoads(page);
  let refusals = 0;
  await page.route('**/assets/dashboard-page-*.js', (route) =>
    (refusals += 1) === 1 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  expect(loads).toEqual(['/dashboard']);
});

test('a script that stays missing reloads the page only once, then shows an error', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/privacy');
  await waitForHydration(page);
  const loads = collectLoads(page);
  await page.route('**/assets/dashboard-page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  await expect(page.getByText('Part of this page didn’t load.')).toBeVisible();
  expect(loads).toEqual(['/dashboard']);
  await expectAccessible();
  await page.unroute('**/assets/dashboard-page-*.js');
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
});

test('offline nothing is reloaded, and the header still works', async ({ page, context }) => {
  await page.goto('/business-setup');
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
  const loads = collectLoads(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Business Setup' }).click();
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
  expect(loads).toEqual([]);
});

/** Collects the paths of the documents that the page loads from now on. */
function collectLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}
