import type { Page } from '@playwright/test';
import { password } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { holdScripts } from '../fixtures/hold.ts';
import { desktop, collectCalls } from '../fixtures/signed-in.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('a menu tapped before hydration opens after it', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/privacy', { waitUntil: 'commit' });
  await toggle(page).click();
  await expect(menu(page)).toHaveCount(0);
  release();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(menu(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('another tap before hydration cancels the first', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/privacy', { waitUntil: 'commit' });
  await toggle(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await page.waitForLoadState();
  await toggle(page).focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
});

test('a password shown before hydration stays shown', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const typed = page.getByLabel('Password', { exact: true });
  await typed.fill(password);
  await page.getByRole('button', { name: 'Show' }).click();
  release();
  await expect(typed).toHaveAttribute('type', 'text');
  await expect(typed).toHaveValue(password);
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('a logout clicked before hydration happens once, right after it', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const calls = collectCalls(page);
    const release = await holdScripts(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Logout' }).dblclick();
    release();
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
    await expect(page).toHaveURL('/auth');
    expect(calls.filter((call) => call === 'POST /api/logout')).toHaveLength(1);
  });
});
