import type { Page, Route } from '@playwright/test';
import type { OwnedBusinessReply } from '../contract/businesses.ts';
import type { UserRow } from '../server/db/users.ts';
import { toast } from './accounts.ts';
import {
  choose,
  field,
  leavingQuestion,
  openEdit,
  saveChanges,
  storage,
  summary,
} from './business-forms.ts';
import { expect, test as base } from './fixtures.ts';
import { desk, signInAs } from './signed-in.ts';

const cedar = {
  name: 'Cedar Clinic',
  nickname: 'Cedar',
  city: 'Austin',
  state: 'TX',
  contactName: 'Olive Owner',
  feedbackEmail: 'olive@cedar.example.com',
  reviewUrl: 'https://g.page/r/cedar/review',
  facebookUrl: 'https://www.facebook.com/cedar',
  categories: ['Dental clinic'],
};
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Edited {
  owner: UserRow;
  /** Of a business whose edit form is open, with its owner signed in. */
  id: number;
  /** Changes it, as another window of the owner's would. */
  changeElsewhere: (changes: object) => Promise<void>;
  categoriesElsewhere: (categories: string[]) => Promise<void>;
  /** As it is stored. */
  stored: () => Promise<OwnedBusinessReply>;
}

const test = base.extend<Edited>({
  owner: ({ site }, use) => site.addOwner().then(use),
  id: async ({ page, context, site, owner }, use) => {
    const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
    await signInAs(context, site, owner);
    await openEdit(page, id);
    await use(id);
  },
  changeElsewhere: ({ page, id }, use) =>
    use(async (data) => {
      const reply = await page.request.patch(`/api/businesses/${id}`, { data });
      expect(reply.status()).toBe(200);
    }),
  categoriesElsewhere: ({ page, id }, use) =>
    use(async (categories) => {
      const url = `/api/businesses/${id}/categories`;
      const reply = await page.request.patch(url, { data: { categories } });
      expect(reply.status()).toBe(200);
    }),
  stored: ({ page, id }, use) =>
    use(async () => (await page.request.get(`/api/businesses/${id}`)).json()),
});
test.use(desk);

test('two tabs: the later one to save is asked, and loses nothing', async ({
  page,
  context,
  id,
  stored,
}) => {
  const other = await context.newPage();
  await openEdit(other, id);
  await field(other, 'Business name').fill('From the other tab');
  await field(other, 'Facebook link').fill('');
  await saveChanges(other).click();
  await expect(summary(other)).toBeVisible();
  await field(page, 'Business name').fill('From this tab');
  await field(page, 'Nickname').fill('Mine');
  await saveChanges(page).click();
  await expect(question(page)).toContainText('in another window or by somebody else');
  await expect(rows(page)).toHaveText([
    'Business nameNowFrom the other tabYoursFrom this tab',
    'Facebook linkNowEmpty',
  ]);
  expect(await stored()).toMatchObject({ name: 'From the other tab', nickname: 'Cedar' });
  await answer(page, 'Save mine');
  await expect(summary(page)).toBeFocused();
  const saved = { name: 'From this tab', nickname: 'Mine', facebookUrl: null };
  expect(await stored()).toMatchObject(saved);
  await expect(page.locator('.facts')).toContainText('Facebook linkNot given');
  expect(await storage(page, 'session')).not.toContainEqual(expect.stringContaining('edit-'));
});

test('going on leaves everything as it is, and saving asks once more', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').fill('Houston');
  await saveChanges(page).click();
  await answer(page, 'Go on editing');
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'City')).toBeFocused();
  await expect(field(page, 'City')).toHaveValue('Houston');
  await saveChanges(page).click();
  await expect(question(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Dallas' });
  await answer(page, 'Save mine');
  await expect(summary(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Houston' });
});

test('loading theirs asks nothing more, and nothing is left to lose', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ city: 'Dallas', nickname: 'Theirs' });
  await field(page, 'City').fill('Houston');
  await field(page, 'State').fill('Texas');
  await saveChanges(page).click();
  await answer(page, 'Load theirs');
  await expect(field(page, 'City')).toHaveValue('Dallas');
  await expect(field(page, 'State')).toHaveValue('TX');
  await expect(field(page, 'Nickname')).toHaveValue('Theirs');
  await expect(field(page, 'Business name')).toBeFocused();
  expect(await storage(page, 'session')).not.toContainEqual(expect.stringContaining('edit-'));
  await field(page, 'State').fill('Tex');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Dallas', state: 'Tex', nickname: 'Theirs' });
});

