import { completeSetup, fillSetup, finishSetup } from '../../fixtures/business-forms.ts';
import { atWidths, expectToFit } from '../../fixtures/fitting.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';

test.use(desktopWithClipboard);

for (const width of [390, 1280]) {
  test(`axe finds no violations on form and results at ${width} px, and nothing overflows`, async ({
    page,
    openSetupForm,
    expectAccessible,
  }) => {
    await openSetupForm({ isAdmin: true });
    await expectToFit(page, [320, width]);
    await expectAccessible();
    await completeSetup(page).click();
    await expectAccessible();
    await fillSetup(page, {
      'Business name': 'Rheumatologyandphysiotherapycenterofsaintbartholomew',
      'Google review link': `https://search.google.com/local/writereview?placeid=${'A'.repeat(90)}`,
    });
    await finishSetup(page);
    await expectToFit(page, [320, width]);
    await expectAccessible();
  });
}

for (const [which, link] of [
  ['with', 'https://g.page/r/maple/review'],
  ['without', ''],
] as const)
  test(`the buttons in the results fill their rows, ${which} a review link`, async ({
    page,
    openSetupForm,
  }) => {
    await openSetupForm();
    await fillSetup(page, { 'Google review link': link });
    await finishSetup(page);
    await atWidths(page, [390, 768, 1024, 1280], async (width) => {
      const rows = await page.locator('.saved-actions').evaluate((actions) => {
        const ends: Record<number, number[]> = {};
        for (const { left, right, top } of [...actions.children].map((one) =>
          one.getBoundingClientRect(),
        ))
          (ends[top] ??= []).push(left, right);
        const { left, right } = actions.getBoundingClientRect();
        return Object.values(ends).map((row) => [
          Math.round(Math.min(...row) - left),
          Math.round(right - Math.max(...row)),
        ]);
      });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows, `at ${width} px`).toEqual(rows.map(() => [0, 0]));
    });
  });
