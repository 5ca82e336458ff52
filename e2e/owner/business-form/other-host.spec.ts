import type { Page } from '@playwright/test';
import { businessMessages } from '../../../contract/business-rules.ts';
import {
  cedar,
  collectWrites,
  completeSetup,
  field,
  fillSetup,
  note,
  results,
  save,
  saveChanges,
  summary,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a new business is asked about each link to another site, once', async ({
  page,
  openSetupForm,
  expectAccessible,
}) => {
  await openSetupForm();
  const writes = collectWrites(page);
  await fillSetup(page, {
    'Google review link': 'https://www.example.com/review',
    'Facebook link': 'https://example.org/page',
  });
  await completeSetup(page).click();
  await expect(question(page, 'Google')).toContainText(
    'This link goes to example.com, not to Google. Use it anyway?',
  );
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Google review link')).toBeFocused();
  expect(writes).toEqual([]);
  await completeSetup(page).click();
  await useAnyway(page, 'Google');
  await expect(question(page, 'Facebook')).toContainText(
    'This link goes to example.org, not to Facebook. Use it anyway?',
  );
  await question(page, 'Facebook').getByRole('button', { name: 'Change link' }).click();
  await expect(field(page, 'Facebook link')).toBeFocused();
  await field(page, 'Facebook link').fill('https://example.net/page');
  await completeSetup(page).click();
  await useAnyway(page, 'Facebook');
  await expect(results(page)).toBeVisible();
});

test('an edit asks about a changed link only, and not about Google’s own', async ({
  page,
  openEditForm,
}) => {
  await openEditForm({ ...cedar, reviewUrl: 'https://example.com/saved' });
  await field(page, 'City').fill('Dallas');
  await save(page);
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await field(page, 'Google review link').fill('https://docs.google.com/forms/x');
  await saveChanges(page).click();
  await expect(question(page, 'Google')).toContainText(
    'This link goes to docs.google.com, not to a Google review page. Use it anyway?',
  );
  await question(page, 'Google').getByRole('button', { name: 'Change link' }).click();
  await field(page, 'Google review link').fill('https://maps.app.goo.gl/maple');
  await save(page);
});

test('links to IP addresses and in look-alike letters are refused', async ({
  page,
  openEditForm,
}) => {
  await openEditForm();
  for (const [address, message] of [
    ['http://0x7f.1/', businessMessages.numericHost],
    ['https://gооgle.com/', businessMessages.lookAlike], // Cyrillic о
    ['https://google.com@example.com/', businessMessages.url],
  ] as const) {
    await field(page, 'Google review link').fill(address);
    await saveChanges(page).click();
    await expect(note(page, 'Google review link')).toHaveText(message);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
});

function question(page: Page, platform: string) {
  return page.getByRole('dialog', { name: `Use this ${platform} link?` });
}

async function useAnyway(page: Page, platform: string): Promise<void> {
  await question(page, platform).getByRole('button', { name: 'Use it anyway' }).click();
}
