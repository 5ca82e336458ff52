import { businessMessages } from '../../../contract/business-rules.ts';
import { toast } from '../../fixtures/accounts.ts';
import {
  field,
  filled,
  collectWrites,
  note,
  saveChanges,
  save,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ openEditForm }) => openEditForm());

test('C-48 values follow the same rules as in the setup', async ({ page }) => {
  await field(page, 'City').fill('A');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText(`Update Failed${businessMessages.city}`);
  await expect(note(page, 'City')).toHaveText(businessMessages.city);
  await expect(field(page, 'City')).toBeFocused();
});

test('E-17 E-18 V-53 … V-55 only the name is required, and the browser checks formats', async ({
  page,
}) => {
  const writes = collectWrites(page);
  const isValid = (label: string) =>
    field(page, label).evaluate((input) => (input as HTMLInputElement).validity.valid); // each is one
  for (const [label, type, wrong] of [
    ['Feedback email', 'email', 'olive'],
    ['Google review link', 'url', 'nothing'],
    ['Facebook link', 'url', 'nothing'],
    ['Business name', 'text', ''],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('type', type);
    const before = await field(page, label).inputValue();
    await field(page, label).fill(wrong);
    expect(await isValid(label)).toBe(false);
    await saveChanges(page).click();
    await expect(field(page, label)).toBeFocused();
    await field(page, label).fill(before);
  }
  expect(writes).toEqual([]);
  for (const label of Object.keys(filled))
    if (label !== 'Business name') await field(page, label).fill('');
  await page.getByRole('button', { name: 'Clear Primary category' }).click();
  await save(page);
  await expect(page.locator('.facts > div')).toHaveText([
    'Business nameCedar Clinic',
    'NicknameNot provided',
    'CityNot provided',
    'StateNot provided',
    'Contact nameNot provided',
    'Feedback emailNot provided',
    'Google review linkNot provided',
    'Facebook linkNot provided',
  ]);
});
