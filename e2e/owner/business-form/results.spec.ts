import {
  choose,
  collectWrites,
  field,
  fillSetup,
  finishSetup,
  newId,
  openSetup,
  results,
  completeSetup,
  save,
} from '../../fixtures/business-forms.ts';
import { fill } from '../../fixtures/accounts.ts';
import { readQr } from '../../fixtures/read-qr.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';

test.use(desktopWithClipboard);

test('B-20 … B-24 Q-01 the results have an address and the QR code; reload, Back and Forward keep them', async ({
  page,
  site,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Business Setup' }).click();
  await fillSetup(page, { 'Business name': 'Juniper Clinic' });
  await finishSetup(page);
  const id = await newId(page);
  await expect(page).toHaveURL(`/business-ready/${id}`);
  await expect(page).toHaveTitle(/^Your review page/);
  await page.reload();
  await expect(results(page)).toBeFocused();
  const address = `${site.url}/thumbs-up-down/juniper-clinic`;
  const code = page.getByRole('img', { name: `QR code for ${address}` });
  expect(await readQr(await code.screenshot())).toBe(address);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download QR code' }).click();
  expect((await download).suggestedFilename()).toBe('juniper-clinic-qr.png');

  await page.getByRole('link', { name: 'Try Your Review Generator Link!' }).click();
  await expect(page).toHaveURL('/thumbs-up-down/juniper-clinic');
  expect(page.context().pages()).toHaveLength(1);
  await page.goBack();
  await expect(results(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(results(page)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Business' }).click();
  await field(page, 'City').fill('Dallas');
  await save(page);
  await page.goBack();
  await expect(page.locator('.facts')).toContainText('CityDallas');
});

test('the results show even if the connection is lost right after the setup', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  await fillSetup(page);
  await page.route(/\/api\/businesses\/\d+|\/assets\//, (route) => route.abort());
  await finishSetup(page);
  await expect(page.locator('.facts')).toContainText('Maple Street Dental');
});

test('contact name and feedback email are the account’s own, and need no confirmation', async ({
  page,
  signIn,
}) => {
  const user = await signIn({ name: 'Nora Nguyen' });
  await openSetup(page);
  await expect(field(page, 'Contact name')).toHaveValue('Nora Nguyen');
  await expect(field(page, 'Feedback email')).toHaveValue(user.email);
  await page.getByRole('link', { name: 'My Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  const writes = collectWrites(page);
  await fill(page, { 'Business name': 'Own Desk Clinic', City: 'Austin', State: 'TX' });
  await choose(page, 'Primary category', 'Dental clinic');
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  expect(writes[0]?.body).toMatchObject({ contactName: 'Nora Nguyen', feedbackEmail: user.email });
  const saved = await page.request.get(`/api/businesses/${await newId(page)}`);
  expect(await saved.json()).toMatchObject({ feedbackWait: null });
});

test('a prefilled field that was cleared stays clear after a reload', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  await field(page, 'Contact name').fill('');
  await field(page, 'Business name').fill('Maple');
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Maple');
  await expect(field(page, 'Contact name')).toHaveValue('');
});
