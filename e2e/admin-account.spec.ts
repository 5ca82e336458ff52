import type { Page } from '@playwright/test';
import { toast } from './accounts.ts';
import {
  addClinics,
  followQueries,
  holdAnswers,
  newWord,
  next,
  previous,
  queryOf,
  rows,
  signInAdmin,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { desk, followCalls, signInAs } from './signed-in.ts';

test.use(desk);

const main = (page: Page) => page.getByRole('main');
const back = (page: Page) => page.getByRole('link', { name: 'Back to Admin' });

test('U-15 … U-17 who it is, what they have, and the way back', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  const { slug } = await site.addBusiness({
    userId: owner.id,
    name: 'Cedar Clinic',
    city: 'Austin',
    state: 'TX',
  });
  await site.addBusiness({ userId: owner.id, name: 'Resting Clinic', isActive: false, slug: null });
  await site.addBusiness({ name: 'Hidden Valley Clinic' });
  const calls = followCalls(page);
  await page.goto(`/account-settings/${owner.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings');
  await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
  const facts = page.locator('dd');
  await expect(facts).toContainText([String(owner.id), owner.email, '2']);
  const card = page.getByRole('listitem').filter({ hasText: 'Cedar Clinic' });
  await expect(card).toContainText('Austin, TX');
  await expect(card.getByRole('link').first()).toHaveText(`${site.url}/thumbs-up-down/${slug}`);
  const resting = page.getByRole('listitem').filter({ hasText: 'Resting Clinic' });
  await expect(resting).toContainText('Inactive');
  await expect(resting).toContainText('Missing slug');
  await expect(page.getByText('Hidden Valley Clinic')).toHaveCount(0);
  expect(calls).toContain(`GET /api/admin/users/${owner.id}/businesses`);
  await expect(main(page).getByText(/Change Password|Deactivate Account/)).toHaveCount(0);
  await back(page).click();
  await expect(page).toHaveURL('/admin');
});

test('Back to Admin leads to the place in the list that one came from', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const word = newWord();
  await site.addOwner({ name: `Olive ${word}` });
  await page.goto(`/admin?search=${word}&size=25`);
  await rows(page).getByRole('link', { name: 'View account' }).click();
  await expect(page.getByRole('heading', { name: `Olive ${word}` })).toBeVisible();
  await back(page).click();
  await expect(rows(page)).toHaveCount(1);
  expect(queryOf(page)).toEqual({ search: word, size: '25' });
});

const clinics = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 3 });

test('U-17 many businesses come in pages, which Back, a reload and a link keep', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const word = newWord();
  const owner = await site.addOwner({ name: `Noor ${word}` });
  await addClinics(site, owner.id, 23);
  await page.goto(`/admin?search=${word}`);
  await rows(page).getByRole('link', { name: 'View account' }).click();
  await expect(clinics(page)).toHaveCount(10);
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  const asked = followQueries(page, `/api/admin/users/${owner.id}/businesses`);
  await next(page).click();
  await expect(clinics(page).first()).toHaveText('Clinic 11');
  await expect(clinics(page).first()).toBeInViewport();
  await next(page).press('Enter');
  await expect(clinics(page)).toHaveText(['Clinic 21', 'Clinic 22', 'Clinic 23']);
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeFocused();
  expect(asked.map(String)).toEqual(['limit=10&offset=10', 'limit=10&offset=20']);

  await page.reload();
  await expect(clinics(page)).toHaveText(['Clinic 21', 'Clinic 22', 'Clinic 23']);
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await page.goBack();
  await expect(clinics(page).first()).toHaveText('Clinic 11');
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(clinics(page)).toHaveCount(23);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  expect(queryOf(page)).toEqual({ size: '25' });
  await page.goBack();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();

  await back(page).click();
  await expect(rows(page)).toHaveCount(1);
  expect(queryOf(page)).toEqual({ search: word });
});

test('U-17 as many as one page holds need no pages, and none is said', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  await expect(page.getByText('Noor Haddad has no businesses.')).toBeVisible();
  await addClinics(site, owner.id, 10);
  await page.reload();
  await expect(clinics(page)).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(page.getByLabel('Rows per page')).toHaveCount(0);
});

test('U-19, C-80 the last of a page goes meanwhile: after a toggle, the page before is shown', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const owner = await site.addOwner();
  await addClinics(site, owner.id, 12);
  await page.goto(`/account-settings/${owner.id}?page=2`);
  await expect(clinics(page)).toHaveText(['Clinic 11', 'Clinic 12']);
  await page.getByRole('button', { name: 'Deactivate Clinic 12' }).click();
  await expect(page.getByRole('button', { name: 'Activate Clinic 12', exact: true })).toBeVisible();
  await expect(toast(page)).toContainText('Business Deactivated');
  await site.ctx.pool.query(
    `delete from businesses where user_id = $1 and name in ('Clinic 11', 'Clinic 12')`,
    [owner.id],
  );
  await page.getByRole('button', { name: 'Activate Clinic 12', exact: true }).click();
  await expect(toast(page)).toContainText('Failed to update business status');
  await expect(clinics(page)).toHaveCount(10);
  expect(queryOf(page)).toEqual({});
  await page.goto(`/account-settings/${owner.id}?page=9`);
  await expect(clinics(page)).toHaveCount(10);
});

test('T-58 businesses that cannot be read are told of, and read again', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await addClinics(site, owner.id, 11);
  const message = 'Please wait a moment.';
  await page.route('**/businesses?*', (route) =>
    route.fulfill({ status: 429, json: { error: message, message, code: 'too_many_requests' } }),
  );
  await page.goto(`/account-settings/${owner.id}?page=2`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch businesses');
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
  await page.unroute('**/businesses?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(clinics(page)).toHaveText(['Clinic 11']);
});

test('U-15 the title says whose account it is', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const word = newWord();
  const owner = await site.addOwner({ name: `Noor ${word}` });
  const path = `/account-settings/${owner.id}`;
  const html = await (await page.request.get(path)).text();
  expect(html).toContain('<title>Account Settings · Fourgood</title>');
  const title = `Noor ${word} · Account Settings · Fourgood`;
  await page.goto(path);
  await expect(page).toHaveTitle(title);
  await page.getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page).toHaveTitle('My Dashboard · Fourgood');
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await back(page).click();
  await expect(page).toHaveTitle('Admin · Fourgood');
  await page.goto('/account-settings/999999');
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
  await expect(page).toHaveTitle('Account Settings · Fourgood');
});

test('U-19 an admin edits and switches the businesses there', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const { id, userId, slug } = await site.addBusiness({ name: 'Cedar Clinic' });
  await page.goto(`/account-settings/${userId}`);
  const edit = page.getByRole('link', { name: /^Edit Business/ });
  await expect(edit).toHaveAttribute('href', `/business-edit/${id}`);
  await page.getByRole('button', { name: 'Deactivate Cedar Clinic' }).click();
  await expect(toast(page)).toContainText('Business Deactivated');
  const shown = await page.request.get(`/thumbs-up-down/${slug}`);
  expect(await shown.text()).toContain('This business is currently inactive');
  await page.getByRole('button', { name: 'Activate Cedar Clinic' }).click();
  await expect(toast(page)).toContainText('Business Activated');
  await page.route('**/toggle-business-active/*', (route) =>
    route.fulfill({
      status: 403,
      json: { error: 'no', message: 'Not this one.', code: 'forbidden' },
    }),
  );
  await page.getByRole('button', { name: 'Deactivate Cedar Clinic' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to update business status. Please try again. Not this one.',
  );
  await expect(page.getByRole('button', { name: 'Deactivate Cedar Clinic' })).toBeEnabled();
});

test('the account itself is closed, opened and deleted there', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Deactivate Noor Haddad' }).click();
  await expect(dialog).toContainText('Are you sure you want to deactivate this user?');
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(toast(page)).toContainText('User status updated');
  await expect(main(page).getByText('Inactive', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Noor Haddad' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page)).toContainText('User deleted');
  await expect(page).toHaveURL('/admin');
  await page.goto(`/account-settings/${owner.id}`);
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
});

test('after a deletion one is back at the place in the list that one came from', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const word = newWord();
  const owner = await site.addOwner({ name: `Olive ${word}` });
  await page.goto(`/admin?search=${word}&size=25`);
  await rows(page).getByRole('link', { name: 'View account' }).click();
  await page.getByRole('button', { name: `Delete ${owner.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page)).toContainText('User deleted');
  expect(queryOf(page)).toEqual({ search: word, size: '25' });
});

