import {
  addUsers,
  collectQueries,
  uniqueWord,
  next,
  previous,
  queryOf,
  rows,
  searchBox,
} from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

test('M-21 … M-23 next and previous page, first and last page, page size', async ({
  page,
  site,
}) => {
  const word = uniqueWord();
  await addUsers(site, word, 11);
  await page.goto(`/admin?search=${word}`);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  const size = page.getByLabel('Rows per page');
  await expect(size.locator('option')).toHaveText(['10', '25', '50', '100']);

  await next(page).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`Ann 11 ${word}`);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeFocused();

  await size.selectOption('25');
  await expect(rows(page)).toHaveCount(11);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  expect(queryOf(page)).toEqual({ search: word, size: '25' });

  await page.goBack();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await searchBox(page).fill(`${word} 03`);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('a URL shows the same rows in another window and after a reload', async ({
  page,
  context,
  site,
}) => {
  const word = uniqueWord();
  await addUsers(site, word, 12);
  await page.goto('/admin');
  await searchBox(page).fill(word);
  await expect(page.getByText('12 users match')).toBeVisible();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(rows(page).first()).toContainText(`Ann 12 ${word}`);
  await next(page).click();
  const shown = [`Ann 02 ${word}`, `Ann 01 ${word}`];
  await expect(rows(page).getByRole('rowheader')).toHaveText(shown);
  await page.reload();
  await expect(rows(page).getByRole('rowheader')).toHaveText(shown);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rows(other).getByRole('rowheader')).toHaveText(shown);
  await expect(other.getByText('Page 2 of 2')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
});

test('a URL with an unknown cursor shows the first page', async ({ page, site }) => {
  const word = uniqueWord();
  await addUsers(site, word, 1);
  await page.goto(`/admin?search=${word}&page=1002&after=long-ago`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  expect(queryOf(page)).toEqual({ search: word });
});

test('after row 10,000, pages continue by cursor', async ({ page }) => {
  const asked = collectQueries(page, '/api/admin/users');
  await page.route('**/api/admin/users?*', async (route) => {
    const response = await route.fetch();
    const cursor = new URL(route.request().url()).searchParams.has('after') ? 'second' : 'first';
    await route.fulfill({
      response,
      status: 200,
      json: [person(1)],
      headers: {
        'x-total-count': '10000+',
        'x-next-cursor': `${cursor}-end`,
        'x-previous-cursor': `${cursor}-start`,
      },
    });
  });
  await page.goto('/admin?page=101&size=100');
  await expect(page.getByText('Page 101 of 102+')).toBeVisible();
  await expect(page.getByText('10,000+ users')).toBeVisible();
  await next(page).click();
  await expect(page.getByText('Page 102 of 103+')).toBeVisible();
  await next(page).click();
  await expect(page.getByText('Page 103 of 104+')).toBeVisible();
  await previous(page).click();
  await expect(page.getByText('Page 102 of 103+')).toBeVisible();
  await previous(page).click();
  await expect(page.getByText('Page 101 of 102+')).toBeVisible();
  expect(
    asked.map((query) => query.get('offset') ?? query.get('after') ?? query.get('before')),
  ).toEqual(['10000', 'first-end', 'second-end', 'second-start']);
});

function person(id: number) {
  const createdAt = '2026-01-01T00:00:00.000Z';
  const name = `Olive Owner ${id}`;
  const email = `olive${id}@example.com`;
  return {
    id,
    name,
    email,
    isAdmin: false,
    isActive: true,
    emailVerified: true,
    businesses: 0,
    createdAt,
  };
}
