import { returnToWindow, test } from '../../fixtures/business-conflict.ts';
import { field, openEdit, save } from '../../fixtures/business-forms.ts';
import { expect } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

for (const event of ['visibilitychange', 'focus']) {
  test(`C-74 returning to the window (${event}) updates a form without edits`, async ({
    page,
    id,
    changeElsewhere,
    stored,
  }) => {
    await changeElsewhere({ city: 'Dallas' });
    await returnToWindow(page, event);
    await expect(field(page, 'City')).toHaveValue('Dallas');
    await expect(field(page, 'Nickname')).toHaveValue('Cedar');
    await field(page, 'Nickname').fill('Mine');
    await changeElsewhere({ city: 'El Paso' });
    const answered = page.waitForResponse(`**/api/businesses/${id}`);
    await returnToWindow(page, event);
    await answered;
    await expect(field(page, 'City')).toHaveValue('Dallas');
    await expect(field(page, 'Nickname')).toHaveValue('Mine');
    // Without edits, it shows the newer data it held back.
    await field(page, 'Nickname').fill('Cedar');
    await expect(field(page, 'City')).toHaveValue('El Paso');
    await field(page, 'State').fill('Texas');
    await save(page);
    expect(await stored()).toMatchObject({ city: 'El Paso', state: 'Texas', nickname: 'Cedar' });
  });
}

test('returning after the session expired leads to sign-in, and edits are kept', async ({
  page,
  context,
  id,
}) => {
  await field(page, 'City').fill('Houston');
  const session = await context.cookies();
  await context.clearCookies();
  await returnToWindow(page, 'focus');
  await expect(page).toHaveURL('/auth');
  await context.addCookies(session);
  await openEdit(page, id);
  await expect(field(page, 'City')).toHaveValue('Houston');
});