test('an admin and the owner at once: each is told of what the other did', async ({
  page,
  browser,
  site,
  id,
  stored,
}) => {
  const context = await browser.newContext({ baseURL: site.url, ...desk });
  await signInAs(context, site, await site.addOwner({ isAdmin: true }));
  const admin = await context.newPage();
  await openEdit(admin, id);
  await choose(admin, 'Second category', 'Orthodontist');
  await field(admin, 'City').fill('Dallas');
  await saveChanges(admin).click();
  await expect(summary(admin)).toBeVisible();
  await admin.getByRole('button', { name: 'Edit Business' }).click();
  await field(admin, 'Nickname').fill('By an admin');
  await choose(page, 'Second category', 'Day spa');
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText([
    'CityNowDallas',
    'Second categoryNowOrthodontistYoursDay spa',
  ]);
  await answer(page, 'Save mine');
  await expect(summary(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Dallas', googleCategory2: 'Day spa' });
  await saveChanges(admin).click();
  await expect(rows(admin)).toHaveText(['Second categoryNowDay spa']);
  await answer(admin, 'Load theirs');
  const phrases = admin.getByRole('region', { name: 'Local Keyword Phrases' });
  await expect(phrases).toContainText('Dallas day spa');
  await expect(field(admin, 'Nickname')).toHaveValue('Cedar');
  await context.close();
});

test('a logo that was changed elsewhere is shown', async ({ page, changeElsewhere, stored }) => {
  await changeElsewhere({ logoUrl: pixel });
  await field(page, 'City').fill('Houston');
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText(['LogoNow']);
  await expect(question(page).getByRole('img', { name: 'A logo' })).toBeVisible();
  await expect(question(page)).toContainText('“Save mine” keeps both');
  await answer(page, 'Save mine');
  await expect(summary(page)).toBeVisible();
  const logoUrl = expect.stringContaining('/logos/');
  expect(await stored()).toMatchObject({ city: 'Houston', logoUrl });
});

test('by the keyboard alone: the safe answer has the focus, Escape is the same', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').fill('Houston');
  await field(page, 'City').press('Enter');
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('Go on editing');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'City')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('Go on editing');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Load theirs');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Save mine');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  expect(await stored()).toMatchObject({ city: 'Houston' });
});

test('who saves theirs over is asked again once there is something newer', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').fill('Houston');
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText(['CityNowDallasYoursHouston']);
  await changeElsewhere({ city: 'El Paso', state: 'Texas' });
  await answer(page, 'Save mine');
  await expect(rows(page)).toHaveText(['CityNowEl PasoYoursHouston', 'StateNowTexas']);
  expect(await stored()).toMatchObject({ city: 'El Paso' });
  await answer(page, 'Save mine');
  await expect(summary(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Houston', state: 'Texas' });
});

test('edits that survived a reload still stand on what they were made on', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await field(page, 'City').fill('Houston');
  await changeElsewhere({ city: 'Dallas', nickname: 'Theirs' });
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Houston');
  await expect(field(page, 'Nickname')).toHaveValue('Theirs');
  await saveChanges(page).click();
  // The nickname is in the form already.
  await expect(rows(page)).toHaveText(['CityNowDallasYoursHouston']);
  expect(await stored()).toMatchObject({ city: 'Dallas' });
});

test('who starts over after a reload has seen what others did', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await field(page, 'City').fill('Houston');
  await changeElsewhere({ city: 'Dallas' });
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'City')).toHaveValue('Dallas');
  await field(page, 'City').fill('El Paso');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'El Paso' });
});

