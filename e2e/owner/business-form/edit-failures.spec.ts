import { toast } from '../../fixtures/accounts.ts';
import {
  cedar,
  field,
  collectWrites,
  note,
  saveChanges,
  summary,
  save,
} from '../../fixtures/business-forms.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('C-47 if saving keywords fails, the update fails, and saving again repeats all of it', async ({
  page,
  openEditForm,
}) => {
  const { id } = await openEditForm();
  await field(page, 'City').fill('Dallas');
  const lists = `**/api/businesses/${id}/keywords`;
  await page.route(lists, (route) =>
    route.fulfill({ status: 400, json: { message: 'Not today.' } }),
  );
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update FailedNot today.');
  await expect(field(page, 'City')).toHaveValue('Dallas');
  await page.unroute(lists);
  const writes = collectWrites(page);
  await save(page);
  expect(writes).toHaveLength(3);
});

test('E-10 T-64 a rejected update shows the reason and keeps the form', async ({
  page,
  openEditForm,
}) => {
  const { id } = await openEditForm();
  await field(page, 'Nickname').fill('Oak');
  const reply = {
    error: 'Somebody has it already.',
    message: 'Somebody has it already.',
    code: 'invalid_request',
    fields: { nickname: 'Somebody has it already.' },
  };
  await page.route(`**/api/businesses/${id}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: reply })
      : route.continue(),
  );
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update FailedSomebody has it already.');
  await expect(note(page, 'Nickname')).toHaveText('Somebody has it already.');
  await expect(field(page, 'Nickname')).toBeFocused();
  await expect(field(page, 'Nickname')).toHaveValue('Oak');
});

test('E-11 T-65 an unknown business shows an error and a link back', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  await page.goto('/business-edit/999999');
  await expect(page.getByRole('heading', { name: 'Error Loading Business' })).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('E-12 another owner’s business shows an error and none of its data', async ({
  page,
  site,
  signIn,
}) => {
  const { id } = await site.addBusiness(cedar);
  await signIn();
  await page.goto(`/business-edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Error Loading Business' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/cedar|olive/i)).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
});

test('a load that failed can be tried again', async ({ page, addOwnBusiness }) => {
  const { id } = await addOwnBusiness(cedar);
  await page.route(`**/api/businesses/${id}`, (route) => route.abort());
  await page.goto(`/business-edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Error Loading Business' })).toBeVisible();
  await page.unroute(`**/api/businesses/${id}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Clinic');
});

test('E-23 Save Changes is disabled while it saves', async ({ page, openEditForm }) => {
  const { id } = await openEditForm();
  const writes = collectWrites(page);
  const release = await holdRequests(page, `**/api/businesses/${id}`);
  await field(page, 'City').fill('Dallas');
  await saveChanges(page).dblclick();
  await expect(saveChanges(page)).toBeDisabled();
  release();
  await expect(summary(page)).toBeVisible();
  expect(writes.filter(({ path }) => path === `/api/businesses/${id}`)).toHaveLength(1);
});