test('a deletion that ends later takes nobody away from where they went', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
  const release = await holdAnswers(page, `**/api/admin/users/${owner.id}`);
  await page.getByRole('button', { name: 'Delete Noor Haddad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  release();
  await expect(toast(page)).toContainText('User deleted');
  await expect(page).toHaveURL('/dashboard');
});

test('a button keeps the focus while what it began is under way', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const { id, userId } = await site.addBusiness({ name: 'Cedar Clinic' });
  const release = await holdAnswers(page, `**/toggle-business-active/${id}`);
  await page.goto(`/account-settings/${userId}`);
  const toggle = page.getByRole('button', { name: /^(Dea|A)ctivate Cedar Clinic$/ });
  await toggle.press('Enter');
  await expect(toggle).toBeDisabled();
  await expect(toggle).toBeFocused();
  release();
  await expect(toggle).toHaveText('Activate Cedar Clinic');
  await expect(toggle).toBeEnabled();
  await expect(toggle).toBeFocused();
});

test('U-20 who was deleted meanwhile is not found', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await site.ctx.pool.query('delete from users where id = $1', [owner.id]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
});

test('U-20 nobody has this number', async ({ page, context, site, expectAccessible }) => {
  await signInAdmin(context, site);
  await page.goto('/account-settings/999999');
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
  await expectAccessible();
  await back(page).click();
  await expect(page).toHaveURL('/admin');
});

