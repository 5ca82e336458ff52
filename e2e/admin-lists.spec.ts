import {
  addPeople,
  followQueries,
  newWord,
  next,
  previous,
  queryOf,
  rows,
  searchBox,
  signInAdmin,
  tab,
} from './admin.ts';
import { expect, test } from './fixtures.ts';
import { desk, followCalls, signInAs } from './signed-in.ts';

test.use(desk);

test('M-02, M-04 three tabs first, and the columns of the users', async ({
  page,
  context,
  site,
}) => {
  const admin = await signInAdmin(context, site);
  const word = newWord();
  const owner = await site.addOwner({ name: `Olive ${word}`, isActive: false });
  await site.addBusiness({ userId: owner.id });
  await site.addBusiness({ userId: owner.id });
  await page.goto('/admin');
  await expect(page.getByRole('tab')).toHaveText([
    'Users',
    'Businesses',
    'Review Pages',
    'Audit trail',
    'Overview',
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

test('M-03 one search serves the tabs; typing adds nothing to the history', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const word = newWord();
  const owner = await site.addOwner({ name: `Olive ${word}` });
  const { slug } = await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
  await site.addBusiness({ name: `Harbor ${word}`, slug: null });
  await page.goto('/privacy');
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  await searchBox(page).pressSequentially(`  ${word.toUpperCase()} `);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 user matches')).toBeVisible();
  await expect.poll(() => queryOf(page)).toEqual({ search: word.toUpperCase() });

  await tab(page, 'Businesses').click();
  await expect(searchBox(page)).toHaveValue(new RegExp(word, 'i'));
  await expect(rows(page).getByRole('rowheader')).toHaveText(['Cedar Clinic', `Harbor ${word}`]);

  await tab(page, 'Review Pages').click();
  await expect(rows(page).first().getByRole('link')).toHaveText(
    `${site.url}/thumbs-up-down/${slug}`,
  );
  await expect(rows(page).last()).toContainText('Missing slug');

  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toHaveValue('');
  await expect.poll(() => queryOf(page)).toEqual({ tab: 'pages' });
  await page.goBack();
  await expect(searchBox(page)).toHaveValue(word.toUpperCase());
  await expect(tab(page, 'Businesses')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Users')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

test('M-14 … M-17 the columns of the businesses, and the way to edit one', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const word = newWord();
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

test('M-21 … M-23 pages, their ends, and another size', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const word = newWord();
  await addPeople(site, word, 11);
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

test('an address shows the same to whoever it is sent to, and after a reload', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const word = newWord();
  await addPeople(site, word, 12);
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

test('a head orders the list, and turns it around', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const word = newWord();
  const [first, second] = await addPeople(site, word, 2);
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

test('every order has a head that the keyboard reaches, and outlasts a reload, Back and other tabs', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
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

test('M-03 what is being composed with an input method is not searched for, nor cleared', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const word = newWord();
  await site.addOwner({ name: `東京 ${word}` });
  await site.addOwner({ name: `Tokyo ${word}` });
  await page.clock.install();
  await page.goto(`/admin?search=${word}`);
  await expect(rows(page)).toHaveCount(2);
  const asked = followQueries(page, '/api/admin/users');
  const method = await context.newCDPSession(page);
  const compose = (text: string) =>
    method.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await searchBox(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.type('T');
  await compose('とう');
  await compose('とうきょう');
  await expect(searchBox(page)).toHaveValue(`${word} Tとうきょう`);
  // The keys of the method itself: `Escape` takes back its proposal, `Enter` takes it.
  await searchBox(page).evaluate((box) => {
    for (const key of ['Escape', 'Enter'])
      box.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
  });
  await page.clock.runFor(2_000);
  await expect(searchBox(page)).toHaveValue(`${word} Tとうきょう`);
  expect(asked).toEqual([]);
  expect(queryOf(page)).toEqual({ search: word });

  await compose('');
  await page.keyboard.press('Backspace');
  await method.send('Input.insertText', { text: '東京' });
  await page.clock.runFor(2_000);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('東京');
  expect(asked.map((query) => query.get('search'))).toEqual([`${word} 東京`]);
  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toHaveValue('');
});

for (const { name, path, failure } of [
  { name: 'Users', path: '/api/admin/users', failure: 'Failed to fetch users' },
  { name: 'Businesses', path: '/api/admin/businesses', failure: 'Failed to fetch businesses' },
  { name: 'Review Pages', path: '/api/admin/businesses', failure: 'Failed to fetch businesses' },
]) {
  test(`M-20, M-24, M-25 ${name}: Refresh asks anew, and a failure is told`, async ({
    page,
    context,
    site,
  }) => {
    await signInAdmin(context, site);
    await site.addBusiness();
    await page.goto('/admin');
    await tab(page, name).click();
    await expect(rows(page).first()).toBeVisible();
    const asked = followQueries(page, path);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    expect(asked).toHaveLength(1);

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
  });
}

test('nobody matches: it says so, and leads back', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const word = newWord();
  await page.goto(`/admin?search=${word}`);
  await expect(page.getByRole('cell', { name: `Nobody matches “${word}”.` })).toBeVisible();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue('');
});

test('one call for a pause in typing, and none for blanks', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const word = newWord();
  await site.addOwner({ name: `Olive ${word}` });
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  const asked = followQueries(page, '/api/admin/users');
  await searchBox(page).pressSequentially(word, { delay: 20 });
  await searchBox(page).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await searchBox(page).press('Space');
  await searchBox(page).press('Enter');
  await tab(page, 'Businesses').click();
  await expect(page.getByText('0 businesses match')).toBeVisible();
  expect(asked.map((query) => query.get('search'))).toEqual([word]);
});

test('an address whose cursor the server does not know begins anew', async ({
  page,
  context,
  site,
}) => {
  await signInAdmin(context, site);
  const word = newWord();
  await addPeople(site, word, 1);
  await page.goto(`/admin?search=${word}&page=1002&after=long-ago`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  expect(queryOf(page)).toEqual({ search: word });
});

test('S-50 whoever is no admin any more is led to the dashboard by the next call', async ({
  page,
  context,
  site,
}) => {
  const admin = await signInAdmin(context, site);
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  await site.ctx.pool.query('update users set is_admin = false where id = $1', [admin.id]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('beyond row 10,000 pages go on by cursor', async ({ page, context, site }) => {
  await signInAdmin(context, site);
  const asked = followQueries(page, '/api/admin/users');
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

test('M-01 an owner gets none of it', async ({ page, context, site }) => {
  await signInAs(context, site, await site.addOwner());
  const calls = followCalls(page);
  await page.goto('/admin?tab=businesses');
  await expect(page).toHaveURL('/dashboard');
  expect(calls.filter((call) => call.includes('/api/admin'))).toEqual([]);
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
