import type { InboxEmail } from '../../../server/email/development-inbox.ts';
import { bodiesSentTo } from '../../fixtures/accounts.ts';
import { changePassword } from '../../fixtures/dashboard.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { collectCalls } from '../../fixtures/signed-in.ts';

test.describe('Account Settings', () => {
  test('U-01, U-02 /account-settings shows name and email address', async ({ page, signIn }) => {
    const owner = await signIn({ name: 'Noor Haddad' });
    await page.goto('/account-settings');
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Noor Haddad')).toBeVisible();
    await expect(page.getByRole('main').getByText(owner.email)).toBeVisible();
  });

  test('U-03, U-04, T-52 Change Password sends a reset email', async ({
    page,
    request,
    site,
    signInAs,
  }) => {
    const owner = await site.addUser();
    await signInAs(owner);
    await page.goto('/account-settings');
    const sent = page.waitForRequest('**/api/forgot-password');
    await changePassword(page).click();
    expect((await sent).postDataJSON()).toEqual({ email: owner.email });
    await expect(page.getByText('Email Sent', { exact: true })).toBeVisible();
    await expect(page.getByText('Check your inbox for a link and a code')).toBeVisible();
    await expect
      .poll(async () => {
        const all = (await (await request.get('/dev/inbox.json')).json()) as InboxEmail[]; // the inbox's own shape
        return all.filter(({ to }) => to === owner.email).length;
      })
      .toBe(1);
  });

  test('a double click on Change Password sends one email', async ({ page, site, signInAs }) => {
    await signInAs(await site.addUser());
    await page.goto('/account-settings');
    const sent = bodiesSentTo(page, '/api/forgot-password');
    await changePassword(page).dblclick();
    await expect(page.getByText('Email Sent', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent).toHaveLength(1);
  });

  test('Change Password with an expired session opens the sign-in page', async ({
    page,
    context,
    site,
    signInAs,
  }) => {
    await signInAs(await site.addUser());
    await page.goto('/account-settings');
    // All that the page requests by itself has been answered.
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    await context.clearCookies();
    const sent = bodiesSentTo(page, '/api/forgot-password');
    await changePassword(page).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Email Sent', { exact: true })).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  const answers = [
    {
      what: 'a refusal with a message',
      json: { success: false, message: 'Not today.' },
      says: 'Not today.',
    },
    {
      what: 'a refusal without a message',
      json: { success: false },
      says: 'Failed to send password reset email. Please try again.',
    },
    {
      what: 'too many requests',
      status: 429,
      json: { error: 'Wait.', message: 'Please wait a while.', code: 'too_many_requests' },
      says: 'Please wait a while.',
    },
  ];
  test('U-05, T-53 Change Password shows why it failed', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/account-settings');
    for (const { what, status = 200, json, says } of answers) {
      await page.route('**/api/forgot-password', (route) => route.fulfill({ status, json }));
      await changePassword(page).click();
      await expect(page.getByRole('alert'), what).toContainText('Error');
      await expect(page.getByRole('alert'), what).toContainText(says);
      await expect(changePassword(page), what).toBeEnabled();
      await expect(changePassword(page), what).toBeFocused();
    }
  });

  test('U-06, T-54 Change Password without a connection', async ({ page, context, signIn }) => {
    await signIn();
    await page.goto('/account-settings');
    await expect(changePassword(page)).toBeVisible();
    await context.setOffline(true);
    await changePassword(page).click();
    await expect(changePassword(page), 'while it is being sent').toBeDisabled();
    await expect(page.getByRole('alert')).toContainText(
      'An unexpected error occurred. Please try again later.',
    );
    await expect(changePassword(page)).toBeEnabled();
  });

  test('U-07, T-55 Change Password sends nothing for an account without an email address', async ({
    page,
    site,
    signIn,
  }) => {
    const { id, name } = await site.addOwner();
    await signIn();
    const user = { id, name, email: '', isAdmin: false, isActive: true, emailVerified: true };
    await page.route('**/api/user', (route) => route.fulfill({ json: user }));
    const release = await holdRequests(page, '**/api/second-factor');
    await page.goto('/account-settings');
    await expect(page.getByText('This device')).toBeVisible();
    const calls = collectCalls(page);
    // The last of the page's responses; what appears with it requests nothing again.
    release();
    await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    await changePassword(page).click();
    await expect(page.getByRole('alert')).toContainText('No email address found for your account');
    expect(calls).toEqual([]);
  });
});
