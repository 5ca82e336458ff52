import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '../../../contract/routes.ts';
import type { AccountData } from '../../../contract/account-data.ts';
import type { UserRow } from '../../../server/db/users.ts';
import { otherPassword } from '../../../server/testing/own-account.ts';
import { testPassword } from '../../../server/testing/people.ts';
import {
  codeIn,
  differentCode,
  emailTo,
  fill,
  toast,
  uniqueEmail,
} from '../../fixtures/accounts.ts';
import { changePassword } from '../../fixtures/dashboard.ts';
import { expectToFit } from '../../fixtures/fitting.ts';
import type { Site } from '../../fixtures/site.ts';
import { addSession, banner, desktop } from '../../fixtures/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { typePassword } from '../../fixtures/two-step.ts';

test.use(desktop);

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const newPassword = (page: Page) => section(page, 'Set a new password');
const account = (page: Page) => section(page, 'Your account');

let owner: UserRow;

test.beforeEach(async ({ page, site, signInAs }) => {
  owner = await site.addUser({ name: 'Noor Haddad' });
  await signInAs(owner);
  await page.goto('/account-settings');
  await expect(page.getByText('This device')).toBeVisible();
});

test('each card has one main action at most, and Cancel is beside or below it', async ({
  page,
}) => {
  await account(page).getByRole('button', { name: 'Change name' }).click();
  await account(page).getByRole('button', { name: 'Change email' }).click();
  await expect(account(page).getByLabel('New email')).toBeFocused();
  await expect(account(page).getByLabel('Name', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'I have a code' }).click();
  await expect(page.getByLabel('Code from the email')).toBeVisible();
  await expect(page.locator('.page-head .button.primary')).toHaveCount(0);
  for (const card of await page.locator('.settings-card').all())
    expect(await card.locator('.button.primary').count()).toBeLessThanOrEqual(1);
  const save = account(page).getByRole('button', { name: 'Email me a link' });
  const cancel = account(page).getByRole('button', { name: 'Cancel' });
  const places = async () => {
    const [first, second] = [await save.boundingBox(), await cancel.boundingBox()];
    return { across: (second?.x ?? 0) - (first?.x ?? 0), down: (second?.y ?? 0) - (first?.y ?? 0) };
  };
  const beside = await places();
  expect(beside.across).toBeGreaterThan(0);
  expect(beside.down).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await places()).down).toBeGreaterThan(0);
});

test('the password is changed in place: this browser stays, others are signed out', async ({
  page,
  site,
  browser,
  expectAccessible,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await addSession(elsewhere, site, owner);
  await newPassword(page).getByRole('button', { name: 'Set new password' }).click();
  const current = newPassword(page).getByLabel('Current password', { exact: true });
  await expect(current).toBeFocused();
  await fill(page, {
    'Current password': 'not my password',
    'New password': otherPassword,
    'Confirm password': otherPassword,
  });
  await page.keyboard.press('Enter');
  await expect(newPassword(page)).toContainText('That password is incorrect.');
  await expect(current).toBeFocused();
  await expectAccessible();
  await expectToFit(page, [320, 390, 1280]);
  await current.fill(testPassword);
  await newPassword(page).getByRole('button', { name: 'Set new password' }).click();
  const done = newPassword(page).getByRole('status');
  await expect(done).toHaveText(
    'Your password was changed, and you’re signed out everywhere else.',
  );
  await expect(done).toBeFocused();
  await expectAccessible();
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);
  await elsewhere.close();
});

test('a double click changes it once, and says so even if the answer is lost', async ({
  page,
  request,
}) => {
  await fill(page, {
    'Current password': testPassword,
    'New password': otherPassword,
    'Confirm password': otherPassword,
  });
  await page.route(routes.setNewPassword.path, (route) => route.abort(), { times: 1 });
  await newPassword(page).getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toContainText('if the old one fails, use the new one');
  await newPassword(page).getByRole('button', { name: 'Set new password' }).dblclick();
  await expect(newPassword(page).getByRole('status')).toBeVisible();
  const email = await emailTo(request, owner.email, /password was changed/);
  expect(email.text).toContain('in your account settings');
});

