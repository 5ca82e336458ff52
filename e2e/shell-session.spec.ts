import type { Page } from '@playwright/test';
import { testPassword } from '../server/testing/people.ts';
import { openForm } from './accounts.ts';
import { field, openSetup, storage } from './business-forms.ts';
import { expect, test } from './fixtures.ts';
import { desk, followCalls, signInAs } from './signed-in.ts';

test.use(desk);

const banner = (page: Page) => page.getByRole('banner');
const logout = (page: Page) => banner(page).getByRole('button', { name: 'Logout' });

for (const isAdmin of [false, true]) {
  test(`S-07 … S-12 the header of ${isAdmin ? 'an admin' : 'an owner'}`, async ({
    page,
    context,
    site,
  }) => {
    await signInAs(context, site, await site.addOwner({ name: 'Noor Haddad', isAdmin }));
    await page.goto('/privacy');
    await expect(banner(page).getByText('Noor Haddad')).toBeVisible();
    await expect(logout(page)).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    expect(await banner(page).locator('a[href="/admin"]').count(), 'S-10').toBe(isAdmin ? 1 : 0);
    await banner(page).getByRole('link', { name: 'Business Setup' }).click();
    await expect(page).toHaveURL('/business-setup');
    await banner(page).getByRole('link', { name: 'My Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/privacy');
    await banner(page).getByRole('link', { name: 'Fourgood' }).click();
    await expect(page, 'S-07').toHaveURL('/dashboard');
  });
}

test('S-12, S-56, T-09 logging out, and Back does not bring anything back', async ({
  page,
  context,
  site,
}) => {
  const { userId } = await site.addBusiness({ name: 'Hidden Valley Clinic' });
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
  expect(userId).not.toBe(owner.id);
  await signInAs(context, site, owner);
  await page.goto('/business-setup');
  await banner(page).getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Cedar Clinic' })).toBeVisible();
  const calls = followCalls(page);
  await logout(page).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect.poll(() => calls).toEqual(['POST /api/logout', 'GET /api/user']);
  await page.goBack();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { name: 'Cedar Clinic' })).toHaveCount(0);
  const [answer] = await Promise.all([page.waitForResponse('**/api/user'), page.reload()]);
  expect(answer.status(), 'K-05').toBe(401);
});

test('a double click logs out once', async ({ page, context, site }) => {
  await signInAs(context, site, await site.addOwner());
  await page.goto('/dashboard');
  const calls = followCalls(page);
  await logout(page).dblclick();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call === 'POST /api/logout')).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('T-04, S-65 a logout that fails is tried three times, and stays signed in', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  await page.goto('/dashboard');
  const message = 'The server is tired.';
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 500, json: { error: message, message, code: 'unexpected' } }),
  );
  // The header is drawn before it is live.
  await expect(page.getByRole('heading', { name: 'No businesses yet' })).toBeVisible();
  const calls = followCalls(page);
  await logout(page).click();
  await expect(page.getByRole('alert')).toContainText('Logout Failed');
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(page.locator('.toast.danger')).toBeVisible();
  expect(calls.filter((call) => call === 'POST /api/logout')).toHaveLength(3);
  await expect(logout(page)).toBeEnabled();
  await expect(page).toHaveURL('/dashboard');
});

