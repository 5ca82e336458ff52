import { completeSetup, fillSetup, saveChanges } from '../../fixtures/business-forms.ts';
import { choose, field, options } from '../../fixtures/categories.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ openSetupForm }) => openSetupForm());

test('C-51 a business keeps a category that is not in the list', async ({
  page,
  addOwnBusiness,
}) => {
  const business = await addOwnBusiness({ categories: ['Moon dentistry'] });
  await page.goto(`/business-edit/${business.id}`);
  await expect(field(page)).toHaveValue('Moon dentistry');
  await field(page).fill('zzqx');
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(field(page)).toHaveValue('Moon dentistry');
  await choose(page, 'Dental clinic');
});

for (const form of ['setup', 'edit'] as const) {
  test(`fields are read-only while the form is sent and keep their values after a failure (${form})`, async ({
    page,
    openEditForm,
  }) => {
    if (form === 'edit') await openEditForm({ categories: ['Dental clinic'] });
    if (form === 'setup') await fillSetup(page);
    else await page.getByLabel('City', { exact: true }).fill('Dallas');
    const send = form === 'setup' ? completeSetup(page) : saveChanges(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/api\/businesses(\/\d+)?$/, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await promise;
      return route.fulfill({ status: 400, json: { message: 'The clinic is full.' } });
    });
    await send.click();
    await expect(send).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Clear Primary category' })).toBeDisabled();
    for (const place of [0, 1]) {
      await expect(field(page, place)).toHaveJSProperty('readOnly', true);
      await field(page, place).click();
      await page.keyboard.press('ArrowDown');
      await expect(field(page, place)).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(options(page)).toHaveCount(0);
    resolve();
    await expect(page.locator('.toast')).toContainText('The clinic is full.');
    await expect(field(page)).toHaveValue('Dental clinic');
    await expect(field(page, 1)).toHaveValue('');
    await field(page, 1).click();
    await expect(options(page).first()).toBeVisible();
  });
}

test('axe finds no violations: closed, open, filtered, without a match, selected', async ({
  page,
  expectAccessible,
}) => {
  await expectAccessible();
  await field(page).tap();
  await expect(options(page).first()).toBeVisible();
  await expectAccessible();
  await field(page).fill('dent');
  await expectAccessible();
  await field(page).fill('zzqx');
  await expectAccessible();
  await choose(page, 'Dental clinic');
  await expectAccessible();
});
