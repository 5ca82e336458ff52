import type { Page } from '@playwright/test';
import { toast } from '../../fixtures/accounts.ts';
import { fillSetup, finishSetup, newId } from '../../fixtures/business-forms.ts';
import { expectToFit } from '../../fixtures/fitting.ts';
import { readQr } from '../../fixtures/read-qr.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use(desktopWithClipboard);

const address = (page: Page) => page.getByLabel('Short address');
const use = (page: Page) => page.getByRole('button', { name: 'Use this address' });

test('C-49 the owner of a business with a Chinese name chooses its address once, before the QR code', async ({
  page,
  site,
  openSetupForm,
  expectAccessible,
}) => {
  await site.addBusiness({ slug: 'maple-clinic' });
  await openSetupForm();
  await fillSetup(page, { 'Business name': '枫叶街诊所' });
  await finishSetup(page);
  const former = await page.evaluate(() => navigator.clipboard.readText());
  const id = await newId(page);
  await expect(address(page)).toHaveValue(/^dental-clinic-austin/);
  await expect(page.getByText('This address is available.')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0);
  await expectToFit(page, [320, 390, 1280]);
  await address(page).fill('Maple Clinic');
  await expect(address(page)).toHaveValue('maple-clinic');
  await expect(page.getByText('This address is taken.')).toBeVisible();
  await expectAccessible();
  await use(page).click();
  await expect(address(page)).toHaveAttribute('aria-invalid', 'true');
  await address(page).fill('枫叶');
  await expect(page.getByText('Please use', { exact: false })).toBeVisible();

  await page.goto(`/business-share/${id}`);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  const chosen = `fengye-clinic-${id}`;
  await address(page).fill(chosen);
  await address(page).press('Enter');
  await expect(toast(page)).toContainText('Address saved');
  await expect(address(page)).toHaveCount(0);
  const url = `${site.url}/thumbs-up-down/${chosen}`;
  const code = page.getByRole('img', { name: `QR code for ${url}` }).first();
  expect(await readQr(await code.screenshot())).toBe(url);
  // What was copied after the setup still works.
  for (const one of [url, former]) {
    await page.goto(one);
    await expect(page.getByText('枫叶街诊所').first()).toBeVisible();
  }
});

test('the address that was made up can be kept', async ({ page, openSetupForm }) => {
  await openSetupForm();
  await fillSetup(page, { 'Business name': 'عيادة القيقب' });
  await finishSetup(page);
  const keep = page.getByRole('button', { name: /^Keep business-/ });
  const held = Promise.withResolvers<void>();
  await page.route('**/short-address', async (route) => {
    await held.promise;
    await route.fulfill({ status: 404, json: { error: 'Not now.', code: 'not_found' } });
  });
  await keep.press('Enter');
  await expect(keep).toBeDisabled();
  await expect(use(page)).not.toHaveAttribute('aria-busy');
  await expect(keep).toBeFocused();
  held.resolve();
  await expect(toast(page)).toContainText('Address not saved');
  await expect(keep).toBeFocused();
  await page.unroute('**/short-address');
  await keep.press('Enter');
  await expect(page.getByRole('img', { name: /QR code for .*business-[0-9a-f]{8}/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Download QR code' })).toBeVisible();
  await expect(address(page)).toHaveCount(0);
});
