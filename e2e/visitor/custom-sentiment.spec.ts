import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { openPage } from '../fixtures/visitor.ts';

test.beforeEach(async ({ page, business }) => {
  await openPage(page, business, '#good');
  await page.getByRole('button', { name: 'Other' }).click();
});

test('an own sentiment that no draft can contain is refused when it is added, with the reason', async ({
  page,
}) => {
  await waitForEveryAnswer(page);
  const field = page.getByLabel('In your own words');
  await field.fill('call 555-123-4567');
  await field.press('Enter');
  await expect(
    page.getByText('Please leave links, email addresses, and phone numbers out of'),
  ).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByText('0/4')).toBeVisible();
  await field.fill('Great with kids');
  await expect(page.getByText('Please leave links')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('1/4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Other' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Great with kids' }).click();
  await expect(page.getByRole('button', { name: 'Other' })).toBeFocused();
});

test('an own sentiment is accepted while the server does not answer, and chips stay chosen', async ({
  page,
}) => {
  await page.route('**/api/sentiments/check', () => {});
  await page.getByLabel('In your own words').fill('Great with kids');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('checkbox', { name: 'Thorough' }).check();
  await expect(page.getByText('2/4')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeChecked();
  await expect(page.getByRole('listitem').filter({ hasText: 'Great with kids' })).toBeVisible();
});

test('a word added while another one is being checked follows it', async ({ page }) => {
  const answer = await holdRequests(page, '**/api/sentiments/check');
  const field = page.getByLabel('In your own words');
  await field.fill('Great with kids');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-busy', 'true');
  await field.fill('Gentle');
  await field.press('Enter');
  answer();
  await expect(page.locator('.slot')).toHaveText(['Great with kids', 'Gentle']);
  await expect(field).toHaveCount(0);
});

test('a word refused while the next one is typed says so and leaves the next one alone', async ({
  page,
}) => {
  await waitForEveryAnswer(page);
  const answer = await holdRequests(page, '**/api/sentiments/check');
  const field = page.getByLabel('In your own words');
  await field.fill('call 555-123-4567');
  await page.getByRole('button', { name: 'Add' }).click();
  await field.fill('Gentle');
  answer();
  await expect(page.getByText('call 555-123-4567')).toBeVisible();
  await expect(page.getByText('Please leave links')).toBeVisible();
  await expect(field).toHaveValue('Gentle');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('1/4')).toBeVisible();
});

/** The page accepts a word after three seconds without an answer, which a busy machine may take. */
function waitForEveryAnswer(page: Page): Promise<void> {
  return page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
