import { businessMessages } from '../contract/business-rules.ts';
import { toast } from './accounts.ts';
import {
  cedar,
  choose,
  field,
  followWrites,
  leavingQuestion,
  note,
  openEdit,
  saveChanges,
  summary,
} from './business-forms.ts';
import { expect, test } from './fixtures.ts';
import { desk, signInAs } from './signed-in.ts';

test.use(desk);

/** What the tests' businesses hold, by label. */
const filled = {
  'Business name': 'Cedar Clinic',
  Nickname: 'Cedar',
  City: 'Austin',
  State: 'TX',
  'Contact name': 'Olive Owner',
  'Feedback email': 'olive@cedar.example.com',
  'Google review link': 'https://g.page/r/cedar/review',
  'Facebook link': 'https://www.facebook.com/cedar',
};

test('E-01 … E-09 load, change, save, and change once more', async ({ page, context, site }) => {
  const owner = await site.addOwner();
  const { id, slug } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
  for (const [label, value] of Object.entries(filled))
    await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByRole('combobox', { name: 'Primary category' })).toHaveValue(
    'Dental clinic',
  );
  const writes = followWrites(page);
  await field(page, 'Business name').fill('Cedar Family Clinic');
  await saveChanges(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(toast(page)).toContainText('Business Updated');
  expect(writes).toEqual([
    {
      method: 'PATCH',
      path: `/api/businesses/${id}`,
      body: {
        name: 'Cedar Family Clinic',
        nickname: 'Cedar',
        city: 'Austin',
        state: 'TX',
        contactName: 'Olive Owner',
        feedbackEmail: 'olive@cedar.example.com',
        reviewUrl: 'https://g.page/r/cedar/review',
        facebookUrl: 'https://www.facebook.com/cedar',
        logoUrl: null,
        revision: expect.any(String),
      },
    },
  ]);
  await expect(page.locator('.facts')).toContainText('Cedar Family Clinic');
  await expect(page.locator('.facts')).toContainText('Service 1Dental clinic');
  await expect(
    page.getByRole('link', { name: 'Try Your Review Generator Link', exact: true }),
  ).toHaveAttribute('href', `/thumbs-up-down/${slug}`);
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Family Clinic');
  await field(page, 'Nickname').fill('');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Family Clinic');
  await expect(field(page, 'Nickname')).toHaveValue('');
});

test('E-20 C-47 other categories or another city save both lists', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
  const writes = followWrites(page);
  await choose(page, 'Second category', 'Orthodontist');
  await field(page, 'City').fill('Dallas');
  await saveChanges(page).click();
  await expect(page.locator('.facts')).toContainText('Service 2Orthodontist');
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PATCH /api/businesses/${id}`,
    `PATCH /api/businesses/${id}/categories`,
    `PATCH /api/businesses/${id}/keywords`,
  ]);
  expect(writes[1]?.body).toMatchObject({ categories: ['Dental clinic', 'Orthodontist'] });
  expect(writes[2]?.body).toMatchObject({
    keywords: expect.arrayContaining([
      { keyword: 'Dental clinic in Dallas', isLocalSeo: true },
      { keyword: 'Dallas orthodontist', isLocalSeo: true },
    ]),
  });
});

test('C-47 a failure there is a failed update, and saving again does all of it', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
  await field(page, 'City').fill('Dallas');
  const lists = `**/api/businesses/${id}/keywords`;
  await page.route(lists, (route) =>
    route.fulfill({ status: 400, json: { message: 'Not today.' } }),
  );
  await saveChanges(page).click();
  await expect(toast(page)).toContainText('Update FailedNot today.');
  await expect(field(page, 'City')).toHaveValue('Dallas');
  await page.unroute(lists);
  const writes = followWrites(page);
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  expect(writes).toHaveLength(3);
});

test('E-10 T-64 what the server refuses is told, and the form stays as it is', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
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

test('C-48 what is given keeps the rules of the setup', async ({ page, context, site }) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
  await field(page, 'City').fill('A');
  await saveChanges(page).click();
  await expect(toast(page)).toContainText(`Update Failed${businessMessages.city}`);
  await expect(note(page, 'City')).toHaveText(businessMessages.city);
  await expect(field(page, 'City')).toBeFocused();
});

test('E-17 E-18 V-53 … V-55 only the name is required, and the browser checks the rest', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
  const writes = followWrites(page);
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
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  await expect(page.locator('.facts > div')).toHaveText([
    'Business nameCedar Clinic',
    'NicknameNot given',
    'CityNot given',
    'StateNot given',
    'Feedback emailNot given',
    'Google review linkNot given',
    'Facebook linkNot given',
  ]);
});

test('E-11 T-65 an unknown business: the error, and the way back', async ({
  page,
  context,
  site,
  expectAccessible,
}) => {
  await signInAs(context, site, await site.addOwner());
  await page.goto('/business-edit/999999');
  await expect(page.getByRole('heading', { name: 'Error Loading Business' })).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('E-12 another owner’s business: the error, and nothing of theirs', async ({
  page,
  context,
  site,
}) => {
  const { id } = await site.addBusiness(cedar);
  await signInAs(context, site, await site.addOwner());
  await page.goto(`/business-edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Error Loading Business' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/cedar|olive/i)).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
});

