import { addUsers, uniqueWord, queryOf, rows, tab } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

test('a column header sorts the list and reverses the order', async ({ page, site }) => {
  const word = uniqueWord();
  const [first, second] = await addUsers(site, word, 2);
  await site.addBusiness({ userId: second?.id ?? 0 });
  await page.goto(`/admin?search=${word}`);
  const head = (name: string) => page.getByRole('columnheader', { name });
  const names = rows(page).getByRole('rowheader');
  await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await head('Businesses').getByRole('button').click();
  await expect(head('Businesses')).toHaveAttribute('aria-sort', 'ascending');
  await expect(head('Name')).not.toHaveAttribute('aria-sort');
  await expect(names).toHaveText([first?.name ?? '', second?.name ?? '']);
  await head('Businesses').getByRole('button').click();
  await expect(head('Businesses')).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText([second?.name ?? '', first?.name ?? '']);
  expect(queryOf(page)).toEqual({ search: word, sort: '-businesses' });
  await page.getByLabel('Sort by').selectOption('Newest first');
  await expect.poll(() => queryOf(page)).toEqual({ search: word, sort: '-joined' });
  await expect(names).toHaveText([second?.name ?? '', first?.name ?? '']);
});

test('column headers work with the keyboard, and the order survives a reload, Back and other tabs', async ({
  page,
  site,
}) => {
  await site.addBusiness();
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  const heads = page.getByRole('columnheader');
  const sorted = page.locator('th[aria-sort]');
  await expect(heads.getByRole('button')).toHaveText(['Name', 'Email', 'Businesses', 'Status']);
  await heads.getByRole('button', { name: 'Name' }).focus();
  for (const name of ['Email', 'Businesses', 'Status']) {
    await page.keyboard.press('Tab');
    await expect(heads.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sorted).toHaveText(name);
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Space');
    await expect(sorted).toHaveAttribute('aria-sort', 'descending');
    await expect(heads.getByRole('button', { name })).toBeFocused();
  }
  await page.reload();
  await expect(sorted).toHaveText('Status');
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');

  await tab(page, 'Businesses').click();
  await expect(sorted).toHaveText('Name');
  await expect(heads.getByRole('button')).toHaveText(['Name', 'Owner', 'Location']);
  await heads.getByRole('button', { name: 'Owner' }).click();
  await expect(sorted).toHaveText('Owner');
  await tab(page, 'Review Pages').click();
  await expect(page.getByLabel('Sort by')).toHaveValue('owner');
  await tab(page, 'Overview').click();
  await tab(page, 'Users').click();
  await expect(sorted).toHaveText('Status');
  await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  expect(queryOf(page)).toEqual({ sort: '-status', 'sort-businesses': 'owner' });
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(tab(page, 'Businesses')).toHaveAttribute('aria-selected', 'true');
  await expect(sorted).toHaveText('Owner');
  await page.goBack();
  await expect(sorted).toHaveText('Name');
  await page.goBack();
  await expect(sorted).toHaveText('Status');
});
