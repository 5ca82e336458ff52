import { toast } from '../../fixtures/accounts.ts';
import {
  cedar,
  choose,
  field,
  filled,
  collectWrites,
  openEdit,
  saveChanges,
  summary,
  save,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('E-01 … E-09 load, edit, save, and edit again', async ({ page, openEditForm }) => {
  const { id, slug } = await openEditForm();
  for (const [label, value] of Object.entries(filled))
    await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByRole('combobox', { name: 'Primary category' })).toHaveValue(
    'Dental clinic',
  );
  const writes = collectWrites(page);
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
  ).toHaveAttribute('href', `/thumbs-up-down/${slug}?from=dashboard`);
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Family Clinic');
  await field(page, 'Nickname').fill('');
  await save(page);
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Cedar Family Clinic');
  await expect(field(page, 'Nickname')).toHaveValue('');
});

test('E-20 C-47 changing a category or the city saves both lists', async ({
  page,
  openEditForm,
}) => {
  const { id } = await openEditForm();
  const writes = collectWrites(page);
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

test('E-13 … E-15 C-68 an admin edits someone’s business, sees its phrases, and returns to /admin', async ({
  page,
  site,
  signInAdmin,
}) => {
  const { id } = await site.addBusiness(cedar);
  await signInAdmin();
  await openEdit(page, id);
  await expect(page.getByText('This business belongs to another account.')).toBeVisible();
  const phrases = page.getByRole('region', { name: 'Local Keyword Phrases' });
  await expect(phrases.getByRole('listitem')).toHaveText(['Dental clinic near me']);
  await choose(page, 'Primary category', 'Orthodontist');
  await expect(phrases).toContainText('6 phrases in total');
  await save(page);
  await expect(phrases.getByRole('listitem').nth(2)).toHaveText('Austin orthodontist');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/admin');
});

test('E-16 an owner sees no phrases, and the response has none', async ({
  page,
  addOwnBusiness,
}) => {
  const { id } = await addOwnBusiness(cedar);
  const answer = page.waitForResponse(`**/api/businesses/${id}`);
  await openEdit(page, id);
  expect(await (await answer).text()).not.toMatch(/keyword|near me/i);
  await expect(page.getByText(/phrase|near me/i)).toHaveCount(0);
});

test('an inactive business says so, and its review page link is disabled', async ({
  page,
  addOwnBusiness,
  expectAccessible,
}) => {
  const { id } = await addOwnBusiness();
  await page.request.post(`/api/businesses/toggle-business-active/${id}`, {
    data: { isActive: false },
  });
  await openEdit(page, id);
  await expect(page.getByText('This business is inactive')).toBeVisible();
  await field(page, 'City').fill('Dallas');
  await save(page);
  const tried = page.getByRole('button', { name: 'Try Your Review Generator Link' });
  await expect(tried).toBeDisabled();
  await expect(tried).toHaveAccessibleDescription(
    /Customers see a notice instead of your review page/,
  );
  await expectAccessible();
});
