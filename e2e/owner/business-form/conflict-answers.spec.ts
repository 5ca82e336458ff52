import type { Route } from '@playwright/test';
import { toast } from '../../fixtures/accounts.ts';
import {
  holdWrite,
  loseAnswers,
  question,
  rows,
  test,
  saveMine,
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

test('nobody conflicts with themselves: answers that were lost', async ({ page, id, stored }) => {
  await loseAnswers(page, id, 1);
  await field(page, 'City').fill('Houston');
  await save(page);
  await page.getByRole('button', { name: 'Edit Business' }).click();
  // The server has it, and the page hears of it from none of its three calls.
  await loseAnswers(page, id, 3);
  await field(page, 'Nickname').fill('First');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update Failed');
  expect(await stored()).toMatchObject({ nickname: 'First' });
  await field(page, 'Nickname').fill('Second');
  await save(page);
  expect(await stored()).toMatchObject({ city: 'Houston', nickname: 'Second' });
});

test('nobody conflicts with themselves: categories whose answer was lost', async ({
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

test('nobody conflicts with themselves: an answer that a reload cut off', async ({
  page,
  id,
  stored,
}) => {
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

test('nobody conflicts with themselves: what was half saved', async ({ page, id, stored }) => {
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

test('nobody conflicts with themselves: what was just saved, before it is read anew', async ({
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

test('what others wrote while a save was half done is asked about', async ({
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
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText(['NicknameTheirsIn between']);
  await saveMine(page);
  expect(await stored()).toMatchObject({
    nickname: 'In between',
    city: 'Houston',
    googleCategory2: 'Orthodontist',
  });
});

test('whoever is asked about leaving is asked nothing else meanwhile', async ({
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

test('who left before the answer is told that nothing was saved', async ({
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

test('the failure before is taken down by the next attempt', async ({
  page,
  id,
  changeElsewhere,
}) => {
  const failing = (route: Route) => route.fulfill({ status: 400, json: { message: 'No.' } });
  await page.route(`**/api/businesses/${id}`, failing, { times: 1 });
  await field(page, 'City').fill('Houston');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update FailedNo.');
  // The toast stays as long as somebody points at it.
  await toast(page).hover();
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').press('Enter');
  await expect(question(page)).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});