test('C-57 an admin’s own number shows their own settings', async ({ page, context, site }) => {
  const admin = await signInAdmin(context, site);
  await page.goto(`/account-settings/${admin.id}`);
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(page).toHaveURL('/account-settings');
  await expect(page).toHaveTitle('My Dashboard · Fourgood');
  await expect(back(page)).toHaveCount(0);
});

test('U-18 another owner learns nothing', async ({ page, context, site }) => {
  const other = await site.addOwner({ name: 'Noor Haddad' });
  await signInAs(context, site, await site.addOwner());
  const calls = followCalls(page);
  await page.goto(`/account-settings/${other.id}`);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Noor Haddad')).toHaveCount(0);
  expect(calls.filter((call) => call.includes('/api/admin'))).toEqual([]);
});

test('a failure is told, and tried again', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  const path = `**/api/admin/users/${owner.id}`;
  const message = 'Please wait a moment.';
  await page.route(path, (route) =>
    route.fulfill({ status: 429, json: { error: message, message, code: 'too_many_requests' } }),
  );
  await page.goto(`/account-settings/${owner.id}`);
  await expect(page.getByRole('alert')).toContainText(message);
  await page.unroute(path);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
});

test('the dialog tells who has no businesses of none, and a moment does not break', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  await expect(page.locator('dd time')).toHaveText(/\d:\d\d\u00A0[AP]M$/);
  await page.getByRole('button', { name: 'Delete Noor Haddad' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Their account and all that belongs to it go.');
  await expect(dialog).not.toContainText('public pages');
});

for (const place of ['/admin', 'account'] as const) {
  test(`S-50 who is no admin any more learns so on the way out of ${place}`, async ({
    page,
    context,
    site,
  }) => {
    const admin = await signInAdmin(context, site);
    const owner = await site.addOwner({ name: 'Noor Haddad' });
    await page.goto(place === '/admin' ? place : `/account-settings/${owner.id}`);
    await expect(
      main(page)
        .getByRole('button', { name: /^Deactivate/ })
        .first(),
    ).toBeVisible();
    await site.ctx.pool.query('update users set is_admin = false where id = $1', [admin.id]);
    await main(page)
      .getByRole('button', { name: /^Deactivate/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(toast(page)).toContainText('You are no longer an admin');
  });
}

test('a session that ended on its own is told of', async ({ page, context, site }) => {
  const admin = await signInAdmin(context, site);
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  await site.ctx.pool.query('delete from sessions where user_id = $1', [admin.id]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(toast(page)).toContainText('Please sign in again');
});

test('C-17 businesses whose owner is inactive are marked, from the toggle on', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const word = newWord();
  await site.addBusiness({ name: `Cedar ${word}` });
  await page.goto(`/admin?tab=businesses&search=${word}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).not.toContainText('Owner inactive');
  await rows(page).getByRole('link').first().click();
  const card = page.getByRole('listitem').filter({ hasText: word });
  await expect(card).not.toContainText('Owner inactive');
  await page
    .locator('.account-card')
    .getByRole('button', { name: /^Deactivate/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(card).toContainText('Owner inactive');
  await back(page).click();
  await expect(rows(page)).toContainText('Owner inactive');
  await page.getByRole('tab', { name: 'Review Pages' }).click();
  await expect(rows(page)).toContainText('Owner inactive');
});
