import { readFile } from 'node:fs/promises';
import { emailTo, fill, linkIn, openForm, submit, toast } from '../fixtures/accounts.ts';
import { newPassword, newPasswords } from '../fixtures/accounts-reset.ts';
import { main, rows, searchBox, uniqueWord } from '../fixtures/admin.ts';
import { button, confirm } from '../fixtures/admin-actions.ts';
import { expectToFit } from '../fixtures/fitting.ts';
import { addSession, desktop } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use(desktop);

const reason = 'Its Google link leads to another business.';

test('an admin suspends a business; its owner reads why and cannot reopen it', async ({
  page,
  site,
  browser,
  signInAdmin,
  expectAccessible,
}) => {
  await signInAdmin();
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  const { id, slug } = await site.addBusiness({ userId: owner.id, name: 'Quince Clinic' });
  await page.goto(`/account-settings/${owner.id}`);
  await page.getByRole('button', { name: 'Suspend Quince Clinic' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByLabel('Reason').fill(reason);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(page)).toContainText('Business suspended');
  await expect(main(page)).toContainText(`Reason: ${reason}`);

  const context = await browser.newContext({ baseURL: site.url, viewport: desktop.viewport });
  await addSession(context, site, owner);
  const theirs = await context.newPage();
  await theirs.goto('/dashboard');
  await expect(theirs.getByText(`Suspended by Fourgood: ${reason}`)).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'View Your Review Generator' })).toBeDisabled();
  await theirs.getByRole('button', { name: 'Deactivate Quince Clinic' }).click();
  await theirs.getByRole('button', { name: 'Activate Quince Clinic' }).click();
  await expect(toast(theirs)).toHaveText('Business Activated');
  await theirs.goto(`/thumbs-up-down/${slug}`);
  await expect(theirs.getByText('inactive')).toBeVisible();
  await theirs.goto(`/business-share/${id}`);
  const note = theirs.locator('.suspension-note', { hasText: reason });
  await expect(note).toBeVisible();
  await expect(note, 'it does not touch the card below').toHaveCSS('margin-bottom', '16px');
  await theirs.goto('/dashboard');

  await page.getByRole('button', { name: 'Lift suspension Quince Clinic' }).click();
  await expect(toast(page)).toContainText('Suspension lifted');
  await theirs.reload();
  await expect(theirs.getByRole('link', { name: /^View Your Review Generator/ })).toBeVisible();
  await expect(theirs.getByText('Suspended by')).toHaveCount(0);
  await context.close();
});

test('from the list of businesses, suspension and transfer are in view', async ({
  page,
  site,
  signInAdmin,
}) => {
  await signInAdmin();
  const owner = await site.addOwner();
  const name = `Quince ${uniqueWord()}`;
  for (let n = 0; n < 8; n += 1) await site.addBusiness({ userId: owner.id, name: `Apple ${n}` });
  await site.addBusiness({ userId: owner.id, name });
  await page.goto(`/admin?tab=businesses&search=${encodeURIComponent(name)}`);
  await rows(page)
    .getByRole('link', { name: `Suspend or transfer ${name}` })
    .click();
  await expect(page.getByRole('button', { name: `Transfer ${name}` })).toBeInViewport();
  await expect(main(page).getByRole('heading', { name: 'Apple 0' })).not.toBeInViewport();
});

