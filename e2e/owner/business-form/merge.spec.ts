import { toast } from '../../fixtures/accounts.ts';
import { question, rows, saveMine, test } from '../../fixtures/business-conflict.ts';
import { choose, field, openEdit, save, saveChanges } from '../../fixtures/business-forms.ts';
import { expect } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('two tabs that change different fields: both changes are kept, and nothing asks', async ({
  page,
  context,
  id,
  stored,
}) => {
  const other = await context.newPage();
  await openEdit(other, id);
  await field(other, 'Nickname').fill('Theirs');
  await field(other, 'Facebook link').fill('');
  await choose(other, 'Second category', 'Orthodontist');
  await save(other);
  await field(page, 'City').fill('Houston');
  await save(page);
  await expect(toast(page)).toContainText('Nickname, Second category, Facebook link');
  await expect(page.locator('.facts')).toContainText('NicknameTheirs');
  expect(await stored()).toMatchObject({
    city: 'Houston',
    nickname: 'Theirs',
    facebookUrl: null,
    categories: [{ category: 'Dental clinic' }, { category: 'Orthodontist' }],
  });
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await expect(field(page, 'Nickname')).toHaveValue('Theirs');
});

test('a merge that fails stays in the form and is saved later', async ({
  page,
  id,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ nickname: 'Theirs' });
  await field(page, 'City').fill('Houston');
  let writes = 0;
  await page.route(`**/api/businesses/${id}`, (route) => {
    if (route.request().method() === 'PATCH') writes += 1;
    return writes === 2 && route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { message: 'No.' } })
      : route.continue();
  });
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update FailedNo.');
  await expect(field(page, 'Nickname')).toHaveValue('Theirs');
  await expect(field(page, 'City')).toHaveValue('Houston');
  await save(page);
  expect(await stored()).toMatchObject({ city: 'Houston', nickname: 'Theirs' });
});

test('a third change while merging to a field that was edited here asks', async ({
  page,
  id,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ nickname: 'Theirs' });
  await field(page, 'City').fill('Houston');
  let writes = 0;
  await page.route(`**/api/businesses/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') writes += 1;
    if (writes === 2) {
      writes += 1;
      await changeElsewhere({ city: 'Dallas' });
    }
    await route.continue();
  });
  await saveChanges(page).click();
  await expect(question(page)).toBeVisible();
  await expect(rows(page)).toHaveText(['CityTheirsDallasYoursHouston']);
  await saveMine(page);
  expect(await stored()).toMatchObject({ city: 'Houston', nickname: 'Theirs' });
});

test('C-46 a link without https:// is completed when it is left, and by Enter', async ({
  page,
  stored,
}) => {
  const hint = page.locator('#business-reviewUrl-note');
  await field(page, 'Google review link').fill('');
  await expect(hint).toContainText('If you leave this blank');
  await field(page, 'Google review link').fill('g.page/r/maple/review');
  await expect(hint).toHaveText('Customers who choose Google open this link.');
  await field(page, 'Facebook link').fill('facebook.com/maple');
  await expect(field(page, 'Google review link')).toHaveValue('https://g.page/r/maple/review');
  await field(page, 'Facebook link').press('Enter');
  await expect(page.locator('.facts')).toContainText('https://facebook.com/maple');
  expect(await stored()).toMatchObject({
    reviewUrl: 'https://g.page/r/maple/review',
    facebookUrl: 'https://facebook.com/maple',
  });
});
