import { question, rows, test, saveMine } from '../../fixtures/business-conflict.ts';
import { field, saveChanges, summary } from '../../fixtures/business-forms.ts';
import { expect } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('the dialog shows a logo that was changed elsewhere', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ logoUrl: pixel, city: 'Dallas' });
  await field(page, 'City').fill('Houston');
  await saveChanges(page).click();
  await expect(rows(page)).toHaveText(['CityTheirsDallasYoursHouston', 'LogoTheirs']);
  await expect(question(page).getByRole('img', { name: 'Logo' })).toBeVisible();
  await expect(question(page)).toContainText('keeps everything else as is');
  await saveMine(page);
  const logoUrl = expect.stringContaining('/logos/');
  expect(await stored()).toMatchObject({ city: 'Houston', logoUrl });
});

test('keyboard only: the safe button has focus, and Escape does the same', async ({
  page,
  changeElsewhere,
  stored,
}) => {
  await changeElsewhere({ nickname: 'Not edited here', city: 'Dallas' });
  await field(page, 'City').fill('Houston');
  await field(page, 'City').press('Enter');
  await expect(question(page)).toContainText('replaces their City with yours');
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('Keep editing');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(field(page, 'City')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText('Keep editing');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Use their version');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Save my version');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  expect(await stored()).toMatchObject({ city: 'Houston' });
});

test('long values are not truncated', async ({ page, changeElsewhere }) => {
  const long = `https://g.page/${'a-very-long-address/'.repeat(40)}`;
  await changeElsewhere({ reviewUrl: `${long}theirs` });
  await field(page, 'Google review link').fill(`${long}mine`);
  await saveChanges(page).click();
  const row = rows(page).first();
  await expect(row).toHaveText(`Google review linkTheirs${long}theirsYours${long}mine`);
  const isCutOff = (text: Element) => text.scrollHeight > text.clientHeight + 1;
  for (const value of await row.locator('dd > :last-child').all())
    expect(await value.evaluate(isCutOff)).toBe(false);
});

for (const width of [390, 1280]) {
  test(`axe finds no violations in the dialog at ${width} px, and nothing overflows`, async ({
    page,
    changeElsewhere,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const long = `https://g.page/${'a-very-long-address/'.repeat(40)}`;
    await changeElsewhere({
      name: 'W'.repeat(100),
      nickname: null,
      city: 'Dallas',
      state: 'Texas',
      contactName: 'Theirs',
      feedbackEmail: 'theirs@cedar.example.com',
      reviewUrl: long,
      facebookUrl: long,
      logoUrl: pixel,
    });
    await field(page, 'Business name').fill('Mine');
    await field(page, 'Google review link').fill('https://g.page/mine');
    await saveChanges(page).click();
    await expect(rows(page)).toHaveCount(9);
    await expectAccessible();
    const sticksOut = await question(page).evaluate(
      (dialog) => dialog.scrollWidth > dialog.clientWidth,
    );
    expect(sticksOut).toBe(false);
    await expect(question(page).getByRole('heading')).toBeInViewport();
    await saveMine(page);
  });
}
