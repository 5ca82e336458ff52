import { answer, rows, test, saveMine } from '../../fixtures/business-conflict.ts';
import { choose, field, save, saveChanges } from '../../fixtures/business-forms.ts';
import { expect } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('categories only: a conflict is shown before others’ categories are overwritten', async ({
  page,
  categoriesElsewhere,
  stored,
}) => {
  await choose(page, 'Second category', 'Periodontist');
  await categoriesElsewhere(['Dental clinic', 'Orthodontist', 'Day spa']);
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText([
    'Second categoryTheirsOrthodontistYoursPeriodontist',
    'Third categoryTheirsDay spa',
  ]);
  expect(await stored()).toMatchObject({ googleCategory2: 'Orthodontist' });
  await answer(page, 'Keep editing');
  await saveChanges(page).click();
  await saveMine(page);
  const saved = { googleCategory2: 'Periodontist', googleCategory3: 'Day spa' };
  expect(await stored()).toMatchObject(saved);
});

test('categories changed only elsewhere, with the same city in both', async ({
  page,
  changeElsewhere,
  categoriesElsewhere,
  stored,
}) => {
  await field(page, 'City').fill('Dallas');
  await changeElsewhere({ city: 'Dallas' });
  await categoriesElsewhere(['Dental clinic', 'Orthodontist']);
  await save(page);
  expect(await stored()).toMatchObject({ city: 'Dallas', googleCategory2: 'Orthodontist' });
});

test('categories only, with a reload in between', async ({ page, categoriesElsewhere, stored }) => {
  await choose(page, 'Second category', 'Periodontist');
  await categoriesElsewhere(['Dental clinic', 'Orthodontist', 'Day spa']);
  await page.reload();
  await saveChanges(page).click();
  // The third category is already in the form.
  await expect(rows(page)).toHaveText(['Second categoryTheirsOrthodontistYoursPeriodontist']);
  expect(await stored()).toMatchObject({ googleCategory2: 'Orthodontist' });
});
