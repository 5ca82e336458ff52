import { testPassword } from '../../server/testing/people.ts';
import { openForm } from '../fixtures/accounts.ts';
import { whenAllIsRead } from '../fixtures/dashboard.ts';
import { field, openSetup, storage } from '../fixtures/business-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { banner, desktop, collectCalls, logout } from '../fixtures/signed-in.ts';

test.use(desktop);

test('S-12, S-56, T-09 Logout signs out, and Back shows nothing of the session', async ({
  page,
  site,
  signIn,
  addOwnBusiness,
}) => {
  const { userId } = await site.addBusiness({ name: 'Hidden Valley Clinic' });
  const owner = await signIn({ name: 'Noor Haddad' });
  await addOwnBusiness({ name: 'Cedar Clinic' });
  expect(userId).not.toBe(owner.id);
  await page.goto('/business-setup');
  await whenAllIsRead(page, () => banner(page).getByRole('link', { name: 'My Dashboard' }).click());
  await expect(page.getByRole('heading', { name: 'Cedar Clinic' })).toBeVisible();
  const calls = collectCalls(page);
  await logout(page).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect.poll(() => calls).toEqual(['POST /api/logout', 'GET /api/user']);
  await page.goBack();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { name: 'Cedar Clinic' })).toHaveCount(0);
  expect((await page.request.get('/api/user')).status(), 'K-05').toBe(401);
});

test('a double click logs out once', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  const calls = collectCalls(page);
  await logout(page).dblclick();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible();
  // A second logout would have been sent before the user is read again.
  await expect.poll(() => calls).toContain('GET /api/user');
  expect(calls.filter((call) => call === 'POST /api/logout')).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('T-04, S-65 a failing logout is tried three times, and the user stays signed in', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  const message = 'The server is tired.';
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 500, json: { error: message, message, code: 'unexpected' } }),
  );
  // The header is rendered before it is hydrated.
  await expect(page.getByRole('heading', { name: 'No businesses yet' })).toBeVisible();
  const calls = collectCalls(page);
  await logout(page).click();
  await expect(page.getByRole('alert')).toContainText('Logout Failed');
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(page.locator('.toast.danger')).toBeVisible();
  expect(calls.filter((call) => call === 'POST /api/logout')).toHaveLength(3);
  await expect(logout(page)).toBeEnabled();
  await expect(logout(page)).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('C-74 a half-filled form in one tab', () => {
  const setupDraft = ({ id }: { id: number }) => `form:${id}:setup`;

  test('is cleared when another tab signs out', async ({ page, context, openSetupForm }) => {
    const owner = await openSetupForm();
    await field(page, 'Business name').fill('Maple Street Dental');
    expect(await storage(page, 'session')).toEqual([setupDraft(owner)]);
    const other = await context.newPage();
    await other.goto('/privacy');
    await logout(other).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storage(page, 'session')).toEqual([]);
  });

  test('is cleared when the tab notices the sign-out later', async ({
    page,
    context,
    openSetupForm,
  }) => {
    const owner = await openSetupForm();
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

  test('is cleared when another user signs in, in any tab', async ({
    page,
    context,
    site,
    signIn,
  }) => {
    const owner = await signIn();
    const second = await site.addUser({ name: 'Noor Haddad' });
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

test('C-74 the next user sees nothing of the previous one', async ({
  page,
  site,
  addOwnBusiness,
}) => {
  await addOwnBusiness({ name: 'Cedar Clinic' });
  const second = await site.addUser();
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
