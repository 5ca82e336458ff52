import { businessMessages } from '../../../contract/business-rules.ts';
import { fill } from '../../fixtures/accounts.ts';
import {
  answers,
  choose,
  completeSetup,
  field,
  fillSetup,
  collectWrites,
  note,
  finishSetup,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';

test.use(desktopWithClipboard);

test.beforeEach(({ openSetupForm }) => openSetupForm());

const rules = [
  ['V-36', 'Business name', 'M', 'Mo', businessMessages.name],
  ['V-37', 'Nickname', 'N', '', businessMessages.nickname],
  ['V-38', 'Google review link', 'nothing', 'https://g.page/r/x/review', businessMessages.url],
  ['V-39', 'Facebook link', 'javascript:alert(1)', '', businessMessages.url],
  ['V-40', 'City', 'A', 'Au', businessMessages.city],
  ['V-41', 'State', 'T', 'CA', businessMessages.state],
  ['V-42', 'Feedback email', 'olive@', 'olive@example.com', businessMessages.feedbackEmail],
  ['V-43', 'Contact name', 'O', 'Ol', businessMessages.contactName],
] as const;

test('V-36 … V-43 each invalid field shows its error, and nothing is sent until all are valid', async ({
  page,
}) => {
  await fillSetup(page);
  const writes = collectWrites(page);
  for (const [row, label, wrong, right, sentence] of rules) {
    await field(page, label).fill(wrong);
    await completeSetup(page).click();
    await expect(note(page, label), row).toHaveText(sentence);
    await expect(field(page, label), row).toBeFocused();
    await expect(field(page, label), row).toHaveAttribute('aria-invalid', 'true');
    await field(page, label).fill(right);
    await expect(note(page, label), row).not.toHaveText(sentence);
  }
  expect(writes).toEqual([]);
  await finishSetup(page);
});

test('V-44 V-45 the first category is required, the others are not', async ({
  page,
  expectAccessible,
}) => {
  await fill(page, answers);
  await choose(page, 'Second category', 'Dental clinic');
  await completeSetup(page).click();
  await expect(page.getByText(businessMessages.primaryCategory)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Primary category' })).toBeFocused();
  await expectAccessible();
  await choose(page, 'Primary category', 'Orthodontist');
  await expect(page.getByText(businessMessages.primaryCategory)).toHaveCount(0);
  await completeSetup(page).click();
  await expect(page.locator('.facts > div').filter({ hasText: 'Service' })).toHaveText([
    'Service 1Orthodontist',
    'Service 2Dental clinic',
  ]);
});
