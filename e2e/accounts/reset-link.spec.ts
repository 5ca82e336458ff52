import {
  bodiesSentTo,
  fill,
  heading,
  linkIn,
  emailTo,
  openForm,
  stopClock,
  submit,
  submitButton,
  submitWithoutTime,
  toast,
} from '../fixtures/accounts.ts';
import { respondWith, newPasswords, expectToast, newPassword } from '../fixtures/accounts-reset.ts';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('/reset-password', () => {
  test('X-01, X-04, X-06 follow the emailed link, set a password, sign in with it', async ({
    page,
    request,
    site,
  }) => {
    const { email } = await site.addUser();
    await request.post('/api/forgot-password', { data: { email } });
    const link = linkIn(await emailTo(request, email));
    await openForm(page, link);
    await expect(page).toHaveURL('/reset-password?reset=open');
    await stopClock(page);
    const sent = bodiesSentTo(page, '/api/reset-password');
    await fill(page, newPasswords);
    await submit(page);
    await expect(heading(page)).toHaveText('Your password was changed');
    expect(sent).toEqual([{ token: link.split('=')[1], password: newPassword }]);
    await page.clock.runFor(2_800);
    await expect(page).toHaveURL('/reset-password?reset=open');
    await page.clock.runFor(400);
    await expect(page).toHaveURL('/auth');
    await page.clock.resume();
    // The link may have been opened on another device, where no one has typed the address.
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await fill(page, { Password: newPassword });
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
  });

  test('X-02, X-03, T-68, V-51 without a token there is no form, only a link to the sign-in page', async ({
    page,
  }) => {
    for (const address of [
      '/reset-password',
      '/reset-password?reset=',
      // Copied from the address bar of the page after its token was taken out.
      '/reset-password?reset=open',
    ]) {
      await page.goto(address);
      await expect(
        page.getByText('Invalid reset link. Please request a new password reset email.'),
        address,
      ).toBeVisible();
      await expect(page.locator('main form'), address).toHaveCount(0);
      await page.getByText('Return to Login').click();
      await expect(page, address).toHaveURL('/auth');
    }
  });

  test('X-05 the button shows that it is busy, and a double click sends once', async ({ page }) => {
    await openForm(page, '/reset-password?reset=abc');
    const sent = bodiesSentTo(page, '/api/reset-password');
    await respondWith(page, '**/api/reset-password', { success: true });
    const release = await holdRequests(page, '**/api/reset-password');
    await fill(page, newPasswords);
    await submitButton(page).dblclick();
    await expect(submitButton(page)).toBeDisabled();
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
    await stopClock(page);
    release();
    await expect(heading(page)).toHaveText('Your password was changed');
    expect(sent).toHaveLength(1);
  });

  test('X-07, X-08, T-66, T-67 the errors after a rejection, a failure without a reason, and no response', async ({
    page,
  }) => {
    await openForm(page, '/reset-password?reset=abc');
    await fill(page, newPasswords);
    await submit(page);
    await expect(toast(page)).toContainText(/invalid or has expired/);
    await expect(page.getByLabel('New password'), 'kept').toHaveValue(newPassword);
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(page.locator('main')).toContainText(/invalid or has expired/);
    await page.clock.install();
    const cases = [
      [{ success: false }, 'Failed to reset password. Please try again.'],
      [null, 'An error occurred while resetting your password. Please try again.'],
    ] as const;
    for (const [json, sentence] of cases) {
      await respondWith(page, '**/api/reset-password', json);
      await submit(page);
      await expectToast(page, sentence);
    }
  });

  test('X-09, V-49, V-50 a short password or a different confirmation is not sent', async ({
    page,
  }) => {
    await openForm(page, '/reset-password?reset=abc');
    const sent = bodiesSentTo(page, '/api/reset-password');
    await fill(page, { 'New password': '1234567', 'Confirm password': '1234568' });
    await submit(page);
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByLabel('New password')).toBeFocused();
    await fill(page, { 'New password': '12345678', 'Confirm password': '12345679' });
    await expect(page.getByText('Password must be at least 8 characters')).toHaveCount(0);
    await expect(page.locator('#reset-confirm-password-note')).toHaveText("Passwords don't match");
    await submit(page);
    await expect(page.getByLabel('Confirm password')).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('X-10, C-63 it also works for signed-in users, and signs them out', async ({
    page,
    request,
    site,
    signInAs,
  }) => {
    const owner = await site.addUser();
    await signInAs(owner);
    await request.post('/api/forgot-password', { data: { email: owner.email } });
    await openForm(page, linkIn(await emailTo(request, owner.email)));
    await fill(page, newPasswords);
    await submitWithoutTime(page);
    await expect(heading(page)).toHaveText('Your password was changed');
    await page.clock.resume();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page, 'signed out').toHaveURL('/auth');
    await expect(heading(page)).toHaveText('Welcome back');
  });
});