test('a load that failed can be tried again', async ({ page, context, site }) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await page.route(`**/api/businesses/${id}`, (route) => route.abort());
  await page.goto(`/business-edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Error Loading Business' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute(`**/api/businesses/${id}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Clinic');
});

test('E-13 … E-15 C-68 an admin edits another’s business, sees its phrases, and goes back to /admin', async ({
  page,
  context,
  site,
}) => {
  const { id } = await site.addBusiness(cedar);
  await signInAs(context, site, await site.addOwner({ isAdmin: true }));
  await openEdit(page, id);
  await expect(page.getByText('This business belongs to another account.')).toBeVisible();
  const phrases = page.getByRole('region', { name: 'Local Keyword Phrases' });
  await expect(phrases.getByRole('listitem')).toHaveText(['Dental clinic near me']);
  await choose(page, 'Primary category', 'Orthodontist');
  await expect(phrases).toContainText('6 phrases in total');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  await expect(phrases.getByRole('listitem').nth(2)).toHaveText('Austin orthodontist');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/admin');
});

test('E-16 an owner sees no phrases, and none are answered', async ({ page, context, site }) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  const answer = page.waitForResponse(`**/api/businesses/${id}`);
  await openEdit(page, id);
  expect(await (await answer).text()).not.toMatch(/keyword|near me/i);
  await expect(page.getByText(/phrase|near me/i)).toHaveCount(0);
});

test('an inactive business is named so, and its page is not offered for a try', async ({
  page,
  context,
  site,
  expectAccessible,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ userId: owner.id });
  await signInAs(context, site, owner);
  await page.request.post(`/api/businesses/toggle-business-active/${id}`, {
    data: { isActive: false },
  });
  await openEdit(page, id);
  await expect(page.getByText('This business is inactive')).toBeVisible();
  await field(page, 'City').fill('Dallas');
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  const tried = page.getByRole('button', { name: 'Try Your Review Generator Link' });
  await expect(tried).toBeDisabled();
  await expect(tried).toHaveAccessibleDescription(/Visitors see that it is inactive/);
  await expectAccessible();
});

test('E-03 E-04 Back and Cancel lead to the dashboard, and save nothing', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard');
  await openEdit(page, id);
  const writes = followWrites(page);
  await field(page, 'Business name').fill('Another Clinic');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await leavingQuestion(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  await openEdit(page, id);
  await expect(field(page, 'Business name')).toHaveValue('Cedar Clinic');
  expect(writes).toEqual([]);
});

test('E-22 C-74 coming back to the window reads anew, and wipes nothing', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
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

test('edits survive a reload, beside what was saved elsewhere', async ({ page, context, site }) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
  await field(page, 'Business name').fill('Cedar Family Clinic');
  await page.request.patch(`/api/businesses/${id}`, { data: { nickname: 'Elsewhere' } });
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Family Clinic');
  await expect(field(page, 'Nickname')).toHaveValue('Elsewhere');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Clinic');
});

test('E-23 Save Changes waits for the answer', async ({ page, context, site }) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
  const writes = followWrites(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/businesses/${id}`, async (route) => {
    await promise;
    await route.continue();
  });
  await field(page, 'City').fill('Dallas');
  await saveChanges(page).dblclick();
  await expect(saveChanges(page)).toBeDisabled();
  resolve();
  await expect(summary(page)).toBeVisible();
  expect(writes.filter(({ path }) => path === `/api/businesses/${id}`)).toHaveLength(1);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing on form, question and summary at ${width} px`, async ({
    page,
    context,
    site,
    expectAccessible,
  }) => {
    const owner = await site.addOwner();
    const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
    await signInAs(context, site, owner);
    await page.setViewportSize({ width, height: 844 });
    await openEdit(page, id);
    await expectAccessible();
    await field(page, 'City').fill('A');
    await saveChanges(page).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(leavingQuestion(page)).toBeVisible();
    await expectAccessible();
    await leavingQuestion(page).getByRole('button', { name: 'Stay' }).click();
    await field(page, 'City').fill('Dallas');
    await saveChanges(page).click();
    await expect(summary(page)).toBeVisible();
    await expectAccessible();
  });
}
