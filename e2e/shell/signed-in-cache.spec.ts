import { field, openSetup } from '../fixtures/business-forms.ts';
import { expect, test } from '../fixtures/test.ts';

test('Back requests a signed-in page again, and restores a half-filled form', async ({
  page,
  signIn,
}) => {
  await signIn({ name: 'Noor Haddad' });
  await openSetup(page);
  await field(page, 'Business name').fill('Cedar Clinic');
  await page.goto('/landing');
  const again = await page.goBack();
  expect(await again?.headerValue('cache-control')).toBe('no-store');
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Clinic');
});

test('Back shows nothing of a session that has ended', async ({ page, context, signIn }) => {
  await signIn({ name: 'Noor Haddad' });
  await page.goto('/dashboard');
  await expect(page.getByText('Noor Haddad').first()).toBeAttached();
  await page.goto('/landing');
  await context.clearCookies();
  const again = await page.goBack();
  expect(await again?.text()).not.toContain('Noor Haddad');
  await expect(page).toHaveURL('/auth');
});
