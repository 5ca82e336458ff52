import type { Page } from '@playwright/test';
import { changePassword } from '../../fixtures/dashboard.ts';
import { expectToFit } from '../../fixtures/fitting.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop, waitUntilLoaded } from '../../fixtures/signed-in.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('the tabs', () => {
  test.use(desktop);

  test('D-01 … D-03 follow the URL, and Back works', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'My Dashboard' })).toBeVisible();
    await expect(page).toHaveTitle('My Dashboard · Fourgood');
    await expect(page.getByRole('tab')).toHaveText(['My Businesses', 'Account Settings']);
    await expect(tab(page, 'My Businesses')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Account Settings').click();
    await expect(page).toHaveURL('/account-settings');
    await expect(page).toHaveTitle('Account Settings · Fourgood');
    await expect(tab(page, 'Account Settings')).toHaveAttribute('aria-selected', 'true');
    await expect(changePassword(page)).toBeVisible();
    await page.reload();
    await expect(changePassword(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await expect(tab(page, 'My Businesses')).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(changePassword(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set Up New Business' })).toHaveAttribute(
      'href',
      '/business-setup',
    );
  });

  test('arrow keys move between them and keep focus there', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await tab(page, 'My Businesses').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Account Settings')).toBeFocused();
    await expect(changePassword(page)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(tab(page, 'My Businesses')).toBeFocused();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('axe finds no violations on the tabs, with and without businesses', async ({
  page,
  signIn,
  addOwnBusiness,
  expectAccessible,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByText('No businesses yet')).toBeVisible();
  await expectAccessible();
  await addOwnBusiness({ name: 'Cedar Clinic', city: 'Austin' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cedar Clinic' })).toBeVisible();
  await expectAccessible();
  await page.goto('/account-settings');
  await expect(changePassword(page)).toBeVisible();
  await expectAccessible();
});

test('nothing overflows', async ({ page, signIn, addOwnBusiness }) => {
  const name = 'Maximiliane-Alexandrina Featherstonehaugh-Cholmondeley of Saint-Bartholomew';
  await signIn({
    name,
    email: `${'a'.repeat(60)}@${'b'.repeat(50)}.example.com`,
  });
  await addOwnBusiness({
    name: 'Rheumatologyandphysiotherapycenterofsaintbartholomew',
  });
  for (const path of ['/dashboard', '/account-settings', '/business-setup', '/privacy']) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await expectToFit(page, [320, 390, 768, 1280]);
  }
});
