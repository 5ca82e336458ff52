import type { Page } from '@playwright/test';
import { toast } from '../fixtures/accounts.ts';
import {
  addClinics,
  back,
  collectQueries,
  uniqueWord,
  next,
  previous,
  queryOf,
  rows,
} from '../fixtures/admin.ts';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

const clinics = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 3 });

test('U-17 businesses are paginated; Back, a reload and links keep the page', async ({
  page,
  site,
}) => {
  const word = uniqueWord();
  const owner = await site.addOwner({ name: `Noor ${word}` });
  await addClinics(site, owner.id, 23);
  await page.goto(`/admin?search=${word}`);
  await rows(page).getByRole('link', { name: 'View account' }).click();
  await expect(clinics(page)).toHaveCount(10);
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  const asked = collectQueries(page, `/api/admin/users/${owner.id}/businesses`);
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

test('U-17 there is no pagination for one page of businesses, and a message for none', async ({
  page,
  site,
}) => {
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  await expect(page.getByText('Noor Haddad has no businesses.')).toBeVisible();
  await addClinics(site, owner.id, 10);
  await page.reload();
  await expect(clinics(page)).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(page.getByLabel('Rows per page')).toHaveCount(0);
});

test('U-19, C-80 when the last page becomes empty, the previous page is shown after a toggle', async ({
  page,
  site,
}) => {
  const owner = await site.addOwner();
  await addClinics(site, owner.id, 12);
  await page.goto(`/account-settings/${owner.id}?page=2`);
  await expect(clinics(page)).toHaveText(['Clinic 11', 'Clinic 12']);
  const readAnew = page.waitForResponse('**/businesses?*');
  await page.getByRole('button', { name: 'Deactivate Clinic 12' }).click();
  await expect(page.getByRole('button', { name: 'Activate Clinic 12', exact: true })).toBeVisible();
  await expect(toast(page)).toContainText('Business Deactivated');
  await readAnew;
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

test('T-58 businesses that fail to load show an error and can be loaded again', async ({
  page,
  site,
}) => {
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

test('U-19 an admin edits, deactivates and activates businesses there', async ({ page, site }) => {
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

test('a button keeps focus while its action is pending', async ({ page, site }) => {
  const { id, userId } = await site.addBusiness({ name: 'Cedar Clinic' });
  const release = await holdRequests(page, `**/toggle-business-active/${id}`);
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

test('C-17 businesses of an inactive owner are marked as soon as the owner is deactivated', async ({
  page,
  site,
}) => {
  const word = uniqueWord();
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