test('an admin gives a business to another account, after seeing whose it is', async ({
  page,
  site,
  signInAdmin,
  expectAccessible,
}) => {
  await signInAdmin();
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  const to = await site.addOwner({ name: 'Tom Taker', email: `tom-${Date.now()}@example.com` });
  await site.addBusiness({ userId: owner.id, name: 'Quince Clinic' });
  await page.goto(`/account-settings/${owner.id}`);
  await page.getByRole('button', { name: 'Transfer Quince Clinic' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email of the new owner').fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No account has this email address.')).toBeVisible();
  await dialog.getByLabel('Email of the new owner').fill(to.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toContainText('Tom Taker');
  await expect(dialog).toContainText(owner.email);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(toast(page)).toContainText(`Quince Clinic now belongs to ${to.email}`);
  await expect(main(page)).toContainText('Noor Haddad has no businesses.');
  await page.goto(`/account-settings/${to.id}`);
  await expect(main(page).getByRole('heading', { name: 'Quince Clinic' })).toBeVisible();
});

test('an admin corrects a name and an address, which its owner confirms', async ({
  page,
  site,
  browser,
  request,
  signInAdmin,
}) => {
  await signInAdmin();
  const user = await site.addOwner({ name: 'Nor Hadad' });
  await page.goto(`/account-settings/${user.id}`);
  await page.getByRole('button', { name: 'Send reset email' }).click();
  await expect(toast(page)).toContainText('Reset email sent');
  await page.getByRole('button', { name: 'Correct name or email of Nor Hadad' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Nothing has changed yet')).toBeVisible();
  await dialog.getByLabel('Name').fill('N'.repeat(101));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please use 100 characters or fewer')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Noor Haddad');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('We emailed the owner.');
  await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
  await page.getByRole('button', { name: 'Correct name or email' }).click();
  const { email: taken } = await site.addOwner();
  await dialog.getByLabel('Email').fill(taken);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Another account has this email address.');
  await expect(page.getByText('That didn’t work')).toHaveCount(0);
  const email = `noor-${Date.now()}@example.com`;
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Confirmation sent');
  await expect(main(page)).toContainText(user.email);

  const context = await browser.newContext({ baseURL: site.url, viewport: desktop.viewport });
  const theirs = await context.newPage();
  await openForm(theirs, linkIn(await emailTo(request, email)));
  await fill(theirs, newPasswords);
  await submit(theirs);
  await expect(theirs).toHaveURL('/auth');
  await fill(theirs, { Email: email, Password: newPassword });
  await submit(theirs);
  await expect(theirs).toHaveURL('/dashboard');
  await context.close();
  await page.reload();
  await expect(main(page)).toContainText(email);
});

test('nobody is told at an address that is not verified, and the screen says so', async ({
  page,
  site,
  signInAdmin,
}) => {
  await signInAdmin();
  const { id } = await site.addOwner({ name: 'Nor Hadad', emailVerified: false });
  await page.goto(`/account-settings/${id}`);
  await page.getByRole('button', { name: 'Correct name or email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We don’t email the current address: it isn’t verified.');
  await dialog.getByLabel('Name').fill('Noor Haddad');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('The name on the account is now Noor Haddad.');
  await expect(toast(page)).not.toContainText('We emailed');
});

test('a suspended business that is inactive as well is marked as both', async ({
  page,
  site,
  signInAdmin,
}) => {
  await signInAdmin();
  const word = uniqueWord();
  const { id, userId } = await site.addBusiness({ name: `Quince ${word}`, isActive: false });
  await page.request.post(`/api/admin/businesses/${id}/suspend`, {
    data: { reason },
    headers: { Origin: site.url },
  });
  await page.goto(`/account-settings/${userId}`);
  const card = main(page).getByRole('listitem').filter({ hasText: word });
  await expect(card.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
  await page.goto(`/admin?tab=businesses&search=${word}`);
  await expect(rows(page).getByText('Suspended', { exact: true })).toHaveClass('status suspended');
  await expect(rows(page).getByText('Inactive', { exact: true })).toBeVisible();
});

test('an admin limits a list, and takes it and the activity log along', async ({
  page,
  site,
  signInAdmin,
  expectAccessible,
}) => {
  await signInAdmin();
  const word = uniqueWord();
  const owner = await site.addOwner({ name: `Ida ${word}` });
  await site.addOwner({ name: `Una ${word}`, emailVerified: false });
  await site.addBusiness({ userId: owner.id, name: `Quince ${word}` });
  await page.goto(`/admin?search=${word}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Show', { exact: true }).selectOption('Not verified');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`Una ${word}`);
  expect(await downloaded('CSV file of this list')).toContain(`Una ${word}`);
  await page.getByLabel('Show', { exact: true }).selectOption('Inactive');
  await expect(page.getByText(`No users under “Inactive” match “${word}”.`)).toBeVisible();

  await page.goto(`/account-settings/${owner.id}`);
  await page.getByRole('button', { name: 'Send reset email' }).click();
  await expect(toast(page)).toContainText('Reset email sent');
  await page.goto('/admin?tab=audit');
  await searchBox(page).fill(`${word} reset`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Sent a password reset');
  expect(await downloaded('CSV file of this list')).toContain('send_reset');
  await expectAccessible();
  const entries = await page.evaluate(() => history.length);
  await page.getByLabel('From').pressSequentially('01012020');
  await expect(page).toHaveURL(/from=2020-01-01/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await expect(page.getByText('No activity matches your search and dates.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2019-12-31');
  await expect(page.getByText('“From” is later than “To”.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('2020-01-01');
  await expectToFit(page, [320, 390, 700, 1280]);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  const download = main(page).getByRole('listitem').filter({ hasText: 'Downloaded the' }).first();
  await expect(download.getByText('By', { exact: true })).toBeVisible();
  await expect(download.getByText('Account or business'), 'it is about none').toBeHidden();
  await page.setViewportSize(desktop.viewport);
  await expect(page.getByLabel('From')).toHaveValue('');
  await expect(searchBox(page)).toHaveValue('');
  await expect(rows(page).first()).toBeVisible();

  async function downloaded(name: string): Promise<string> {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = await downloading;
    await expect(toast(page)).toContainText(`Download Started${file.suggestedFilename()}`);
    return readFile(await file.path(), 'utf8');
  }
});

test('a long list says about how many there are, and counts them on demand', async ({
  page,
  site,
  signInAdmin,
}) => {
  await signInAdmin();
  const user = await site.addOwner({ name: `Ida ${uniqueWord()}` });
  await page.route('**/api/admin/users?*', async (route) => {
    const isExact = route.request().url().includes('count=exact');
    const response = await route.fetch();
    const total: Record<string, string> = isExact
      ? { 'x-total-count': '12345' }
      : { 'x-total-count': '10000+', 'x-total-estimate': '11987' };
    await route.fulfill({ response, headers: { ...response.headers(), ...total } });
  });
  await page.goto(`/admin?search=${encodeURIComponent(user.email)}`);
  await expect(page.getByText('About 12,000 users')).toBeVisible();
  await page.getByRole('button', { name: 'Count exactly' }).click();
  await expect(page.getByText('12,345 users')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Count exactly' })).toHaveCount(0);
  for (const word of ['Deactivate', 'Delete'] as const) {
    await button(page, word).click();
    await confirm(page, word).click();
    await expect(toast(page)).toContainText(
      word === 'Delete' ? 'User deleted' : 'User status updated',
    );
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
