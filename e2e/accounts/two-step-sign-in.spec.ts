import type { Page } from '@playwright/test';
import type { UserRow } from '../../server/db/users.ts';
import { setUpApp as setUpAppOf } from '../../server/testing/second-factor.ts';
import {
  emailTo,
  fill,
  heading,
  linkIn,
  openForm,
  submit as submitForm,
  toast,
} from '../fixtures/accounts.ts';
import { newPasswords } from '../fixtures/accounts-reset.ts';
import type { Site } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  addPasskey,
  addVirtualDevice,
  codeNow,
  saveRecoveryCodes,
  typePassword,
} from '../fixtures/two-step.ts';

const code = (page: Page) => page.getByLabel('6-digit code');
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

/** An account with an authenticator app, set up by calls. */
async function addUserWithApp(site: Site) {
  const user = await site.addUser();
  const { secret, reply } = await setUpAppOf(site.app, await site.signIn(user), new Date());
  return { user, secret, recoveryCodes: reply.recoveryCodes ?? [] };
}

test('a reset that turns two-step sign-in off says so, on the sign-in page as well', async ({
  page,
  site,
  request,
  expectAccessible,
}) => {
  const { user } = await addUserWithApp(site);
  await request.post('/api/forgot-password', { data: { email: user.email } });
  await openForm(page, linkIn(await emailTo(request, user.email, /reset/i)));
  await fill(page, newPasswords);
  await submitForm(page);
  await expect(page.getByText('Two-step sign-in was turned off, too.')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  const note = page.getByText('Resetting your password turned two-step sign-in off');
  await expect(note).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(note).toBeVisible();
});

/** Codes work once, so this one is not the one of the setup. */
async function expectSignedIn(page: Page, user: UserRow): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  await expect(toast(page)).toContainText(`Welcome back, ${user.name}!`);
}

for (const address of ['/auth', '/auth-old'])
  test(`a passkey signs in on ${address}, right after the password`, async ({
    page,
    context,
    site,
    signInAs,
  }) => {
    const user = await site.addUser();
    await signInAs(user);
    await addVirtualDevice(page);
    await page.goto('/account-settings');
    await addPasskey(page);
    await saveRecoveryCodes(page);
    await context.clearCookies();
    await typePassword(page, user.email, address);
    await expectSignedIn(page, user);
  });

test('a passkey that was canceled can be tried again, and left for a recovery code', async ({
  page,
  context,
  site,
  signInAs,
  expectAccessible,
}) => {
  const user = await site.addUser();
  await signInAs(user);
  const device = await addVirtualDevice(page);
  await page.goto('/account-settings');
  await addPasskey(page);
  const [recoveryCode = ''] = await saveRecoveryCodes(page);
  await context.clearCookies();
  await page.addInitScript(cancelPasskeys);
  await typePassword(page, user.email);
  await expect(heading(page)).toHaveText('Use your passkey');
  await expect(page.getByRole('status').filter({ hasText: 'canceled' })).toHaveText(
    'The passkey request was canceled or timed out. Try again, or use another way below.',
  );
  await expectAccessible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(heading(page)).toBeFocused();
  await page.getByLabel('Recovery code').fill('AAAA-BBBB-CCCC-DDDD');
  await submit(page).click();
  await expect(page.getByLabel('Recovery code')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await submit(page).click();
  await expectSignedIn(page, user);
  await device.clear();
});

/** As when the person closes the browser's question. */
function cancelPasskeys(): void {
  navigator.credentials.get = () =>
    Promise.reject(new DOMException('The operation was canceled.', 'NotAllowedError'));
}

test('a code from the app signs in, with a space as it is shown', async ({
  page,
  site,
  expectAccessible,
}) => {
  const { user, secret } = await addUserWithApp(site);
  await typePassword(page, user.email);
  await expect(heading(page)).toHaveText('Enter the code from your app');
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible();
  await code(page).fill(codeNow(secret, 1).replace(/(...)/, '$1 '));
  await submit(page).click();
  await expectSignedIn(page, user);
});

test('a wrong code is said at the field; after five, the password is asked for again', async ({
  page,
  site,
}) => {
  const { user, secret } = await addUserWithApp(site);
  const wrong = codeNow(secret, 1) === '000000' ? '000001' : '000000';
  await typePassword(page, user.email);
  await code(page).fill('12345');
  await submit(page).click();
  await expect(page.getByText('Please enter the 6-digit code from your app')).toBeVisible();
  for (let count = 0; count < 5; count += 1) {
    await code(page).fill(wrong);
    await submit(page).click();
    await expect(page.locator('#second-step-code-note')).toContainText('That code is wrong');
    await expect(code(page)).toBeFocused();
  }
  await code(page).fill(codeNow(secret, 1));
  await submit(page).click();
  await expect(heading(page)).toHaveText('Welcome back');
  await expect(toast(page)).toContainText('Please sign in again.');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
});

test('the second step survives a reload and Back and Forward', async ({ page, site }) => {
  const { user, secret } = await addUserWithApp(site);
  await typePassword(page, user.email);
  await expect(code(page)).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Enter the code from your app');
  await page.goBack();
  await expect(heading(page)).toHaveText('Welcome back');
  await page.goForward();
  await code(page).fill(codeNow(secret, 1));
  await submit(page).click();
  await expectSignedIn(page, user);
});

test('Start over returns to the password; another tab that signed in takes this one along', async ({
  page,
  context,
  site,
}) => {
  const { user, recoveryCodes } = await addUserWithApp(site);
  await typePassword(page, user.email);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await typePassword(page, user.email);
  await expect(code(page)).toBeVisible();
  const other = await context.newPage();
  await typePassword(other, user.email);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(other.getByText('Lost your codes, too?')).toContainText('Email hello@example.com.');
  await other.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL('/dashboard');
  await expect(page).toHaveURL('/dashboard');
});

test('a browser without passkeys says so, and offers a recovery code', async ({
  page,
  context,
  site,
  signInAs,
}) => {
  const user = await site.addUser();
  await signInAs(user);
  await addVirtualDevice(page);
  await page.goto('/account-settings');
  await addPasskey(page);
  await saveRecoveryCodes(page);
  await context.clearCookies();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await typePassword(page, user.email);
  await expect(page.getByText('This browser can’t use passkeys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
});
