import { toast } from '../../fixtures/accounts.ts';
import { answer, question, rows, test, saveMine } from '../../fixtures/business-conflict.ts';
import {
  choose,
  field,
  openEdit,
  saveChanges,
  storage,
  summary,
  save,
} from '../../fixtures/business-forms.ts';
import { expect } from '../../fixtures/test.ts';
import { desktop, addSession } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('two tabs: the second to save gets the conflict dialog and loses nothing', async ({
  page,
  context,
  id,
  stored,
}) => {
  const other = await context.newPage();
  await openEdit(other, id);
  await field(other, 'Business name').fill('From the other tab');
  await field(other, 'Facebook link').fill('');
  await save(other);
  await field(page, 'Business name').fill('From this tab');
  await field(page, 'Nickname').fill('Mine');
  await saveChanges(page).click();
  await expect(question(page)).toContainText('It may have been you, in another window.');
  await expect(rows(page)).toHaveText([
    'Business nameTheirsFrom the other tabYoursFrom this tab',
    'Facebook linkTheirsBlank',
  ]);
  expect(await stored()).toMatchObject({ name: 'From the other tab', nickname: 'Cedar' });
  await answer(page, 'Save my version');
  await expect(summary(page)).toBeFocused();
  const saved = { name: 'From this tab', nickname: 'Mine', facebookUrl: null };
  expect(await stored()).toMatchObject(saved);
  await expect(page.locator('.facts')).toContainText('Facebook linkNot provided');
  expect(await storage(page, 'session')).not.toContainEqual(expect.stringContaining('edit-'));
});

test('Keep editing changes nothing, and saving asks again', async ({
  page,
  conflictOverCity,
  stored,
}) => {
  await conflictOverCity();
  await answer(page, 'Keep editing');
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'City')).toBeFocused();
  await expect(field(page, 'City')).toHaveValue('Houston');
  await saveChanges(page).click();
  await expect(question(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Dallas' });
  await saveMine(page);
  expect(await stored()).toMatchObject({ city: 'Houston' });
});

test('Use their version replaces the form, with no unsaved changes left', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ city: 'Dallas', nickname: 'Theirs' });
  await field(page, 'City').fill('Houston');
  await field(page, 'State').fill('Texas');
  await saveChanges(page).click();
  await answer(page, 'Use their version');
  await expect(field(page, 'City')).toHaveValue('Dallas');
  await expect(field(page, 'State')).toHaveValue('TX');
  await expect(field(page, 'Nickname')).toHaveValue('Theirs');
  await expect(field(page, 'Business name')).toBeFocused();
  expect(await storage(page, 'session')).not.toContainEqual(expect.stringContaining('edit-'));
  await field(page, 'State').fill('Tex');
  await save(page);
  expect(await stored()).toMatchObject({ city: 'Dallas', state: 'Tex', nickname: 'Theirs' });
});

test('an admin and the owner at once: each sees the other’s changes', async ({
  page,
  browser,
  site,
  id,
  stored,
}) => {
  const context = await browser.newContext({ baseURL: site.url, ...desktop });
  await addSession(context, site, await site.addOwner({ isAdmin: true }));
  const admin = await context.newPage();
  await openEdit(admin, id);
  await choose(admin, 'Second category', 'Orthodontist');
  await field(admin, 'City').fill('Dallas');
  await save(admin);
  await admin.getByRole('button', { name: 'Edit Business' }).click();
  await field(admin, 'Nickname').fill('By an admin');
  await choose(page, 'Second category', 'Day spa');
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText([
    'CityTheirsDallas',
    'Second categoryTheirsOrthodontistYoursDay spa',
  ]);
  await saveMine(page);
  expect(await stored()).toMatchObject({ city: 'Dallas', googleCategory2: 'Day spa' });
  await save(admin);
  const phrases = admin.getByRole('region', { name: 'Local Keyword Phrases' });
  await expect(phrases).toContainText('Dallas day spa');
  expect(await stored()).toMatchObject({
    nickname: 'By an admin',
    googleCategory2: 'Day spa',
  });
  await context.close();
});

test('Save my version asks again if there is a newer change', async ({
  page,
  conflictOverCity,
  changeElsewhere,
  stored,
}) => {
  await conflictOverCity();
  await expect(rows(page)).toHaveText(['CityTheirsDallasYoursHouston']);
  await changeElsewhere({ city: 'El Paso', state: 'Texas' });
  await answer(page, 'Save my version');
  await expect(rows(page)).toHaveText(['CityTheirsEl PasoYoursHouston', 'StateTheirsTexas']);
  expect(await stored()).toMatchObject({ city: 'El Paso' });
  await saveMine(page);
  expect(await stored()).toMatchObject({ city: 'Houston', state: 'Texas' });
});

test('there is no conflict if both typed the same or only one side changed', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').fill(' Dallas ');
  await field(page, 'Nickname').fill('Mine');
  await save(page);
  expect(await stored()).toMatchObject({ city: 'Dallas', nickname: 'Mine' });
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await expect(field(page, 'Nickname')).toHaveValue('Mine');
  await changeElsewhere({ nickname: 'Theirs' });
  await save(page);
  await expect(page.locator('.facts')).toContainText('NicknameTheirs');
});

test('deactivating the business elsewhere is not a conflict', async ({ page, id, stored }) => {
  const url = `/api/businesses/toggle-business-active/${id}`;
  await page.request.post(url, { data: { isActive: false } });
  await field(page, 'City').fill('Houston');
  await save(page);
  expect(await stored()).toMatchObject({ city: 'Houston', isActive: false });
});

test('if the newest data cannot be loaded, the form stays and the button has focus', async ({
  page,
  id,
  changeElsewhere,
}) => {
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').fill('Houston');
  await page.route(`**/api/businesses/${id}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 429, json: { message: 'Please wait a moment.' } })
      : route.continue(),
  );
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update FailedPlease wait a moment.');
  await expect(field(page, 'City')).toHaveValue('Houston');
  await expect(saveChanges(page)).toBeFocused();
  await page.unroute(`**/api/businesses/${id}`);
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText(['CityTheirsDallasYoursHouston']);
});
