import { businessMessages } from '../../../contract/business-rules.ts';
import {
  cedar,
  completeSetup,
  field,
  fillSetup,
  followWrites,
  newId,
  note,
  openEdit,
  openSetup,
  results,
  saveChanges,
  summary,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop, signInAs } from '../../fixtures/signed-in.ts';

test.use(desktop);

const persian = 'کلینیک می\u200Cخواهم';
const hebrew = 'מרפאת שיניים';

test('V-36 a Persian name is kept as it is spelled', async ({ page, context, site }) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fillSetup(page, { 'Business name': persian, 'Contact name': `\u200F${hebrew}\u200E` });
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  await openEdit(page, await newId(page));
  expect(await field(page, 'Business name').inputValue()).toBe(persian);
  expect(await field(page, 'Contact name').inputValue()).toBe(hebrew);
});

test('C-48 direction marks that were pasted around a name go, and nobody is asked about them', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
  await signInAs(context, site, owner);
  await openEdit(page, id);
  await field(page, 'Business name').fill(`\u200F${hebrew}\u200E`);
  await saveChanges(page).click();
  await expect(summary(page)).toBeVisible();
  await openEdit(page, id);
  expect(await field(page, 'Business name').inputValue()).toBe(hebrew);
});

test('V-59 what stays hidden in a name is refused with what to do', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fillSetup(page, { 'Business name': 'Maple\u202E elpaM' });
  const writes = followWrites(page);
  await completeSetup(page).click();
  await expect(note(page, 'Business name')).toHaveText(businessMessages.unshowable);
  await expect(field(page, 'Business name')).toBeFocused();
  expect(writes).toEqual([]);
});
