import { toast } from '../fixtures/accounts.ts';
import { queryOf, rows, uniqueWord } from '../fixtures/admin.ts';
import { desktop } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use(desktop);

test('an admin finds a deleted user under Recently deleted, and restores it', async ({
  page,
  site,
  signInAdmin,
  expectAccessible,
}) => {
  await signInAdmin();
  const word = uniqueWord();
  const user = await site.addUser({ name: `Gone ${word}` });
  const { slug } = await site.addBusiness({ userId: user.id });
  await page.goto(`/admin?search=${word}`);
  await rows(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('can still restore the account for 14 days');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page)).toContainText('User deleted');
  await expect(page.getByText(`No users match “${word}”.`)).toBeVisible();

  await page.getByLabel('Show').selectOption('Recently deleted');
  expect(queryOf(page)).toEqual({ search: word, filter: 'deleted' });
  await expect(rows(page)).toContainText(/Restorable until \w+\u00A0\d+ at \d+:\d+ [AP]M [A-Z]{3}/);
  await expectAccessible();
  await rows(page)
    .getByRole('button', { name: `Restore ${user.name}` })
    .click();
  await expect(toast(page)).toContainText('User restored');
  await expect(page.getByText('No users under “Recently deleted” match')).toBeVisible();
  expect((await page.request.get(`/thumbs-up-down/${slug}`)).status()).toBe(200);
  await page.getByLabel('Show').selectOption('All users');
  await expect(rows(page)).toContainText(user.email);
});
