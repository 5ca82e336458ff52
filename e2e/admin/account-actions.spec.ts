import { toast } from '../fixtures/accounts.ts';
import { main, uniqueWord, queryOf, rows } from '../fixtures/admin.ts';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

test('an admin deactivates and deletes the account there', async ({ page, site }) => {
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

test('after a deletion, the list opens with the search and page size it had', async ({
  page,
  site,
}) => {
  const word = uniqueWord();
  const owner = await site.addOwner({ name: `Olive ${word}` });
  await page.goto(`/admin?search=${word}&size=25`);
  await rows(page).getByRole('link', { name: 'View account' }).click();
  await page.getByRole('button', { name: `Delete ${owner.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page)).toContainText('User deleted');
  expect(queryOf(page)).toEqual({ search: word, size: '25' });
});

test('a deletion that finishes late does not navigate away from the current page', async ({
  page,
  site,
}) => {
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
  const release = await holdRequests(page, `**/api/admin/users/${owner.id}`);
  await page.getByRole('button', { name: 'Delete Noor Haddad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  release();
  await expect(toast(page)).toContainText('User deleted');
  await expect(page).toHaveURL('/dashboard');
});

test('U-20 an account that was deleted in the meantime is not found', async ({ page, site }) => {
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await site.ctx.pool.query('delete from users where id = $1', [owner.id]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
});

test('the dialog mentions no businesses if there are none, and dates do not wrap', async ({
  page,
  site,
}) => {
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  const [day, time] = [page.locator('dd time span').first(), page.locator('dd time span').last()];
  await expect(day).toHaveText(/^\w+ \d+, \d{4},$/);
  await expect(time).toHaveText(/^\d+:\d\d [AP]M$/);
  for (const part of [day, time]) await expect(part).toHaveCSS('white-space', 'nowrap');
  await page.getByRole('button', { name: 'Delete Noor Haddad' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This deletes their account and everything in it.');
  await expect(dialog).not.toContainText('public pages');
});
