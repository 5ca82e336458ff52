import type { Page } from '@playwright/test';
import { choose, field, options } from '../../fixtures/categories.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.beforeEach(({ openSetupForm }) => openSetupForm());

/** The text of the option that assistive technology is told of. */
async function reached(page: Page): Promise<string> {
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
  const id = await field(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`).innerText();
}

test.describe('by keyboard', () => {
  test.use(desktop);

  test('B-05 typing narrows the list, and Enter takes the best match', async ({ page }) => {
    await field(page).focus();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('dent');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).first()).toHaveText(/^dent/i);
    expect(await reached(page)).toBe(await options(page).first().innerText());
    await page.keyboard.type('al clinic');
    await expect(options(page).first()).toHaveText('Dental clinic');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Dental clinic');
    await expect(options(page)).toHaveCount(0);
    // In the open list Enter chooses; it does not send the form.
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(page).toHaveURL('/business-setup');
  });

  test('words that are no category leave with Tab, and the focus goes on to the next field', async ({
    page,
  }) => {
    await field(page).focus();
    await page.keyboard.type('zzqx');
    await expect(page.getByText('No categories match “zzqx”.').last()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('');
    await expect(field(page, 1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
  });

  test('in the closed field Enter sends the form, as in other fields', async ({ page }) => {
    await field(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Primary category is required')).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription('Primary category is required');
  });

  test('B-06 the whole list is in order, and keys reach each end of it', async ({ page }) => {
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-posinset', '1');
    const size = Number(await options(page).first().getAttribute('aria-setsize'));
    expect(size).toBeGreaterThanOrEqual(3_500);
    const first = await reached(page);
    await page.keyboard.press('End');
    const last = await reached(page);
    expect(first.localeCompare(last, 'en-US')).toBeLessThan(0);
    const lastOption = options(page).filter({ hasText: last }).last();
    await expect(lastOption).toHaveAttribute('aria-posinset', String(size));
    await expect(lastOption).toBeInViewport();
    await page.keyboard.press('PageUp');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', new RegExp(`${size - 8}$`));
    await page.keyboard.press('PageDown');
    expect(await reached(page)).toBe(last);
    await page.keyboard.press('ArrowUp');
    expect((await reached(page)).localeCompare(last, 'en-US')).toBeLessThan(0);
    await page.keyboard.press('Home');
    expect(await reached(page)).toBe(first);
    // Only what is near the eye is in the page.
    expect(await options(page).count()).toBeLessThan(40);
  });

  test('Escape gives back what was there, and so does leaving with words that are no category', async ({
    page,
  }) => {
    await choose(page, 'Dental clinic');
    await field(page).fill('zzqx');
    await expect(page.getByText('No categories match “zzqx”.').last()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('zzqx');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('Dental clinic');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('Dental clinic');
    await field(page).fill('zzqx');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field(page)).toHaveValue('Dental clinic');
    await field(page).fill('dentist');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('Dental clinic');
  });

  test('Tab takes a name that was typed in full or reached by arrows, not a mere beginning', async ({
    page,
  }) => {
    await field(page).focus();
    await page.keyboard.type('DENTAL  CLINIC');
    await expect(options(page).first()).toHaveText('Dental clinic');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('Dental clinic');
    await field(page).fill('acupunct');
    await expect(options(page).first()).toHaveText(/^Acupunct/);
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('Dental clinic');
    await field(page).fill('acupunct');
    await expect(options(page).first()).toHaveText(/^Acupunct/);
    await page.keyboard.press('ArrowDown');
    const name = await reached(page);
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue(name);
  });

  test('an emptied field has no category, and neither has one that was cleared', async ({
    page,
  }) => {
    await choose(page, 'Dental clinic');
    await field(page).fill('');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('');
    await choose(page, 'Dental clinic');
    await page.getByRole('button', { name: /^Clear/ }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });

  test('it opens with what is chosen in sight, and what is typed next replaces it', async ({
    page,
  }) => {
    await choose(page, 'Dental clinic');
    await page.getByRole('heading', { level: 1 }).click();
    await field(page).click();
    await expect(options(page).filter({ hasText: /^Dental clinic$/ })).toBeInViewport();
    expect(await reached(page)).toBe('Dental clinic');
    await page.keyboard.type('zoo');
    await expect(field(page)).toHaveValue('zoo');
    await expect(options(page).first()).toHaveText(/^Zoo/);
  });

  test('the number of matches is told politely', async ({ page }) => {
    const status = page.locator('.category-field').first().getByRole('status');
    await field(page).fill('dental clinic');
    await expect(status).toHaveText(/^\d+ categor(y|ies)$/);
    await field(page).fill('zzqx');
    await expect(status).toHaveText('No categories match “zzqx”.');
    await page.keyboard.press('Escape');
    await expect(status).toBeEmpty();
  });
});
