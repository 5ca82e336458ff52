import { collectQueries, uniqueWord, rows, searchBox, tab } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

test('M-02, M-04 the tabs, and the columns of the users', async ({ page, site, signInAdmin }) => {
  const admin = await signInAdmin();
  const word = uniqueWord();
  const owner = await site.addOwner({ name: `Olive ${word}`, isActive: false });
  await site.addBusiness({ userId: owner.id });
  await site.addBusiness({ userId: owner.id });
  await page.goto('/admin');
  await expect(page.getByRole('tab')).toHaveText([
    'Users',
    'Businesses',
    'Review Pages',
    'Activity log',
    'Overview',
    'Checks',
  ]);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Businesses',
    'Status',
    'Actions',
  ]);
  await searchBox(page).fill(word);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('cell')).toContainText([owner.email, '2', 'Inactive']);
  await expect(rows(page).getByRole('link', { name: 'View account' })).toHaveAttribute(
    'href',
    `/account-settings/${owner.id}`,
  );
  await searchBox(page).fill(admin.email);
  await expect(rows(page)).toContainText('You');
  await expect(rows(page).getByRole('button')).toHaveCount(0);
});

test('M-14 … M-17 the columns of the businesses, and the edit link', async ({ page, site }) => {
  const word = uniqueWord();
  const owner = await site.addOwner({ name: `Olive ${word}` });
  const business = await site.addBusiness({
    userId: owner.id,
    city: 'Austin',
    state: 'TX',
    categories: ['Dental clinic', 'Dentist'],
    keywords: [{ keyword: 'dentist near me', isLocalSeo: true }],
  });
  await page.goto(`/admin?tab=businesses&search=${word}`);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Owner',
    'Location',
    'Categories',
    'Keywords',
    'Edit',
  ]);
  const cells = rows(page).getByRole('cell');
  await expect(cells).toContainText([`Olive ${word}`, 'Austin, TX', '2', '1', 'Edit Biz']);
  await expect(cells.first()).toContainText(owner.email);
  const edit = rows(page).getByRole('link', { name: /^Edit Biz/ });
  await expect(edit).toHaveAttribute('href', `/business-edit/${business.id}`);
  await expect(edit).toHaveAttribute('target', '_blank');
});

test('M-20, M-24, M-25 Refresh reads each list again and shows a failure', async ({
  page,
  site,
}) => {
  await site.addBusiness();
  await page.goto('/admin');
  for (const { name, path, failure } of [
    { name: 'Users', path: '/api/admin/users', failure: 'Failed to fetch users' },
    { name: 'Businesses', path: '/api/admin/businesses', failure: 'Failed to fetch businesses' },
    { name: 'Review Pages', path: '/api/admin/businesses', failure: 'Failed to fetch businesses' },
  ]) {
    await tab(page, name).click();
    await expect(rows(page).first(), name).toBeVisible();
    const asked = collectQueries(page, path);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    expect(asked, name).toHaveLength(1);

    const message = 'Please wait a moment.';
    await page.route(`**${path}?*`, (route) =>
      route.fulfill({ status: 429, json: { error: message, message, code: 'too_many_requests' } }),
    );
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toContainText(`${failure}. This list may be out of date`);
    await expect(rows(page).first()).toBeVisible();
    await page.getByLabel('Rows per page').selectOption('50');
    await expect(page.getByRole('alert').getByRole('heading', { name: failure })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute(`**${path}?*`);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(rows(page).first()).toBeVisible();
    await page.goto('/admin');
  }
});