test('categories alone: others’ are asked about before they are written over', async ({
  page,
  categoriesElsewhere,
  stored,
}) => {
  await choose(page, 'Second category', 'Periodontist');
  await categoriesElsewhere(['Dental clinic', 'Orthodontist', 'Day spa']);
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText([
    'Second categoryNowOrthodontistYoursPeriodontist',
    'Third categoryNowDay spa',
  ]);
  expect(await stored()).toMatchObject({ googleCategory2: 'Orthodontist' });
  await answer(page, 'Go on editing');
  await saveChanges(page).click();
  await answer(page, 'Save mine');
  await expect(summary(page)).toBeVisible();
  const saved = { googleCategory2: 'Periodontist', googleCategory3: 'Day spa' };
  expect(await stored()).toMatchObject(saved);
});

test('categories that nobody touched here, beside the same city there', async ({
  page,
  changeElsewhere,
  categoriesElsewhere,
  stored,
}) => {
  await field(page, 'City').fill('Dallas');
  await changeElsewhere({ city: 'Dallas' });
  await categoriesElsewhere(['Dental clinic', 'Orthodontist']);
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText(['Second categoryNowOrthodontist']);
  await answer(page, 'Save mine');
  await expect(summary(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Dallas', googleCategory2: 'Orthodontist' });
});

test('categories alone, with a reload in between', async ({
  page,
  categoriesElsewhere,
  stored,
}) => {
  await choose(page, 'Second category', 'Periodontist');
  await categoriesElsewhere(['Dental clinic', 'Orthodontist', 'Day spa']);
  await page.reload();
  await saveChanges(page).click();
  // The third one is in the form already.
  await expect(rows(page)).toHaveText(['Second categoryNowOrthodontistYoursPeriodontist']);
  expect(await stored()).toMatchObject({ googleCategory2: 'Orthodontist' });
});

test('where both typed the same, and where nothing was typed, nobody is asked', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ city: 'Dallas' });
  await field(page, 'City').fill(' Dallas ');
  await field(page, 'Nickname').fill('Mine');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Dallas', nickname: 'Mine' });
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await expect(field(page, 'Nickname')).toHaveValue('Mine');
  await changeElsewhere({ nickname: 'Theirs' });
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  await expect(page.locator('.facts')).toContainText('NicknameTheirs');
});

test('switching the page off elsewhere is no conflict', async ({ page, id, stored }) => {
  const url = `/api/businesses/toggle-business-active/${id}`;
  await page.request.post(url, { data: { isActive: false } });
  await field(page, 'City').fill('Houston');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await stored()).toMatchObject({ city: 'Houston', isActive: false });
});

