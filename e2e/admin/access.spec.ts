import { toast } from '../fixtures/accounts.ts';
import { main, rows } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, collectCalls } from '../fixtures/signed-in.ts';

test.use(desktop);

test('M-01 an owner is redirected and nothing is requested from the admin API', async ({
  page,
  signIn,
}) => {
  await signIn();
  const calls = collectCalls(page);
  await page.goto('/admin?tab=businesses');
  await expect(page).toHaveURL('/dashboard');
  expect(calls.filter((call) => call.includes('/api/admin'))).toEqual([]);
});

test('U-18 an owner cannot see another owner’s account', async ({ page, site, signIn }) => {
  const other = await site.addOwner({ name: 'Noor Haddad' });
  await signIn();
  const calls = collectCalls(page);
  await page.goto(`/account-settings/${other.id}`);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Noor Haddad')).toHaveCount(0);
  expect(calls.filter((call) => call.includes('/api/admin'))).toEqual([]);
});

test('S-50 a former admin is redirected to the dashboard by the next request', async ({
  page,
  site,
  signInAdmin,
}) => {
  const admin = await signInAdmin();
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  await site.ctx.pool.query('update users set is_admin = false where id = $1', [admin.id]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/dashboard');
});

for (const place of ['/admin', 'account'] as const) {
  test(`S-50 a former admin is redirected from ${place} with a message after a failed action`, async ({
    page,
    site,
    signInAdmin,
  }) => {
    const admin = await signInAdmin();
    const owner = await site.addOwner({ name: 'Noor Haddad' });
    await page.goto(place === '/admin' ? place : `/account-settings/${owner.id}`);
    // The last of the page's requests: one still in flight would be refused, and redirect before the click.
    await expect(
      place === '/admin' ? rows(page).first() : page.getByText('Noor Haddad has no businesses.'),
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

test('an expired session shows a message', async ({ page, site, signInAdmin }) => {
  const admin = await signInAdmin();
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  await site.ctx.pool.query('delete from sessions where user_id = $1', [admin.id]);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(toast(page)).toContainText('Please sign in again');
});
