import type { Page } from '@playwright/test';
import {
  codeIn,
  emailTo,
  fill,
  linkIn,
  openForm,
  registration,
  submit,
  submitWithoutTime,
  toast,
  uniqueEmail,
} from '../fixtures/accounts.ts';
import { newPasswords, newPassword } from '../fixtures/accounts-reset.ts';
import { field, openEdit, openSetup } from '../fixtures/business-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { codeNow, setUpApp } from '../fixtures/two-step.ts';
import { testPassword } from '../../server/testing/people.ts';

const kept = (page: Page) => page.getByText('We kept what you typed', { exact: false });

/** The login form of the page that is open. */
async function signInHere(page: Page, email: string, password = testPassword): Promise<void> {
  await fill(page, { Email: email, Password: password });
  await submit(page);
}

test('C-83 an edit whose session ended is offered again after signing in, to keep or to discard', async ({
  page,
  context,
  site,
  signInAs,
  addOwnBusiness,
  expectAccessible,
}) => {
  const owner = await site.addUser({ email: uniqueEmail() });
  await signInAs(owner);
  const { id } = await addOwnBusiness({ name: 'Cedar Clinic', city: 'Austin' });
  await openEdit(page, id);
  await field(page, 'City').fill('Houston');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(toast(page)).toContainText('Your session has ended. We kept what you typed.');
  await expect(page.getByRole('main')).toContainText('We kept what you typed. Sign in');
  await expectAccessible();
  await page.reload();
  await signInHere(page, owner.email);
  await expect(page).toHaveURL(`/business-edit/${id}`);
  await expect(field(page, 'City')).toHaveValue('Houston');
  await expect(
    page.getByRole('status').filter({ hasText: 'We kept what you typed' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'City')).toHaveValue('Austin');
});

test('C-83 a sign-in returns to the results of a setup', async ({
  page,
  context,
  site,
  signInAs,
  addOwnBusiness,
}) => {
  const owner = await site.addUser({ email: uniqueEmail() });
  await signInAs(owner);
  const { id } = await addOwnBusiness({ name: 'Cedar Clinic' });
  await page.goto(`/business-ready/${id}`);
  await expect(page.getByText('Cedar Clinic').first()).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/auth');
  await signInHere(page, owner.email);
  await expect(page).toHaveURL(`/business-ready/${id}`);
});

test('C-83 a sign-in without such a reason leads to the dashboard, which offers the kept form', async ({
  page,
  context,
  site,
  signInAs,
}) => {
  const owner = await site.addUser({ email: uniqueEmail() });
  await signInAs(owner);
  await openSetup(page);
  await field(page, 'Business name').fill('Maple Street Dental');
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL('/auth');
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL('/auth');
  await expect(kept(page)).toHaveCount(0);
  await signInHere(page, owner.email);
  await expect(page).toHaveURL('/dashboard');
  const note = page.getByRole('region', { name: 'Unsaved changes' });
  await note.getByRole('link', { name: 'Continue' }).click();
  await expect(field(page, 'Business name')).toHaveValue('Maple Street Dental');
  await page.reload();
  await page.goto('/dashboard');
  await note.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeFocused();
  await openSetup(page);
  await expect(field(page, 'Business name')).toHaveValue('');
});

test('C-83 people who register because a page asked return to it after verifying', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  await page.goto('/business-setup');
  await expect(page.getByText('Sign in to open Business Setup.')).toBeVisible();
  await page.getByRole('tab', { name: 'Register' }).click();
  await fill(page, registration(email));
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  // The email's link opens a tab of its own.
  const tab = await page.context().newPage();
  await openForm(tab, '/auth?verify=true');
  await fill(tab, { Email: email, 'Verification code': codeIn(await emailTo(request, email)) });
  await submitWithoutTime(tab);
  await tab.getByRole('button', { name: 'Sign in now' }).click();
  await tab.clock.resume();
  await signInHere(tab, email);
  await expect(tab).toHaveURL('/business-setup');
  // The first tab follows.
  await expect(page).toHaveURL('/business-setup');
});

test('C-83 two-step sign-in returns to the page, too', async ({
  page,
  context,
  site,
  signInAs,
}) => {
  const owner = await site.addUser({ email: uniqueEmail() });
  await signInAs(owner);
  await page.goto('/account-settings');
  const secret = await setUpApp(page);
  await context.clearCookies();
  await page.goto('/business-setup');
  await expect(page).toHaveURL('/auth');
  await signInHere(page, owner.email);
  await page.getByLabel('6-digit code').fill(codeNow(secret, 1));
  await submit(page);
  await expect(page).toHaveURL('/business-setup');
});

test('C-83 a password reset keeps the form and returns to it', async ({
  page,
  context,
  request,
  site,
  signInAs,
}) => {
  const owner = await site.addUser({ email: uniqueEmail() });
  await signInAs(owner);
  await openSetup(page);
  await field(page, 'Business name').fill('Maple Street Dental');
  await context.clearCookies();
  await page.reload();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await fill(page, { Email: owner.email });
  await submit(page);
  await page.goto(linkIn(await emailTo(request, owner.email)));
  await fill(page, newPasswords);
  await submitWithoutTime(page);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await page.clock.resume();
  await signInHere(page, owner.email, newPassword);
  await expect(page).toHaveURL('/business-setup');
  await expect(field(page, 'Business name')).toHaveValue('Maple Street Dental');
});

test('C-83 signing out is no reason to return, and another person gets their own dashboard', async ({
  page,
  context,
  site,
  signInAs,
  addOwnBusiness,
}) => {
  const owner = await site.addUser({ email: uniqueEmail() });
  const other = await site.addUser({ email: uniqueEmail() });
  await signInAs(owner);
  const { id } = await addOwnBusiness();
  await openEdit(page, id);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/auth');
  await signInHere(page, other.email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/business-setup');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  await signInHere(page, other.email);
  await expect(page).toHaveURL('/dashboard');
});