test('the name is changed in place, and the header shows it at once', async ({
  page,
  context,
  expectAccessible,
}) => {
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await account(page).getByRole('button', { name: 'Change name' }).click();
  const field = account(page).getByLabel('Name', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(' ');
  await account(page).getByRole('button', { name: 'Save name' }).click();
  await expect(account(page)).toContainText('Name is required');
  await expectAccessible();
  await field.fill('Noor Al-Haddad');
  await page.keyboard.press('Enter');
  await expect(account(page)).toContainText('Noor Al-Haddad');
  await expect(banner(page)).toContainText('Noor Al-Haddad');
  await expect(banner(tab)).toContainText('Noor Al-Haddad');
  await expect(account(page).getByRole('button', { name: 'Change name' })).toBeFocused();
  await account(page).getByRole('button', { name: 'Change name' }).click();
  await account(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(account(page)).toContainText('Noor Al-Haddad');
});

test('the email address changes once the link that was sent there is confirmed', async ({
  page,
  request,
  expectAccessible,
}) => {
  const address = uniqueEmail();
  await askFor(page, address);
  await expect(account(page)).toContainText(`To use ${address}, open the link we sent there.`);
  await expect(account(page)).toContainText(owner.email);
  await expectAccessible();
  await expectToFit(page, [320, 390, 1280]);
  await page.goto(linkIn(await emailTo(request, address)));
  await expect(page).not.toHaveURL(/token=(?!open)/);
  await expect(page.getByRole('button', { name: 'Confirm email address' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(account(page)).toContainText(address);
  await expect(account(page)).not.toContainText('open the link');
  const report = await emailTo(request, owner.email, /email address was changed/);
  expect(report.text).toContain(address);
  expect(report.text).toContain("If this wasn't you");
});

test('an address that was confirmed in another tab no longer waits in this one', async ({
  page,
  context,
  request,
}) => {
  const address = uniqueEmail();
  await askFor(page, address);
  await expect(account(page)).toContainText('open the link we sent there');
  const tab = await context.newPage();
  await tab.goto(linkIn(await emailTo(request, address)));
  await tab.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(tab.getByRole('heading', { name: 'Email address changed' })).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
  await expect(account(page)).toContainText(address);
  await expect(account(page)).not.toContainText('open the link we sent there');
});

test('the link takes the password where nobody is signed in, and a canceled one says so', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const [first, second] = [uniqueEmail(), uniqueEmail()];
  await askFor(page, first);
  await account(page).getByRole('button', { name: 'Cancel this change' }).click();
  await expect(account(page)).not.toContainText(first);
  await page.goto(linkIn(await emailTo(request, first)));
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible();
  await page.goto('/account-settings');
  await askFor(page, second);
  await expect(account(page)).toContainText(second);
  await context.clearCookies();
  await page.goto(linkIn(await emailTo(request, second)));
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not my password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That password is incorrect.')).toBeVisible();
  await expectAccessible();
  await password.fill(testPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email address changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue(second);
  await typePassword(page, second);
  await expect(page).toHaveURL('/dashboard');
});

test('a change that nobody confirmed in time says so, and starts again', async ({
  page,
  site,
  expectAccessible,
}) => {
  const address = uniqueEmail();
  await askFor(page, address);
  await expireLink(page, site);
  await expect(account(page)).toContainText(
    `Your email address hasn’t changed: ${address} wasn’t confirmed in time.`,
  );
  await expectAccessible();
  await expectToFit(page, [320, 390, 1280]);
  await account(page).getByRole('button', { name: 'Start again' }).click();
  await expect(account(page).getByLabel('New email')).toHaveValue(address);
  await expect(account(page)).not.toContainText('in time');
  await account(page).getByLabel('Password', { exact: true }).fill(testPassword);
  await account(page).getByRole('button', { name: 'Email me a link' }).click();
  await expireLink(page, site);
  await account(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(account(page)).not.toContainText(address);
});

test('a change that a new password ended says so at once, and starts again', async ({
  page,
  expectAccessible,
}) => {
  const address = uniqueEmail();
  await askFor(page, address);
  await expect(account(page)).toContainText(`To use ${address}, open the link we sent there.`);
  await fill(page, {
    'Current password': testPassword,
    'New password': otherPassword,
    'Confirm password': otherPassword,
  });
  await newPassword(page).getByRole('button', { name: 'Set new password' }).click();
  await expect(account(page)).toContainText(
    `your password or two-step sign-in changed before ${address} was confirmed`,
  );
  await expect(account(page)).not.toContainText('open the link we sent there');
  await expectAccessible();
  await expectToFit(page, [320, 390, 1280]);
  await account(page).getByRole('button', { name: 'Start again' }).click();
  await expect(account(page).getByLabel('New email')).toHaveValue(address);
});

test('U-04 the emailed code is entered in place, and the new password works', async ({
  page,
  request,
  expectAccessible,
}) => {
  await changePassword(page).click();
  const place = section(page, 'Forgot your current password?');
  const code = place.getByLabel('Code from the email');
  await expect(code).toBeVisible();
  await expectAccessible();
  const emailed = codeIn(await emailTo(request, owner.email, /Reset/));
  await code.fill(differentCode(emailed));
  await place.getByLabel('New password').fill(otherPassword);
  await place.getByLabel('Confirm password').fill(otherPassword);
  await place.getByRole('button', { name: 'Save and sign in again' }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/^That code is wrong\./);
  await code.fill(emailed);
  await place.getByRole('button', { name: 'Save and sign in again' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(toast(page)).toContainText('Sign in with your new password.');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(otherPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the data is saved as a file after the password', async ({ page, expectAccessible }) => {
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('That password is incorrect.');
  await expectAccessible();
  await dialog.getByLabel('Password', { exact: true }).fill(testPassword);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^fourgood-data-[\d-]{10}\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as AccountData; // the contract's
  expect(data.account).toMatchObject({ name: 'Noor Haddad', email: owner.email });
  await expect(dialog).toHaveCount(0);
});

/** Asks for another address in Account Settings. */
async function askFor(page: Page, address: string): Promise<void> {
  await account(page).getByRole('button', { name: 'Change email' }).click();
  await account(page).getByLabel('New email').fill(address);
  await account(page).getByLabel('Password', { exact: true }).fill(testPassword);
  await account(page).getByRole('button', { name: 'Email me a link' }).click();
}

/** Ends the time of a link that was just sent. */
async function expireLink(page: Page, { ctx }: Site): Promise<void> {
  await expect(account(page)).toContainText('open the link we sent there');
  const expire = 'update email_changes set expires_at = now() where user_id = $1';
  await ctx.pool.query(expire, [owner.id]);
  await page.reload();
}

/** The path of the link; its host is `PUBLIC_URL`. */
function linkIn({ text }: { text: string }): string {
  return /\/confirm-email\?token=[\w-]+/.exec(text)?.[0] ?? '';
}
