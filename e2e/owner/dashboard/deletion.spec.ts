import { stopClock, toast } from '../../fixtures/accounts.ts';
import { cardOf, openDashboard } from '../../fixtures/dashboard.ts';
import { desktop } from '../../fixtures/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { testPassword } from '../../../server/testing/people.ts';

test.use({ ...desktop, timezoneId: 'America/Phoenix' });

/** When something is gone for good: in the reader's time zone, which says so. */
const deadline = String.raw`\w+ \d+ at \d+:\d+ [AP]M MST`;

test('D-22 a deactivation acts at once, and can be undone on the card for 8 seconds', async ({
  page,
  addOwnBusiness,
}) => {
  const { name, slug } = await addOwnBusiness({ name: 'Cedar Eye Care' });
  await openDashboard(page);
  await stopClock(page);
  const card = cardOf(page, name);
  const status = async () => (await page.request.get(`/api/businesses/slug/${slug}`)).json();
  // The card follows in a moment of the clock.
  const expectNews = async (news: string) => {
    await expect(toast(page)).toContainText(news);
    await page.clock.runFor(50);
  };
  await card.getByRole('button', { name: 'Deactivate' }).click();
  await expectNews('Business Deactivated');
  const undo = card.getByRole('button', { name: `Undo the deactivation of ${name}` });
  await expect(undo).toBeVisible();
  await expect(card.getByRole('status')).toContainText('You can undo this');
  expect(await status()).toMatchObject({ isActive: false });
  // With the keyboard: it is the next control.
  await expect(card.getByRole('button', { name: 'Activate' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNews('Business Activated');
  await expect(undo).toBeHidden();
  await expect(card.getByRole('button', { name: 'Deactivate' })).toBeFocused();
  expect(await status()).toMatchObject({ isActive: true });

  await card.getByRole('button', { name: 'Deactivate' }).click();
  await expectNews('Business Deactivated');
  await expect(undo).toBeVisible();
  await page.clock.runFor(7_800);
  await expect(undo).toBeVisible();
  await expect(toast(page)).toBeHidden();
  await page.clock.runFor(400);
  await expect(undo).toBeHidden();
  expect(await status()).toMatchObject({ isActive: false });
});

test('a list of deleted businesses that cannot be loaded does not look empty', async ({
  page,
  addOwnBusiness,
}) => {
  await addOwnBusiness();
  await page.route('**/api/businesses/deleted', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await openDashboard(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load your deleted' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/businesses/deleted');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toHaveCount(0);
});

test('an owner deletes a business after typing its name, and restores it', async ({
  page,
  addOwnBusiness,
  expectAccessible,
}) => {
  const business = await addOwnBusiness({ name: 'O’Brien’s Bakery' });
  const address = `/thumbs-up-down/${business.slug}`;
  await page.goto(`/business-edit/${business.id}`);
  await page.getByLabel('City').fill('Never saved');
  await page.getByRole('button', { name: 'Delete Business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Business' });
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
  await expect(dialog).toContainText('QR code and posters');
  const [frame, button] = [await dialog.boundingBox(), await confirm.boundingBox()];
  const right = (box: typeof frame) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(right(frame) - right(button), 'the form is as wide as the dialog').toBeLessThan(24);
  await expectAccessible();
  await confirm.click();
  await expect(dialog).toContainText('This doesn’t match the name of the business.');
  await dialog.getByLabel('Type the name of the business').fill("o'briens bakery");
  await confirm.dblclick();
  await expect(page).toHaveURL('/dashboard');
  await expect(toast(page)).toContainText('Business Deleted');
  await expect(toast(page)).toContainText(
    new RegExp(`You can restore O’Brien’s Bakery at the end of this page until ${deadline}\\.`),
  );
  await expect(page.getByRole('heading', { name: 'No businesses yet' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  const deleted = page.getByRole('region', { name: 'Deleted businesses' });
  await expect(deleted).toContainText(
    new RegExp(`O’Brien’s Bakery You can restore it until ${deadline}`),
  );
  await expectAccessible();
  await deleted.getByRole('button', { name: 'Restore O’Brien’s Bakery' }).click();
  await expect(toast(page)).toContainText('Business Restored');
  await expect(cardOf(page, business.name)).toBeVisible();
  await expect(deleted).toBeHidden();
  expect((await page.request.get(address)).status()).toBe(200);
});

test('Back from a deleted business does not open its form, and restoring an inactive one promises no page', async ({
  page,
  addOwnBusiness,
}) => {
  const { id, name } = await addOwnBusiness({ name: 'Cedar Clinic', isActive: false });
  await page.goto('/account-settings');
  await page.goto(`/business-edit/${id}`);
  await page.getByRole('button', { name: 'Delete Business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Business' });
  await dialog.getByLabel('Type the name of the business').fill(name);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/account-settings');
  await page.goForward();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(toast(page)).toContainText('Business Restored');
  await expect(toast(page)).toContainText('Cedar Clinic is back, with its link and stats.');
});

test('an owner deletes the account with the password, and restores it by signing in', async ({
  page,
  site,
  signInAs,
  expectAccessible,
}) => {
  const user = await site.addUser({ name: 'Dana Leaves' });
  const { name } = await site.addBusiness({ userId: user.id, name: 'Dana’s Deli' });
  await signInAs(user);
  await page.goto('/account-settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible();
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
  await password.fill('not my password');
  await confirm.click();
  await expect(dialog).toContainText('That password is incorrect.');
  await password.fill(testPassword);
  await confirm.click();
  await expect(toast(page)).toContainText('Account Deleted');
  await expect(page).toHaveURL('/auth');

  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert'), 'in the zone of this browser').toHaveText(
    /^You deleted this account\. You can restore it until \w+ \d+ at \d+:\d\d [AP]M MST\.$/,
  );
  await expectAccessible();
  await page.getByRole('button', { name: 'Restore my account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(cardOf(page, name)).toBeVisible();
});

test('admins have no way to delete their own account', async ({ page, signInAdmin }) => {
  await signInAdmin();
  await page.goto('/account-settings');
  await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toHaveCount(0);
});