test('nobody conflicts with themselves: answers that were lost', async ({ page, id, stored }) => {
  await loseAnswers(page, id, 1);
  await field(page, 'City').fill('Houston');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Business' }).click();
  // The server has it, and the page hears of it from none of its three calls.
  await loseAnswers(page, id, 3);
  await field(page, 'Nickname').fill('First');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update Failed');
  expect(await stored()).toMatchObject({ nickname: 'First' });
  await field(page, 'Nickname').fill('Second');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
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
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
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
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
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
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await field(page, 'Nickname').fill('Mine');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
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
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
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
  await expect(rows(page)).toHaveText(['NicknameNowIn between']);
  await answer(page, 'Save mine');
  await expect(summary(page)).toBeVisible();
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
  await expect(leavingQuestion(page)).toBeVisible();
  await release();
  await expect(saveChanges(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(leavingQuestion(page)).toHaveCount(0);
  await expect(rows(page)).toHaveText(['CityNowDallasYoursHouston']);
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
  await leavingQuestion(page).getByRole('button', { name: 'Leave' }).click();
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

test('long values are shown whole, or they would look alike', async ({ page, changeElsewhere }) => {
  const long = `https://example.com/${'a-very-long-address/'.repeat(40)}`;
  await changeElsewhere({ reviewUrl: `${long}theirs` });
  await field(page, 'Google review link').fill(`${long}mine`);
  await saveChanges(page).click();
  const row = rows(page).first();
  await expect(row).toHaveText(`Google review linkNow${long}theirsYours${long}mine`);
  const isCutOff = (text: Element) => text.scrollHeight > text.clientHeight + 1;
  for (const value of await row.locator('dd > :last-child').all())
    expect(await value.evaluate(isCutOff)).toBe(false);
});

test('where the newest cannot be read the form stays, and the button has the focus', async ({
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
  await expect(rows(page)).toHaveText(['CityNowDallasYoursHouston']);
});

for (const event of ['visibilitychange', 'focus']) {
  test(`C-74 coming back (${event}) shows the newest in a form without edits`, async ({
    page,
    id,
    changeElsewhere,
    stored,
  }) => {
    await changeElsewhere({ city: 'Dallas' });
    await comeBack(page, event);
    await expect(field(page, 'City')).toHaveValue('Dallas');
    await expect(field(page, 'Nickname')).toHaveValue('Cedar');
    await field(page, 'Nickname').fill('Mine');
    await changeElsewhere({ city: 'El Paso' });
    const answered = page.waitForResponse(`**/api/businesses/${id}`);
    await comeBack(page, event);
    await answered;
    await expect(field(page, 'City')).toHaveValue('Dallas');
    await expect(field(page, 'Nickname')).toHaveValue('Mine');
    // Without edits again, it shows what waited beneath them.
    await field(page, 'Nickname').fill('Cedar');
    await expect(field(page, 'City')).toHaveValue('El Paso');
    await field(page, 'State').fill('Texas');
    await saveChanges(page).click();
    await expect(summary(page)).toBeVisible();
    expect(await stored()).toMatchObject({ city: 'El Paso', state: 'Texas', nickname: 'Cedar' });
  });
}

test('coming back after the session has ended leads to signing in, and the edits wait', async ({
  page,
  context,
  site,
  owner,
  id,
}) => {
  await field(page, 'City').fill('Houston');
  await context.clearCookies();
  await comeBack(page, 'focus');
  await expect(page).toHaveURL('/auth');
  await signInAs(context, site, owner);
  await openEdit(page, id);
  await expect(field(page, 'City')).toHaveValue('Houston');
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in the question at ${width} px, and nothing sticks out`, async ({
    page,
    changeElsewhere,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const long = `https://example.com/${'a-very-long-address/'.repeat(40)}`;
    await changeElsewhere({
      name: 'W'.repeat(100),
      nickname: null,
      city: 'Dallas',
      state: 'Texas',
      contactName: 'Theirs',
      feedbackEmail: 'theirs@cedar.example.com',
      reviewUrl: long,
      facebookUrl: long,
      logoUrl: pixel,
    });
    await field(page, 'Business name').fill('Mine');
    await field(page, 'Google review link').fill('https://example.com/mine');
    await saveChanges(page).click();
    await expect(rows(page)).toHaveCount(9);
    await expectAccessible();
    const sticksOut = await question(page).evaluate(
      (dialog) => dialog.scrollWidth > dialog.clientWidth,
    );
    expect(sticksOut).toBe(false);
    await expect(question(page).getByRole('heading')).toBeInViewport();
    await answer(page, 'Save mine');
    await expect(summary(page)).toBeVisible();
  });
}

function question(page: Page) {
  return page.getByRole('dialog', { name: 'Changed in the meantime' });
}

/** A row for each field. */
function rows(page: Page) {
  return question(page).locator('.foreign-changes > div');
}

async function answer(page: Page, name: string): Promise<void> {
  await question(page).getByRole('button', { name }).click();
}

/** The server gets the next writes, and their answers are lost on the way back. */
async function loseAnswers(page: Page, id: number, count: number): Promise<void> {
  let left = count;
  await page.route(`**/api/businesses/${id}`, async (route) => {
    if (route.request().method() !== 'PATCH' || left === 0) return route.continue();
    left -= 1;
    await route.fetch();
    return route.abort();
  });
}

/** Keeps the next write from the server. @returns the function that lets it go on */
async function holdWrite(page: Page, id: number): Promise<() => Promise<void>> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/businesses/${id}`, (route) =>
    route.request().method() === 'PATCH' ? held.then(() => route.continue()) : route.continue(),
  );
  return async () => {
    const answered = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
    resolve();
    await answered;
  };
}

async function comeBack(page: Page, event: string): Promise<void> {
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
}
