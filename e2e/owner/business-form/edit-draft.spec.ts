import {
  field,
  collectWrites,
  unsavedChangesDialog,
  openEdit,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('E-03 E-04 Back and Cancel open the dashboard and save nothing', async ({
  page,
  openEditForm,
}) => {
  const { id } = await openEditForm();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await openEdit(page, id);
  const writes = collectWrites(page);
  await field(page, 'Business name').fill('Another Clinic');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await unsavedChangesDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  await openEdit(page, id);
  await expect(field(page, 'Business name')).toHaveValue('Cedar Clinic');
  expect(writes).toEqual([]);
});

test('E-22 C-74 returning to the window reloads the data and keeps edits', async ({
  page,
  openEditForm,
}) => {
  const { id } = await openEditForm();
  await field(page, 'Business name').fill('Half-typed na');
  await page.request.patch(`/api/businesses/${id}`, { data: { nickname: 'Elsewhere' } });
  await page.evaluate(() => {
    const later = Date.now() + 61_000;
    Date.now = () => later;
  });
  const answer = page.waitForResponse(`**/api/businesses/${id}`);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  expect((await answer).status()).toBe(200);
  await expect(field(page, 'Business name')).toHaveValue('Half-typed na');
  await expect(field(page, 'Nickname')).toHaveValue('Cedar');
});

test('edits survive a reload, together with what was saved elsewhere', async ({
  page,
  openEditForm,
}) => {
  const { id } = await openEditForm();
  await field(page, 'Business name').fill('Cedar Family Clinic');
  await page.request.patch(`/api/businesses/${id}`, { data: { nickname: 'Elsewhere' } });
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Family Clinic');
  await expect(field(page, 'Nickname')).toHaveValue('Elsewhere');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Clinic');
});
