import {
  bodiesSentTo,
  chosenTab,
  codeIn,
  emailTo,
  fill,
  linkIn,
  uniqueEmail,
  openForm,
  password,
  register,
  registration,
  screens,
  submit,
  submitButton,
  submitWithoutTime,
  toast,
} from '../fixtures/accounts.ts';
import { holdRequests, holdScripts } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { boxOf, boxOfToast } from '../fixtures/toasts.ts';

for (const [version, address] of Object.entries(screens)) {
  test(`${version}: a wrong password and an unknown address get the same message`, async ({
    page,
    site,
  }) => {
    const owner = await site.addUser();
    await openForm(page, address);
    const messages: string[] = [];
    for (const email of [owner.email, uniqueEmail()]) {
      await fill(page, { Email: email, Password: 'not the right one' });
      await submit(page);
      await expect(toast(page), 'T-01').toContainText('Login Failed');
      await expect(toast(page), 'S-60').toHaveClass(/danger/);
      await expect(page.getByLabel('Email', { exact: true }), 'A-12').toHaveValue(email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the right one');
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      messages.push(await toast(page).innerText());
      await page.getByRole('button', { name: 'Close message' }).click();
      const field = page.getByLabel('Password', { exact: true });
      await expect(field).toHaveAccessibleDescription('Incorrect email or password.');
      await field.press('Backspace');
      await expect(field, 'until the next key').toHaveAccessibleDescription('');
    }
    expect(messages[0]).toBe(messages[1]);
  });

  test(`${version}: A-10 the correct password opens the dashboard`, async ({ page, site }) => {
    const owner = await site.addUser({ name: 'Noor Haddad' });
    await openForm(page, address);
    const sent = bodiesSentTo(page, '/api/login');
    await fill(page, { Email: ` ${owner.email.toUpperCase()}`, Password: password });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(toast(page), 'T-05').toContainText('Welcome back, Noor Haddad!');
    expect(sent).toEqual([{ email: owner.email.toUpperCase(), password }]);
    await page.goBack();
    await expect(page, 'Back does not return to the login').not.toHaveURL(address);
  });
}

test('A-28 an unverified account gets its own message, but only with the correct password', async ({
  page,
}) => {
  const email = uniqueEmail();
  await openForm(page, '/auth?register=true');
  await fill(page, registration(email));
  await submit(page);
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await fill(page, { Password: password });
  await submit(page);
  await expect(toast(page)).toContainText('Login Failed');
  await expect(toast(page)).toContainText(/verify your email/);
  const resend = page.getByRole('button', { name: 'Email me a new code' });
  await expect(resend).toBeVisible();
  await fill(page, { Password: 'not the right one' });
  await submit(page);
  await expect(toast(page)).not.toContainText(/verify your email/);
  await expect(resend).toHaveCount(0);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 600 },
])
  test(`on a phone of ${viewport.height} px, the refusal covers nothing of what to do about it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const email = uniqueEmail();
    await register(page, email);
    await openForm(page, '/auth');
    await fill(page, { Email: email, Password: password });
    await submit(page);
    await expect(toast(page)).toContainText('Login Failed');
    const card = await boxOfToast(page);
    const note = await boxOf(page.locator('.auth-note'));
    expect(card.y, 'in view').toBeGreaterThanOrEqual(0);
    expect(card.y + card.height).toBeLessThanOrEqual(note.y);
  });

test('a sign-in refused as unverified sends a new code and leads to its form, in any browser', async ({
  page,
  context,
  request,
}) => {
  const email = uniqueEmail();
  await register(page, email);
  const first = await emailTo(request, email);
  await context.clearCookies();
  await openForm(page, '/auth');
  await fill(page, { Email: email, Password: password });
  await submitWithoutTime(page);
  await expect(toast(page)).toContainText('Login Failed');
  await page.getByRole('button', { name: 'Email me a new code' }).click();
  await expect(chosenTab(page)).toHaveText('Verify');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByText('Please use the newest email.')).toBeVisible();
  await expect(toast(page), 'closed, though no time passes').toHaveCount(0);
  await expect.poll(async () => (await emailTo(request, email)).id).not.toBe(first.id);
  await fill(page, { 'Verification code': codeIn(await emailTo(request, email)) });
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
});

test('a deactivated account gets its own message, but only with the correct password', async ({
  page,
  site,
}) => {
  const owner = await site.addUser({ isActive: false });
  await openForm(page, '/auth');
  await fill(page, { Email: owner.email, Password: password });
  await submit(page);
  await expect(toast(page)).toContainText('Login Failed');
  await expect(toast(page)).toContainText(/deactivated/);
  await fill(page, { Password: 'not the right one' });
  await submit(page);
  await expect(toast(page)).not.toContainText(/deactivated/);
  await expect(page).toHaveURL('/auth');
});

test('A-36 while the login is pending, the button is busy and nothing is sent twice', async ({
  page,
  site,
}) => {
  const owner = await site.addUser();
  await openForm(page, '/auth');
  const sent = bodiesSentTo(page, '/api/login');
  const release = await holdRequests(page, '**/api/login');
  await fill(page, { Email: owner.email, Password: password });
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(submitButton(page)).toBeFocused();
  for (const key of ['Enter', 'Space']) await submitButton(page).press(key);
  await submitButton(page).click({ force: true });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(new URL(page.url()).search, 'no submit by the browser itself').toBe('');
  release();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toHaveLength(1);
});

test('S-65 without a connection, the login is tried three times, then an error appears', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page, '/auth');
  const sent = bodiesSentTo(page, '/api/login');
  await page.route('**/api/login', (route) => route.abort());
  await fill(page, { Email: 'ann@example.com', Password: password });
  await submit(page);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(toast(page)).toContainText('Login Failed', { timeout: 100 });
  }).toPass();
  await expect(toast(page)).toContainText(
    'The server didn’t respond. Please check your connection.',
  );
  expect(sent).toHaveLength(3);
});

test('a password is hidden at first and can be shown', async ({ page }) => {
  await openForm(page, '/auth');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('fields have the attributes password managers need and no length limit', async ({ page }) => {
  const attributes = (names: string[]) =>
    page
      .locator('main form input')
      .evaluateAll(
        (inputs, wanted) => inputs.map((input) => wanted.map((name) => input.getAttribute(name))),
        names,
      );
  const seen = ['name', 'autocomplete', 'type', 'inputmode', 'maxlength'];
  await openForm(page, '/auth');
  expect(await attributes(seen)).toEqual([
    ['email', 'username', 'email', null, null],
    ['password', 'current-password', 'password', null, null],
    ['keepSignedIn', null, 'checkbox', null, null],
  ]);
  await openForm(page, '/auth?register=true');
  expect(await attributes(seen)).toEqual([
    ['name', 'name', 'text', null, null],
    ['email', 'username', 'email', null, null],
    ['password', 'new-password', 'password', null, null],
    ['confirmPassword', 'new-password', 'password', null, null],
  ]);
  await openForm(page, '/auth?verify=true');
  expect(await attributes(seen)).toEqual([
    ['email', 'username', 'email', null, null],
    ['code', 'one-time-code', 'text', 'numeric', null],
  ]);
});

test('before hydration nothing can be submitted, and typed values are kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.locator('main form')).toHaveAttribute('method', 'post');
  await fill(page, { Email: 'ann@example.com', Password: 'typed early' });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/auth');
  release();
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ann@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed early');
});

test('a password manager learns whose password an emailed link sets', async ({
  page,
  context,
  request,
  site,
}) => {
  const { email } = await site.addUser({ email: uniqueEmail() });
  await openForm(page, '/auth?forgot=true');
  await fill(page, { Email: email });
  await submit(page);
  await expect(toast(page)).toContainText('Email sent');
  const tab = await context.newPage();
  await openForm(tab, linkIn(await emailTo(request, email)));
  const username = tab.locator('form [autocomplete=username]');
  await expect(username).toHaveValue(email);
  await expect(username).not.toBeFocused();
  for (const label of ['New password', 'Confirm password'])
    await expect(tab.getByLabel(label, { exact: true })).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
});
