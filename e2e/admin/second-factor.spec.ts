import { addSession, desktop } from '../fixtures/signed-in.ts';
import { startSite } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { addPasskey, addVirtualDevice, saveRecoveryCodes } from '../fixtures/two-step.ts';

test.use(desktop);

test('an admin sets up two-step sign-in before the admin pages open, then is on the page they wanted', async ({
  page,
  context,
  expectAccessible,
}) => {
  const site = await startSite({ ADMIN_SECOND_FACTOR: 'on' });
  const owner = await site.addOwner({ name: 'Noor Haddad' });
  await addSession(context, site, await site.addUser({ isAdmin: true, name: 'Ada Admin' }));
  await addVirtualDevice(page);
  await page.goto(`${site.url}/account-settings`);
  await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deactivate Account' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up two-step sign-in first');
  await expectAccessible();
  await page.goto(`${site.url}/account-settings/${owner.id}`);
  await addPasskey(page);
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expectAccessible();
  await saveRecoveryCodes(page);
  await expect(page).toHaveURL(`${site.url}/account-settings/${owner.id}`);
  await expect(page.getByText(owner.email)).toBeVisible();
  await page.goto(`${site.url}/account-settings`);
  await expect(page.getByRole('button', { name: 'Remove passkey' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Users' })).toBeVisible();
  await site.close();
});
