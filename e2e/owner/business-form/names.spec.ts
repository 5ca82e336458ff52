import { businessMessages } from '../../../contract/business-rules.ts';
import {
  completeSetup,
  field,
  fillSetup,
  collectWrites,
  newId,
  note,
  openEdit,
  save,
  finishSetup,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

const persian = 'کلینیک می\u200Cخواهم';
const hebrew = 'מרפאת שיניים';

test('V-36 a Persian name is kept as it is spelled', async ({ page, openSetupForm }) => {
  await openSetupForm();
  await fillSetup(page, { 'Business name': persian, 'Contact name': `\u200F${hebrew}\u200E` });
  await finishSetup(page);
  await openEdit(page, await newId(page));
  await expect(field(page, 'Business name')).toHaveValue(persian);
  await expect(field(page, 'Contact name')).toHaveValue(hebrew);
});

test('C-48 direction marks around a name are removed without a conflict', async ({
  page,
  openEditForm,
}) => {
  const { id } = await openEditForm();
  await field(page, 'Business name').fill(`\u200F${hebrew}\u200E`);
  await save(page);
  await openEdit(page, id);
  await expect(field(page, 'Business name')).toHaveValue(hebrew);
});

test('V-59 a name with hidden characters is rejected with an explanation', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  await fillSetup(page, { 'Business name': 'Maple\u202E elpaM' });
  const writes = collectWrites(page);
  await completeSetup(page).click();
  await expect(note(page, 'Business name')).toHaveText(businessMessages.unshowable);
  await expect(field(page, 'Business name')).toBeFocused();
  expect(writes).toEqual([]);
});
