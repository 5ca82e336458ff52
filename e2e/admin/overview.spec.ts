import { collectQueries, uniqueWord, rows, tab } from '../fixtures/admin.ts';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test('the activity log lists actions with admin and time, and loads older ones', async ({
  page,
  site,
  signInAdmin,
}) => {
  const admin = await signInAdmin();
  const word = uniqueWord();
  const owner = await site.addOwner({ name: `Olive ${word}` });
  const actions = 26;
  for (let count = 1; count <= actions; count += 1) {
    await page.request.post(`/api/admin/toggle-active/${owner.id}`, {
      data: { isActive: count % 2 === 0 },
      headers: { Origin: site.url },
    });
  }
  await page.goto('/admin?tab=audit');
  await expect(
    page.getByText('What happened to accounts and businesses, and who did it.'),
  ).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Action',
    'Account or business',
    'By',
    'When',
  ]);
  await expect(rows(page)).toHaveCount(25);
  const newest = rows(page).first();
  await expect(newest.getByRole('rowheader')).toHaveText('Activated the account');
  await expect(newest.getByRole('cell')).toContainText([`Olive ${word}`, admin.name]);
  await expect(newest.locator('time')).toHaveAttribute('title', /^\d{4}-\d\d-\d\d .* UTC$/);
  const ours = rows(page).filter({ hasText: word });
  await expect(ours).toHaveCount(25);
  await page.route('**/api/admin/audit?*before=*', async (route) => {
    // As if there were nothing older than this page.
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: ((await answer.json()) as unknown[]).slice(0, 24),
    }); // a list
  });
  const release = await holdRequests(page, '**/api/admin/audit?*before=*');
  const older = page.getByRole('button', { name: 'Older' });
  await older.press('Enter');
  await expect(older).toBeDisabled();
  await expect(older).toBeFocused();
  release();
  await expect(ours).toHaveCount(actions);
  await expect(older).toHaveCount(0);
  await expect(page.getByText('No older entries.')).toBeFocused();

  await page.request.delete(`/api/admin/users/${owner.id}`, { headers: { Origin: site.url } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(newest.getByRole('rowheader')).toHaveText('Deleted the account');
  await expect(newest).toContainText(`${owner.name} (deleted)`);
});

test('the overview shows statistics, also as a table', async ({ page, business, signInAdmin }) => {
  const sentiments = ['Thorough', 'Helpful', 'Attentive', 'Professional'];
  const body = { sentiments, businessType: 'healthcare', businessId: business.id };
  await page.request.post('/api/reviews/generate', { data: body });
  await signInAdmin();
  await page.goto('/admin');
  await tab(page, 'Overview').click();
  await expect(page).toHaveURL('/admin?tab=overview');
  const figure = (word: string) =>
    page.locator('.figure').filter({ has: page.getByRole('term').filter({ hasText: word }) });
  await expect(figure('Drafts').first()).toContainText(/^Drafts[1-9]\d*/);
  await expect(figure('Drafts written by')).toContainText('Built-in writer');
  await expect(figure('Businesses')).toContainText(/[1-9]\d* active/);
  await expect(figure('Emails waiting')).toContainText('undeliverable');
  await expect(page.getByText(/^Version \d+\.\d+\.\d+, running for /)).toBeVisible();
  await page.getByText('Day by day').click();
  const days = page.getByRole('region', { name: 'Last 30 days, day by day' });
  await expect(days.getByRole('row')).toHaveCount(31);
  await expect(days.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(/^[1-9]\d*$/);
  // The same days as above, so that the numbers match.
  await expect(page.getByRole('columnheader', { name: '30 days', exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: 'Drafts by the built-in writer' });
  await expect(row.getByRole('cell').first()).toHaveText(/^[1-9]\d*$/);
  await expect(page.getByRole('row', { name: 'Tokens sent 0 0' })).toBeVisible();
});

test('M-20 Refresh on the overview reloads everything and keeps focus', async ({
  page,
  signInAdmin,
}) => {
  await signInAdmin();
  await page.goto('/admin?tab=overview');
  await expect(page.getByRole('row', { name: 'Tokens sent' })).toBeVisible();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await expect(refresh).toBeVisible();
  const figures = collectQueries(page, '/api/admin/overview');
  const drafts = collectQueries(page, '/api/admin/drafting');
  const release = await holdRequests(page, '**/api/admin/drafting');
  await refresh.press('Enter');
  await expect(refresh).toBeDisabled();
  await expect(refresh).toBeFocused();
  release();
  await expect(refresh).toBeEnabled();
  await expect(refresh).toBeFocused();
  expect([figures.length, drafts.length]).toEqual([1, 1]);
});
