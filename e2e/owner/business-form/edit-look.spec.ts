import {
  cedar,
  field,
  unsavedChangesDialog,
  openEdit,
  saveChanges,
  save,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('on a phone, the main action comes before Cancel', async ({ page, addOwnBusiness }) => {
  const { id } = await addOwnBusiness(cedar);
  await page.setViewportSize({ width: 390, height: 844 });
  await openEdit(page, id);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  const [first, second] = [await saveChanges(page).boundingBox(), await cancel.boundingBox()];
  expect(first?.y).toBeLessThan(second?.y ?? 0);
  await saveChanges(page).focus();
  await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`axe finds no violations on form, dialog and summary at ${width} px`, async ({
    page,
    addOwnBusiness,
    expectAccessible,
  }) => {
    const { id } = await addOwnBusiness(cedar);
    await page.setViewportSize({ width, height: 844 });
    await openEdit(page, id);
    await expectAccessible();
    await field(page, 'City').fill('A');
    await saveChanges(page).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(unsavedChangesDialog(page)).toBeVisible();
    await expectAccessible();
    await unsavedChangesDialog(page).getByRole('button', { name: 'Stay' }).click();
    await field(page, 'City').fill('Dallas');
    await save(page);
    await expectAccessible();
  });
}