test('the header does not change once it is drawn', async ({ page, context, site }) => {
  await signInAs(context, site, await site.addOwner({ name: 'Noor Haddad' }));
  await page.addInitScript(() => {
    const headers = new Set<string>();
    Object.assign(window, { headers });
    new MutationObserver(() => {
      const header = document.querySelector('.site-header');
      if (header?.querySelector('nav')) headers.add(header.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/privacy');
  await page.waitForLoadState('networkidle');
  const headers = await page.evaluate(
    () => [...(window as unknown as { headers: Set<string> }).headers], // set above
  );
  expect(headers.filter((text) => text.includes('Login'))).toEqual([]);
});

test('a session that ended elsewhere is noticed at the next call', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  await signInAs(context, site, owner);
  await page.goto('/business-setup');
  await expect(logout(page)).toBeVisible();
  await context.clearCookies();
  await banner(page).getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page).toHaveURL('/auth');
});

test('signing out and in is noticed by the other tabs', async ({ page, context, site }) => {
  await signInAs(context, site, await site.addOwner());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/privacy');
  await logout(other).click();
  await expect(banner(other).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test.describe('C-74 what one tab holds of a half-filled form', () => {
  const setupDraft = ({ id }: { id: number }) => `form:${id}:setup`;

  test('goes when another tab signs out', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    await signInAs(context, site, owner);
    await openSetup(page);
    await field(page, 'Business name').fill('Maple Street Dental');
    expect(await storage(page, 'session')).toEqual([setupDraft(owner)]);
    const other = await context.newPage();
    await other.goto('/privacy');
    await logout(other).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storage(page, 'session')).toEqual([]);
  });

  test('goes when the tab learns of the sign-out only later', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    await signInAs(context, site, owner);
    await openSetup(page);
    await field(page, 'Business name').fill('Maple Street Dental');
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/dev/inbox');
    expect(await storage(page, 'session')).toEqual([setupDraft(owner)]);
    const other = await context.newPage();
    await other.goto('/privacy');
    await logout(other).click();
    await expect(banner(other).getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto('/privacy');
    await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect.poll(() => storage(page, 'session')).toEqual([]);
  });

  test('goes when somebody else signs in, in whichever tab', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    const second = await site.addUser({ name: 'Noor Haddad' });
    await signInAs(context, site, owner);
    await openSetup(page);
    await field(page, 'Business name').fill('Maple Street Dental');
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/privacy');
    await expect(logout(page)).toBeVisible();
    expect(await storage(page, 'session')).toEqual([setupDraft(owner)]);
    await context.clearCookies();
    const other = await context.newPage();
    await openForm(other, '/auth');
    await other.getByLabel('Email').fill(second.email);
    const password = other.getByLabel('Password', { exact: true });
    await password.fill(testPassword);
    await password.press('Enter');
    await expect(other).toHaveURL('/dashboard');
    await expect(banner(page).getByText('Noor Haddad')).toBeVisible();
    expect(await storage(page, 'session')).toEqual([]);
  });
});

test('C-74 the next user sees nothing of the last one', async ({ page, context, site }) => {
  const first = await site.addOwner();
  await site.addBusiness({ userId: first.id, name: 'Cedar Clinic' });
  const second = await site.addUser();
  await signInAs(context, site, first);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Cedar Clinic' })).toBeVisible();
  await logout(page).click();
  await expect(page).toHaveURL('/auth');
  await page.route('**/api/businesses', async () => {});
  await page.getByLabel('Email').fill(second.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(testPassword);
  await password.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('status', { name: 'Loading your businesses' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cedar Clinic' })).toHaveCount(0);
});

test('S-66 the user is asked for anew after five minutes, not before; S-63 nothing polls', async ({
  page,
  context,
  site,
}) => {
  await page.clock.install();
  await signInAs(context, site, await site.addOwner());
  await page.goto('/business-setup');
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
  const calls = followCalls(page);
  await page.clock.runFor(2 * 60_000);
  await refocus(page);
  await page.clock.runFor(1_000);
  expect(calls).toEqual([]);
  await page.clock.runFor(3 * 60_000);
  expect(calls, 'S-63').toEqual([]);
  await refocus(page);
  await expect.poll(() => calls).toEqual(['GET /api/user']);
});

test('S-67 the sentiments are read once', async ({ page }) => {
  const calls = followCalls(page);
  await page.goto('/review');
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeVisible();
  await page.clock.install();
  await page.getByRole('checkbox', { name: 'Thorough' }).check();
  await banner(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeVisible();
  expect(calls.filter((call) => call === 'GET /api/sentiments')).toHaveLength(1);
});

/** What a window tells its page when somebody looks at another and comes back. */
async function refocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
}
