import type { Route } from '@playwright/test';
import { toast } from '../../fixtures/accounts.ts';
import {
  holdWrite,
  dropResponses,
  question,
  rows,
  test,
} from '../../fixtures/business-conflict.ts';
import {
  choose,
  field,
  unsavedChangesDialog,
  saveChanges,
  storage,
  save,
} from '../../fixtures/business-forms.ts';
import { expect } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('no conflict with oneself: after lost responses', async ({ page, id, stored }) => {
  await dropResponses(page, id, 1);
  await field(page, 'City').fill('Houston');
  await save(page);
  await page.getByRole('button', { name: 'Edit Business' }).click();
  // The server saves it, but the page gets none of the three responses.
  await dropResponses(page, id, 3);
  await field(page, 'Nickname').fill('First');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update Failed');
  expect(await stored()).toMatchObject({ nickname: 'First' });
  await field(page, 'Nickname').fill('Second');
  await save(page);
  expect(await stored()).toMatchObject({ city: 'Houston', nickname: 'Second' });
});

test('no conflict with oneself: after a lost response about categories', async ({
  page,
  id,
  stored,
}) => {
  const lists = `**/api/businesses/${id}/categories`;
  await page.route(lists, (route) => route.fetch().then(() => route.abort()), { times: 3 });
  await choose(page, 'Second category', 'Periodontist');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update Failed');
  expect(await stored()).toMatchObject({ googleCategory2: 'Periodontist' });
  await choose(page, 'Second category', 'Orthodontist');
  await save(page);
  expect(await stored()).toMatchObject({ googleCategory2: 'Orthodontist' });
});

test('no conflict with oneself: after a reload during a save', async ({ page, id, stored }) => {
  await field(page, 'Nickname').fill('First');
  const { promise: never } = Promise.withResolvers<void>();
  const arrived = new Promise<void>((resolve) => {
    void page.route(
      `**/api/businesses/${id}`,
      (route) => route.fetch().then(() => (resolve(), never)),
      { times: 1 },
    );
  });
  await saveChanges(page).click();
  await arrived;
  await page.reload();
  await expect(field(page, 'Nickname')).toHaveValue('First');
  await field(page, 'Nickname').fill('Second');
  await page.reload();
  await expect(field(page, 'Nickname')).toHaveValue('Second');
  await save(page);
  expect(await stored()).toMatchObject({ nickname: 'Second' });
});

test('no conflict with oneself: after a save that failed halfway', async ({ page, id, stored }) => {
  const lists = `**/api/businesses/${id}/categories`;
  await page.route(lists, (route) => route.fulfill({ status: 400, json: { message: 'No.' } }));
  await field(page, 'City').fill('Houston');
  await field(page, 'Business name').fill('Half saved');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update FailedNo.');
  await page.unroute(lists);
  await field(page, 'Business name').fill('Saved');
  await save(page);
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await field(page, 'Nickname').fill('Mine');
  await save(page);
  expect(await stored()).toMatchObject({ name: 'Saved', city: 'Houston', nickname: 'Mine' });
});

test('no conflict with oneself: editing again before the saved data is reloaded', async ({
  page,
  id,
  stored,
}) => {
  const { promise: never } = Promise.withResolvers<void>();
  await page.route(`**/api/businesses/${id}`, (route) =>
    route.request().method() === 'GET' ? never : route.continue(),
  );
  await field(page, 'City').fill('Houston');
  await saveChanges(page).click();
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await expect(field(page, 'City')).toHaveValue('Houston');
  await field(page, 'Nickname').fill('Mine');
  await save(page);
  expect(await stored()).toMatchObject({ city: 'Houston', nickname: 'Mine' });
});

test('a change by others in the middle of a save is kept', async ({
  page,
  id,
  changeElsewhere,
  stored,
}) => {
  await page.route(
    `**/api/businesses/${id}/categories`,
    async (route) => {
      await changeElsewhere({ nickname: 'In between' });
      await route.continue();
    },
    { times: 1 },
  );
  await field(page, 'City').fill('Houston');
  await choose(page, 'Second category', 'Orthodontist');
  await save(page);
  expect(await stored()).toMatchObject({
    nickname: 'In between',
    city: 'Houston',
    googleCategory2: 'Orthodontist',
  });
});

test('the leave dialog and the conflict dialog never overlap', async ({
  page,
  id,
  changeElsewhere,
}) => {
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').fill('Houston');
  const release = await holdWrite(page, id);
  await saveChanges(page).click();
  await page.getByRole('link', { name: 'My Dashboard' }).first().click();
  await expect(unsavedChangesDialog(page)).toBeVisible();
  await release();
  await expect(saveChanges(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(unsavedChangesDialog(page)).toHaveCount(0);
  await expect(rows(page)).toHaveText(['CityTheirsDallasYoursHouston']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('leaving before the response shows that nothing was saved', async ({
  page,
  id,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').fill('Houston');
  const release = await holdWrite(page, id);
  await saveChanges(page).click();
  await page.getByRole('link', { name: 'My Dashboard' }).first().click();
  await unsavedChangesDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  await release();
  await expect(toast(page)).toContainText('Update FailedThis business was changed');
  expect(await stored()).toMatchObject({ city: 'Dallas' });
  expect(await storage(page, 'session')).not.toContainEqual(expect.stringContaining('edit-'));
});

test('the next attempt closes the toast of the previous failure', async ({
  page,
  id,
  changeElsewhere,
}) => {
  const failing = (route: Route) => route.fulfill({ status: 400, json: { message: 'No.' } });
  await page.route(`**/api/businesses/${id}`, failing, { times: 1 });
  await field(page, 'City').fill('Houston');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update FailedNo.');
  // The toast stays while the pointer is over it.
  await toast(page).hover();
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').press('Enter');
  await expect(question(page)).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});
