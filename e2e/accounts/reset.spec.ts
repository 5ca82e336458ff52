import {
  bodiesSentTo,
  chosenTab,
  codeIn,
  fill,
  heading,
  linkIn,
  dropResponse,
  emailTo,
  uniqueEmail,
  openForm,
  differentCode,
  password,
  screens,
  stopClock,
  submit,
  submitButton,
  submitWithoutTime,
  toast,
} from '../fixtures/accounts.ts';
import { respondWith, newPasswords, expectToast, newPassword } from '../fixtures/accounts-reset.ts';
import { expect, test } from '../fixtures/test.ts';

const toasts = {
  A: { sent: 'Email sent', done: 'Success' },
  B: { sent: 'Reset link sent', done: 'Password reset' },
};

for (const [version, address] of Object.entries(screens) as ['A' | 'B', string][]) {
  test(`${version}: reset a password with the emailed code`, async ({ page, request, site }) => {
    const { email } = await site.addUser();
    await openForm(page, address);
    await fill(page, { Email: email });
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(chosenTab(page), 'A-29, O-03').toHaveText(version === 'A' ? 'Reset' : 'Login');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    const asked = bodiesSentTo(page, '/api/forgot-password');
    await submit(page);
    await expect(heading(page), 'A-30, O-10').toHaveText('Check your email');
    await expect(toast(page).locator('.toast-title'), 'T-10, T-12').toHaveText(
      toasts[version].sent,
    );
    expect(asked).toEqual([{ email }]);

    await page.reload();
    await expect(heading(page), 'a reload stays').toHaveText('Check your email');
    await page.getByRole('button', { name: 'Enter code' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    const code = codeIn(await emailTo(request, email));
    await fill(page, { 'Reset code': differentCode(code), ...newPasswords });
    await submit(page);
    await expect(toast(page).locator('.toast-title'), 'A-35, T-17').toHaveText('Error');
    await expect(page.getByLabel('Reset code'), 'kept').toHaveValue(differentCode(code));
    await expect(page.getByLabel('Reset code')).toHaveAccessibleDescription(/code is wrong/);

    const sent = bodiesSentTo(page, '/api/reset-password');
    await fill(page, { 'Reset code': code });
    await submitWithoutTime(page);
    await expect(heading(page), 'A-33, O-11').toHaveText('Your password was changed');
    expect(sent, 'A-31').toEqual([{ email, code, password: newPassword }]);
    await expect(toast(page).locator('.toast-title'), 'T-11, T-13').toHaveText(
      toasts[version].done,
    );
    await page.clock.resume();
    await expect(heading(page)).toHaveText('Welcome back');
    await expect(chosenTab(page)).toHaveText('Login');

    await fill(page, { Email: email, Password: password });
    await submit(page);
    await expect(toast(page), 'A-34').toContainText('Login Failed');
    await fill(page, { Password: newPassword });
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
  });

  test(`${version}: reset a password with the token of the emailed link`, async ({
    page,
    request,
    site,
  }) => {
    const { email } = await site.addUser();
    await request.post('/api/forgot-password', { data: { email } });
    const token = linkIn(await emailTo(request, email)).split('=')[1] ?? '';
    await openForm(page, `${address}?token=${token}`);
    expect(page.url(), 'the token leaves the address bar').not.toContain(token);
    await page.reload();
    await expect(submitButton(page)).toBeEnabled();
    const sent = bodiesSentTo(page, '/api/reset-password');
    await fill(page, newPasswords);
    await submitWithoutTime(page);
    await expect(heading(page)).toHaveText('Your password was changed');
    expect(sent, 'A-32').toEqual([{ token, password: newPassword }]);
    await page.clock.resume();
    await expect(heading(page)).toHaveText('Welcome back');
    await page.goBack();
    await expect(
      page.getByRole('heading', { name: 'Choose a new password' }),
      'Back does not return to the used link',
    ).toHaveCount(0);

    await openForm(page, `${address}?reset=${token}`);
    await fill(page, newPasswords);
    await submit(page);
    await expect(toast(page), 'X-11 once').toContainText(/invalid or has expired/);
    await page.getByRole('link', { name: 'Request a new one' }).click();
    await expect(heading(page)).toHaveText('Reset your password');
  });

  test(`${version}: an unknown address gets the usual response`, async ({ page }) => {
    await openForm(page, `${address}?forgot=true`);
    await fill(page, { Email: uniqueEmail() });
    await submit(page);
    await expect(heading(page)).toHaveText('Check your email');
    await expect(toast(page)).toContainText(toasts[version].sent);
  });

  test(`${version}: A-35 failures show a message and keep what was typed`, async ({ page }) => {
    await page.clock.install();
    await openForm(page, `${address}?forgot=true`);
    await fill(page, { Email: 'ann@example.com' });
    const cases = [
      ['T-14', { success: false, message: 'Not now.' }, 'Not now.'],
      ['T-14', { success: false }, 'Failed to send reset instructions. Please try again.'],
      ['T-15', null, 'An unexpected error occurred. Please try again later.'],
    ] as const;
    for (const [row, json, sentence] of cases) {
      await respondWith(page, '**/api/forgot-password', json);
      await submit(page);
      await expectToast(page, sentence, row);
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ann@example.com');
    }
    await openForm(page, `${address}?reset=abc`);
    await fill(page, newPasswords);
    await respondWith(page, '**/api/reset-password', { success: false });
    await submit(page);
    await expectToast(
      page,
      'Failed to reset password. The reset link may have expired.',
      'T-16 without a message',
    );
    await openForm(page, `${address}?forgot=true`);
    await page.getByRole('button', { name: 'Enter it' }).click();
    await fill(page, { Email: 'ann@example.com', 'Reset code': 'AB12CD', ...newPasswords });
    await submit(page);
    await expectToast(
      page,
      'Failed to reset password. Please check your code and try again.',
      'T-17 without a message, V-32',
    );
  });
}

test('A-33 the login form opens 2 seconds after the reset', async ({ page }) => {
  await openForm(page, '/auth?reset=abc');
  await stopClock(page);
  await fill(page, newPasswords);
  await respondWith(page, '**/api/reset-password', { success: true });
  await submit(page);
  await expect(heading(page)).toHaveText('Your password was changed');
  await page.clock.runFor(1_900);
  await expect(heading(page)).toHaveText('Your password was changed');
  await page.clock.runFor(200);
  await expect(heading(page)).toHaveText('Welcome back');
});

test('a reset whose response is lost is retried and succeeds', async ({ page, request, site }) => {
  const { email } = await site.addUser();
  await request.post('/api/forgot-password', { data: { email } });
  await openForm(page, linkIn(await emailTo(request, email)));
  await dropResponse(page, '**/api/reset-password');
  const sent = bodiesSentTo(page, '/api/reset-password');
  await fill(page, newPasswords);
  await submit(page);
  await expect(heading(page)).toHaveText('Your password was changed');
  expect(sent).toHaveLength(2);
});

test('the email can be sent again, or to another address', async ({ page, request, site }) => {
  const { email } = await site.addUser();
  await openForm(page, '/auth?forgot=true');
  await fill(page, { Email: email });
  await submit(page);
  const first = await emailTo(request, email);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect.poll(async () => (await emailTo(request, email)).id).not.toBe(first.id);
  await expect(page.getByRole('link', { name: /development only/ })).toHaveAttribute(
    'href',
    /\/dev\/inbox\/\d+$/,
  );
  await page.getByRole('button', { name: 'Use a different one' }).click();
  await expect(heading(page)).toHaveText('Reset your password');
  await page.goBack();
  await expect(heading(page), 'Back').toHaveText('Check your email');
});
