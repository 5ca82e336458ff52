import type { Page } from '@playwright/test';
import type { UserRow } from '../../../server/db/users.ts';
import { beginSession } from '../../../server/domain/accounts/sessions.ts';
import { testPassword } from '../../../server/testing/people.ts';
import { toast } from '../../fixtures/accounts.ts';
import { expectToFit } from '../../fixtures/fitting.ts';
import { addSession, desktop } from '../../fixtures/signed-in.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Where you’re signed in' });
const rows = (page: Page) => section(page).getByRole('listitem');
const signOut = (page: Page, browser: string) =>
  section(page).getByRole('button', { name: `Sign out of ${browser}` });
const everywhereElse = (page: Page) =>
  section(page).getByRole('button', { name: 'Sign out everywhere else' });

const agents = {
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Firefox/143.0',
  'Safari on iPhone': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/18.6 Mobile Safari/604.1',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36 Edg/141.0',
};

/** Signs other browsers in, the first of them most recently. */
async function signInElsewhere({ ctx }: Site, user: UserRow, names = Object.keys(agents)) {
  for (const name of names.toReversed()) {
    const agent = agents[name as keyof typeof agents]; // its own key
    await beginSession(ctx, user, user.sessionEpoch, { userAgent: agent });
  }
}

test('a sign-in appears in the list with its browser', async ({ page, site }) => {
  const { email } = await site.addUser();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account-settings');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/^Chrome on \w+This deviceActive nowSigned in \w+ \d+, /);
  await expect(section(page)).toContainText('You’re not signed in anywhere else.');
  await expect(everywhereElse(page)).toHaveCount(0);
});

test('one browser can be signed out, which ends it in its open tabs', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  const user = await signIn();
  const elsewhere = await browser.newContext({ baseURL: site.url, ...desktop });
  await addSession(elsewhere, site, user);
  const other = await elsewhere.newPage();
  await other.goto('/account-settings');
  await expect(rows(other)).toHaveCount(2);
  await signInElsewhere(site, user, ['Firefox on Windows']);
  await page.goto('/account-settings');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('Firefox on WindowsActive within the last hour');
  await signOut(page, 'Unknown browser').click();
  await expect(rows(page).nth(2)).toContainText('Signed out');
  await expect(signOut(page, 'Firefox on Windows')).toBeVisible();
  await other.getByRole('tab', { name: 'My Businesses' }).click();
  await expect(other).toHaveURL('/auth');
  await expect(toast(other)).toContainText('Please sign in again');
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await elsewhere.close();
});

test('the focus stays in the row of a browser that was signed out', async ({
  page,
  site,
  signIn,
}) => {
  await signInElsewhere(site, await signIn());
  await page.goto('/account-settings');
  await signOut(page, 'Firefox on Windows').press('Enter');
  await expect(rows(page).nth(1).getByText('Signed out')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(signOut(page, 'Safari on iPhone')).toBeFocused();
});

test('a double click signs out one browser', async ({ page, site, signIn }) => {
  await signInElsewhere(site, await signIn());
  await page.goto('/account-settings');
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.method() === 'DELETE')));
  await signOut(page, 'Firefox on Windows').dblclick();
  await expect(rows(page).nth(1).getByText('Signed out')).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Sign out of' })).toHaveCount(2);
  expect(calls).toBe(1);
});

test('all others can be signed out by keyboard', async ({ page, site, signIn }) => {
  await signInElsewhere(site, await signIn());
  await page.goto('/account-settings');
  await everywhereElse(page).press('Enter');
  await expect(section(page).getByText('You’re signed out everywhere else.')).toBeFocused();
  await expect(section(page).getByText('Signed out', { exact: true })).toHaveCount(3);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('a browser that is already signed out is not a failure', async ({ page, site, signIn }) => {
  const user = await signIn();
  await signInElsewhere(site, user, ['Safari on iPhone']);
  await page.goto('/account-settings');
  await expect(rows(page)).toHaveCount(2);
  // It ends between the click and the call.
  await page.route(/\/api\/sessions\/\d+$/, async (route) => {
    await site.ctx.pool.query('delete from sessions where user_id = $1 and browser = $2', [
      user.id,
      'Safari on iPhone',
    ]);
    await route.continue();
  });
  await signOut(page, 'Safari on iPhone').click();
  await expect(rows(page).nth(1)).toContainText('Signed out');
  await expect(toast(page)).toHaveCount(0);
});

test('a failure says so, and the button can be used again', async ({ page, site, signIn }) => {
  await signInElsewhere(site, await signIn(), ['Edge on Windows']);
  await page.goto('/account-settings');
  const json = { message: 'Please wait a while.', code: 'too_many_requests' };
  await page.route('**/api/sessions/*', (route) => route.fulfill({ status: 429, json }));
  await signOut(page, 'Edge on Windows').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please wait a while.');
  await expect(signOut(page, 'Edge on Windows')).toBeFocused();
  await page.unroute('**/api/sessions/*');
  await signOut(page, 'Edge on Windows').press('Enter');
  await expect(rows(page).nth(1)).toContainText('Signed out');
});

test('a list that cannot be loaded offers to try again', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn();
  const json = { message: 'Please wait a while.', code: 'too_many_requests' };
  await page.route('**/api/sessions', (route) => route.fulfill({ status: 429, json }));
  await page.goto('/account-settings');
  await expect(section(page).getByRole('alert')).toHaveText(
    'Couldn’t load where you’re signed in. Please wait a while.Try Again',
  );
  await expectAccessible();
  await page.unroute('**/api/sessions');
  await section(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('very many are shown on request, on any screen, and can all be signed out', async ({
  page,
  site,
  signIn,
  expectAccessible,
}) => {
  const user = await signIn();
  for (let count = 0; count < 60; count += 1)
    await signInElsewhere(site, user, ['Edge on Windows']);
  await page.goto('/account-settings');
  await expect(rows(page)).toHaveCount(5);
  await expectAccessible();
  await expectToFit(page, [320, 390, 1280]);
  await section(page).getByRole('button', { name: 'Show all 50' }).click();
  await expect(rows(page)).toHaveCount(50);
  await expect(section(page)).toContainText('These are the 50 used most recently, out of 61.');
  await everywhereElse(page).click();
  await expect(section(page).getByText('You’re signed out everywhere else.')).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});
