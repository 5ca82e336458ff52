import { toast } from '../fixtures/accounts.ts';
import { main, newWord, queryOf, rows } from '../fixtures/admin.ts';
import { holdAnswers } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

test('the account itself is closed, opened and deleted there', async ({ page, site }) => {
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
  site,
}) => {
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
  site,
}) => {
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

test('U-20 who was deleted meanwhile is not found', async ({ page, site }) => {
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await site.ctx.pool.query('delete from users where id = $1', [owner.id]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
});

test('the dialog tells who has no businesses of none, and a moment does not break', async ({
  page,
  site,
}) => {
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await page.goto(`/account-settings/${owner.id}`);
  await expect(page.locator('dd time')).toHaveText(/\d:\d\d\u00A0[AP]M$/);
  await page.getByRole('button', { name: 'Delete Noor Haddad' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This deletes their account and everything in it.');
  await expect(dialog).not.toContainText('public pages');
});
