import { back, main, uniqueWord, queryOf, rows } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, collectCalls } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

test('U-15 … U-17 the account, its businesses, and the link back', async ({ page, site }) => {
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  const { slug } = await site.addBusiness({
    userId: owner.id,
    name: 'Cedar Clinic',
    city: 'Austin',
    state: 'TX',
  });
  await site.addBusiness({ userId: owner.id, name: 'Resting Clinic', isActive: false, slug: null });
  await site.addBusiness({ name: 'Hidden Valley Clinic' });
  const calls = collectCalls(page);
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

test('Back to Admin opens the list with the search and page size it had', async ({
  page,
  site,
}) => {
  const word = uniqueWord();
  await site.addOwner({ name: `Olive ${word}` });
  await page.goto(`/admin?search=${word}&size=25`);
  await rows(page).getByRole('link', { name: 'View account' }).click();
  await expect(page.getByRole('heading', { name: `Olive ${word}` })).toBeVisible();
  await back(page).click();
  await expect(rows(page)).toHaveCount(1);
  expect(queryOf(page)).toEqual({ search: word, size: '25' });
});

test('U-15 the title has the account’s name', async ({ page, site }) => {
  const word = uniqueWord();
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
  await expect(page).toHaveTitle('Users · Admin · Fourgood');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page).toHaveTitle('Overview · Admin · Fourgood');
  expect(await (await page.request.get(page.url())).text()).toContain('<title>Overview · Admin');
  await page.goto('/account-settings/999999');
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
  await expect(page).toHaveTitle('Account Settings · Fourgood');
});

test('U-20 an unknown id shows that the user was not found', async ({ page, expectAccessible }) => {
  await page.goto('/account-settings/999999');
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Recently deleted users' }).click();
  await expect(page.getByLabel('Show')).toHaveValue('deleted');
  await page.goBack();
  await back(page).click();
  await expect(page).toHaveURL('/admin');
});

test('C-57 an admin’s own id shows their own settings', async ({ page, signInAdmin }) => {
  const admin = await signInAdmin();
  await page.goto(`/account-settings/${admin.id}`);
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(page).toHaveURL('/account-settings');
  await expect(page).toHaveTitle('Account Settings · Fourgood');
  await expect(back(page)).toHaveCount(0);
});

test('a failure shows an error and can be retried', async ({ page, site }) => {
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
