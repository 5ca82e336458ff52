import { cedar, field, leavingQuestion, openEdit, saveChanges, summary } from './business-forms.ts';
import { expect, test } from './fixtures.ts';
import { desk, signInAs } from './signed-in.ts';

test.use(desk);

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
    await expect(leavingQuestion(page)).toBeVisible();
    await expectAccessible();
    await leavingQuestion(page).getByRole('button', { name: 'Stay' }).click();
    await field(page, 'City').fill('Dallas');
    await saveChanges(page).click();
    await expect(summary(page)).toBeVisible();
    await expectAccessible();
  });
}
