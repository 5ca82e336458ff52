import { rows, test } from '../../fixtures/business-conflict.ts';
import { field, saveChanges, save } from '../../fixtures/business-forms.ts';
import { expect } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('edits kept over a reload still conflict with changes made before it', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await field(page, 'City').fill('Houston');
  await changeElsewhere({ city: 'Dallas', nickname: 'Theirs' });
  await page.reload();
  await expect(field(page, 'City')).toHaveValue('Houston');
  await expect(field(page, 'Nickname')).toHaveValue('Theirs');
  await saveChanges(page).click();
  // The nickname is already in the form.
  await expect(rows(page)).toHaveText(['CityTheirsDallasYoursHouston']);
  expect(await stored()).toMatchObject({ city: 'Dallas' });
});

test('starting over after a reload loads others’ changes, so there is no conflict', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await field(page, 'City').fill('Houston');
  await changeElsewhere({ city: 'Dallas' });
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'City')).toHaveValue('Dallas');
  await field(page, 'City').fill('El Paso');
  await save(page);
  expect(await stored()).toMatchObject({ city: 'El Paso' });
});
