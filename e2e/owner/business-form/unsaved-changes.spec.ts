import type { Page } from '@playwright/test';
import { toast } from '../../fixtures/accounts.ts';
import {
  answers,
  completeSetup,
  field,
  fillSetup,
  unsavedChangesDialog,
  saveChanges,
  storage,
  summary,
  finishSetup,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop, waitForHydration } from '../../fixtures/signed-in.ts';

test.use({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });

/** The part of the Navigation API that the tests use. */
interface Navigation {
  currentEntry: { index: number };
}

const name = (page: Page) => field(page, 'Business name');
const answer = (page: Page, word: 'Stay' | 'Leave') =>
  unsavedChangesDialog(page).getByRole('button', { name: word }).click();

/** Opens the setup form by a link on the dashboard. */
test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /Set Up (New )?Business/ })
    .first()
    .click();
  await expect(name(page)).toBeVisible();
});

async function type(page: Page): Promise<void> {
  await name(page).fill(answers['Business name']);
}

async function expectStayed(page: Page): Promise<void> {
  await expect(unsavedChangesDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/business-setup');
  await expect(name(page)).toHaveValue(answers['Business name']);
}

test('without edits there is no dialog', async ({ page }) => {
  await page.getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/business-setup');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('an edit that was undone does not count', async ({ page }) => {
  await type(page);
  await name(page).fill('');
  await page.getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a link asks: Escape and Stay keep the form, Leave discards it', async ({ page }) => {
  await type(page);
  const link = page.getByRole('link', { name: 'My Dashboard' });
  await link.click();
  await expect(unsavedChangesDialog(page)).toHaveAccessibleDescription(
    'Your changes on this page haven’t been saved.',
  );
  await page.keyboard.press('Escape');
  await expectStayed(page);
  await expect(link).toBeFocused();
  await link.click();
  await answer(page, 'Stay');
  await expectStayed(page);
  await link.click();
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  expect(await storage(page, 'session')).toEqual([]);
  await page.goBack();
  await expect(name(page)).toHaveValue('');
});

test('the browser’s Back asks, and Leave goes back', async ({ page }) => {
  await type(page);
  await page.goBack();
  await expect(unsavedChangesDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/business-setup');
  await answer(page, 'Stay');
  await expectStayed(page);
  await page.goBack();
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/business-setup');
  await expect(name(page)).toHaveValue('');
});

test('Forward asks too, and so does going several entries at once', async ({ page }) => {
  const place = () =>
    page.evaluate(
      () => (window as unknown as { navigation: Navigation }).navigation.currentEntry.index, // Chromium's
    );
  const first = (await place()) - 1;
  const dashboard = page.getByRole('link', { name: 'My Dashboard' });
  await dashboard.click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await type(page);
  await page.goForward();
  await expect(unsavedChangesDialog(page)).toBeVisible();
  await answer(page, 'Stay');
  await expectStayed(page);
  await page.goForward();
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/dashboard');
  expect(await place()).toBe(first + 2);
  await page.getByRole('link', { name: 'Business Setup' }).click();
  await type(page);
  await page.evaluate(() => history.go(-3));
  await answer(page, 'Stay');
  await expectStayed(page);
  expect(await place()).toBe(first + 3);
  await page.evaluate(() => history.go(-3));
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  expect(await place()).toBe(first);
});

test('Back asks even without the Navigation API', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/dashboard');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Business Setup' }).click();
  await type(page);
  await page.goBack();
  await answer(page, 'Stay');
  await expectStayed(page);
  await page.goBack();
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
});

test('a link to the same page and the skip link do not ask', async ({ page }) => {
  await type(page);
  await page.getByRole('link', { name: 'Business Setup' }).click();
  await expectStayed(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.goBack();
  await expectStayed(page);
  await page.goBack();
  await expectStayed(page);
  await page.goBack();
  await expect(unsavedChangesDialog(page)).toBeVisible();
});

test('for a page outside the app, the browser asks', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await type(page);
  await page.getByRole('link', { name: 'Home' }).click({ noWaitAfter: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expectStayed(page);
});

test('Logout asks and discards the input', async ({ page, openSetupForm }) => {
  await type(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await answer(page, 'Stay');
  await expectStayed(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await answer(page, 'Leave');
  await expect(page).toHaveURL('/auth');
  await expect(toast(page)).toContainText('Logged Out');
  expect(await storage(page, 'session')).toEqual([]);
  await openSetupForm();
  await expect(name(page)).toHaveValue('');
});

test('after a setup nothing asks, and signing out clears the new business', async ({ page }) => {
  await fillSetup(page);
  await finishSetup(page);
  expect(await storage(page, 'local')).toContain('newBusinessId');
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await storage(page, 'local')).not.toContain('newBusinessId');
  expect(await storage(page, 'local')).not.toContain('newBusinessSlug');
});

test('a toast that appeared over the dialog survives it', async ({ page }) => {
  await fillSetup(page);
  await completeSetup(page).click();
  await page.getByRole('link', { name: 'Edit Business' }).click();
  await name(page).fill('Another name');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(unsavedChangesDialog(page).locator('.toast')).toContainText('URL Copied');
  await answer(page, 'Stay');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Business Updated');
  await expect(summary(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the side menu asks too', async ({ page }) => {
    await type(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'My Dashboard' })
      .click();
    await expect(unsavedChangesDialog(page)).toBeVisible();
    await answer(page, 'Stay');
    await expectStayed(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await answer(page, 'Leave');
    await expect(page).toHaveURL('/auth');
  });
});
