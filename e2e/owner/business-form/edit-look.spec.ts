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
