import {
  cedar,
  field,
  unsavedChangesDialog,
  openEdit,
  saveChanges,
  summary,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop, signInAs } from '../../fixtures/signed-in.ts';

test.use(desktop);

for (const width of [390, 1280]) {
  test(`axe finds nothing on form, question and summary at ${width} px`, async ({
    page,
    context,
    site,
    expectAccessible,
  }) => {
    const owner = await site.addOwner();
    const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
    await signInAs(context, site, owner);
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
    await saveChanges(page).click();
    await expect(summary(page)).toBeVisible();
    await expectAccessible();
  });
}
