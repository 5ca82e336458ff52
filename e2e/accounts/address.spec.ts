import { chosenTab, fill, heading, openForm, screens, submitButton } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const opens = [
  ['', 'Login', 'Welcome back'],
  ['?register=true', 'Register', 'Create your account'],
  ['?verify=true', 'Verify', 'Verify your email'],
  ['?verified=true', 'Login', 'Welcome back'],
  ['?token=abc', 'Reset', 'Choose a new password'],
  ['?reset=abc', 'Reset', 'Choose a new password'],
  ['?forgot=true', 'Reset', 'Reset your password'],
  ['?register=true&verify=true', 'Verify', 'Verify your email'],
  ['?verify=true&verified=true', 'Login', 'Welcome back'],
  ['?verified=true&token=abc', 'Reset', 'Choose a new password'],
] as const;

for (const [version, address] of Object.entries(screens)) {
  const tabOf = (tab: string) => (version === 'B' && tab === 'Reset' ? 'Login' : tab);

  test(`${version}: A-01 … A-08, O-01, O-02, O-05, C-11 which tab and heading each URL opens`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (line) => {
      // A visitor's session request gets a 401, which the browser logs.
      if (line.type() === 'error' && !/401/.test(line.text())) errors.push(line.text());
    });
    for (const [search, tab, title] of opens) {
      await openForm(page, address + search);
      await expect(chosenTab(page), search).toHaveText(tabOf(tab));
      await expect(heading(page), search).toHaveText(title);
    }
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(
      version === 'A' ? ['Login', 'Register', 'Verify', 'Reset'] : ['Register', 'Verify', 'Login'],
    );
    expect(errors).toEqual([]);
  });

  test(`${version}: A-09 the page follows a URL that changes while it is open`, async ({
    page,
  }) => {
    await openForm(page, address);
    for (const [search, tab, title] of opens) {
      await page.evaluate((to) => history.pushState(null, '', to), address + search);
      await expect(chosenTab(page), search).toHaveText(tabOf(tab));
      await expect(heading(page), search).toHaveText(title);
    }
    await expect(page, 'the token leaves the address bar').not.toHaveURL(/abc/);
    for (const [, tab] of opens.toReversed().slice(1)) {
      await page.goBack();
      await expect(chosenTab(page), 'Back').toHaveText(tabOf(tab));
    }
  });
}

test('a token is removed from the address bar and survives Back and a reload', async ({ page }) => {
  await openForm(page, '/auth?register=true');
  await openForm(page, '/auth?reset=very-secret');
  await expect(page).toHaveURL('/auth?reset=open');
  expect(await page.evaluate(() => document.referrer)).not.toContain('very-secret');
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.goBack();
  await expect(heading(page)).toHaveText('Choose a new password');
  await page.reload();
  await expect(heading(page)).toHaveText('Choose a new password');
  await expect(submitButton(page)).toBeEnabled();
  const sent = page.waitForRequest('**/api/reset-password');
  const secret = 'nine purple umbrellas';
  await fill(page, { 'New password': secret, 'Confirm password': secret });
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toEqual({ token: 'very-secret', password: secret });
  await page.goBack();
  await expect(chosenTab(page)).toHaveText('Register');
});

test('opening another link in the open page uses that link’s token', async ({ page }) => {
  await openForm(page, '/reset-password?reset=first');
  await expect(page).toHaveURL('/reset-password?reset=open');
  await page.evaluate(() => history.pushState(null, '', '/reset-password?reset=second'));
  await expect(page).toHaveURL('/reset-password?reset=open');
  const secret = 'nine purple umbrellas';
  await fill(page, { 'New password': secret, 'Confirm password': secret });
  const sent = page.waitForRequest('**/api/reset-password');
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ token: 'second' });
});

test('a reset URL without a token shows the form that requests an email', async ({ page }) => {
  await openForm(page, '/auth?reset=open');
  await expect(heading(page)).toHaveText('Reset your password');
});

test('switching tabs adds history entries and keeps the typed email address', async ({ page }) => {
  await openForm(page, '/auth');
  await fill(page, { Email: 'ann@example.com' });
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page).toHaveURL('/auth?register=true');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ann@example.com');
  await expect(page).toHaveTitle('Register · Fourgood');
  await page.getByRole('tab', { name: 'Verify' }).click();
  await expect(page).toHaveTitle('Verify your email · Fourgood');
  await page.reload();
  await expect(chosenTab(page)).toHaveText('Verify');
  await page.goBack();
  await expect(chosenTab(page)).toHaveText('Register');
  await page.goBack();
  await expect(chosenTab(page)).toHaveText('Login');
  await expect(page).toHaveTitle('Sign in · Fourgood');
});

test('O-03 version B: clicking the Login tab closes the reset panel', async ({ page }) => {
  await openForm(page, '/auth-old');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page)).toHaveText('Reset your password');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(heading(page)).toHaveText('Welcome back');
});

for (const address of Object.values(screens)) {
  test(`A-02, O-04 ${address} redirects signed-in users to the dashboard, and Back skips it`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/privacy');
    await page.goto(`${address}?register=true`);
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });
}

test('S-03, S-15 there is no header or footer, and the logo links to the home page', async ({
  page,
}) => {
  for (const address of Object.values(screens)) {
    await openForm(page, address);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Fourgood' })).toHaveAttribute('href', '/');
  }
});
