import {
  answers,
  completeSetup,
  field,
  fillSetup,
  collectWrites,
  openSetup,
  storage,
  finishSetup,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';

test.use(desktopWithClipboard);

test('a half-filled form survives a reload, is hidden from other users, and is cleared by the setup', async ({
  page,
  signIn,
  openSetupForm,
}) => {
  await openSetupForm();
  await fillSetup(page);
  await page.reload();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  for (const [label, value] of Object.entries(answers))
    await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByRole('combobox', { name: 'Primary category' })).toHaveValue(
    'Dental clinic',
  );
  await signIn();
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('');
  expect(await storage(page, 'session')).toEqual([]);
  await fillSetup(page);
  await finishSetup(page);
  expect(await storage(page, 'session')).toEqual([]);
  await openSetup(page);
  await expect(field(page, 'Business name')).toHaveValue('');
  await expect(page.getByText('We restored')).toHaveCount(0);
});

test('input is kept when the session has expired on submit', async ({
  page,
  context,
  site,
  signInAs,
}) => {
  const owner = await site.addOwner();
  await signInAs(owner);
  await openSetup(page);
  await fillSetup(page);
  await context.clearCookies();
  await completeSetup(page).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signInAs(owner);
  await openSetup(page);
  await expect(field(page, 'Business name')).toHaveValue(answers['Business name']);
});

test('Start over empties the form, and another business starts with an empty one', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  await fillSetup(page);
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Business name')).toHaveValue('');
  await expect(field(page, 'Business name')).toBeFocused();
  await fillSetup(page);
  await finishSetup(page);
  const writes = collectWrites(page);
  await page.getByRole('link', { name: 'Set up another business' }).click();
  await expect(field(page, 'Business name')).toHaveValue('');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'My Dashboard' }).first().click();
  await page.goBack();
  await expect(field(page, 'Business name')).toHaveValue('');
  expect(writes.filter(({ path }) => path === '/api/businesses')).toEqual([]);
});

test('after a setup, the header’s link opens an empty form', async ({ page, openSetupForm }) => {
  await openSetupForm();
  await fillSetup(page);
  await finishSetup(page);
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('link', { name: 'Business Setup' }).click();
  await expect(field(page, 'Business name')).toHaveValue('');
});
