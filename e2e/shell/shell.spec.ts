import { waitForHydration } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('S-13, S-16 … S-25 header and footer for visitors', async ({ page }) => {
  await page.goto('/privacy');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/auth?register=true',
  );
  await expect(header.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/landing');
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText('hello@example.com');
  await expect(footer).toContainText(String(new Date().getUTCFullYear()));
  await expect(footer).toContainText('version 1.0.2');
  await expect(footer).toContainText('DEVELOPMENT MODE');
});

test('S-43 any other URL is the not-found page, with status 404', async ({ page }) => {
  const answer = await page.goto('/a/b/c');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('G-05, G-06 the legal pages have a Back link only when opened from a review page', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(page.getByText('May 1, 2025')).toBeVisible();
  await expect(page.getByText(/California/).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toHaveCount(0);
  await page.goto('/terms?from=//evil.example');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toHaveCount(0);
  await page.goto('/terms?from=some-clinic');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toHaveAttribute(
    'href',
    '/thumbs-up-down/some-clinic',
  );
});

test('C-16 links inside the legal pages keep the way back to the review page', async ({ page }) => {
  const back = page.getByRole('main').getByRole('link', { name: 'Back' });
  const footer = page.getByRole('contentinfo');
  await page.goto('/terms?from=some-clinic');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy?from=some-clinic');
  await expect(back).toHaveAttribute('href', '/thumbs-up-down/some-clinic');
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms?from=some-clinic');
  await expect(back).toHaveAttribute('href', '/thumbs-up-down/some-clinic');
  await page.goto('/terms?from=Some%20Clinic');
  await waitForHydration(page);
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await page.goto('/review?from=some-clinic');
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  );
});
