import type { Page } from '@playwright/test';
import { choose, field, options } from '../../fixtures/categories.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.beforeEach(({ openSetupForm }) => openSetupForm());

/** The text of the active option, as announced to assistive technology. */
async function reached(page: Page): Promise<string> {
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
  const id = await field(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`).innerText();
}

test.describe('with the keyboard', () => {
  test.use(desktop);

  test('B-05 typing filters the list, and Enter selects the best match', async ({ page }) => {
    await field(page).focus();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('dent');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).first()).toHaveText(/^dent/i);
    // The list may still be the one of "den" while it is read.
    await expect
      .poll(async () => (await reached(page)) === (await options(page).first().innerText()))
      .toBe(true);
    await page.keyboard.type('al clinic');
    await expect(options(page).first()).toHaveText('Dental clinic');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Dental clinic');
    await expect(options(page)).toHaveCount(0);
    // In the open list, Enter selects; it does not submit the form.
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(page).toHaveURL('/business-setup');
  });

  test('text that is not a category stays when the field is left, with what to do', async ({
    page,
  }) => {
    await field(page).focus();
    await page.keyboard.type('zzqx');
    await expect(page.getByText('No categories match “zzqx”.').last()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field(page, 1)).toBeFocused();
    await expect(field(page)).toHaveValue('zzqx');
    const note = 'Please choose one from the list. Try a simpler word, like “dentist” or “clinic”.';
    await expect(field(page)).toHaveAccessibleDescription(`“zzqx” isn’t in our list. ${note}`);
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('kids dentist');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Pediatric dentist');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  });

  test('in the closed field Enter submits the form, as in other fields', async ({ page }) => {
    await field(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Primary category is required')).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription('Primary category is required');
  });

  test('B-06 the whole list is sorted, and keys jump to both ends', async ({ page }) => {
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
    // Only options near the visible ones are in the document.
    expect(await options(page).count()).toBeLessThan(40);
  });

  test('Escape restores the previous category, and so does leaving with invalid text', async ({
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

  test('Tab selects a name typed in full or highlighted with arrow keys, not a partial one', async ({
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

  test('an emptied or cleared field has no category', async ({ page }) => {
    await choose(page, 'Dental clinic');
    await field(page).fill('');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('');
    await choose(page, 'Dental clinic');
    await page.getByRole('button', { name: /^Clear/ }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });

  test('it opens at the selected category, and typing replaces it', async ({ page }) => {
    await choose(page, 'Dental clinic');
    await page.getByRole('heading', { level: 1 }).click();
    await field(page).click();
    await expect(options(page).filter({ hasText: /^Dental clinic$/ })).toBeInViewport();
    expect(await reached(page)).toBe('Dental clinic');
    await page.keyboard.type('zoo');
    await expect(field(page)).toHaveValue('zoo');
    await expect(options(page).first()).toHaveText(/^Zoo/);
  });

  test('the number of matches is announced politely', async ({ page }) => {
    const status = page.locator('.category-field').first().getByRole('status');
    await field(page).fill('dental clinic');
    await expect(status).toHaveText(/^\d+ categor(y|ies)$/);
    await field(page).fill('zzqx');
    await expect(status).toHaveText(/^No categories match “zzqx”\./);
    await page.keyboard.press('Escape');
    await expect(status).toBeEmpty();
  });
});
