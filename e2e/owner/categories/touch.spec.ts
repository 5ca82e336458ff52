import { field, options } from '../../fixtures/categories.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ openSetupForm }) => openSetupForm());

test.describe('by touch', () => {
  test('C-52 three different categories can be selected within a phone’s width', async ({
    page,
  }) => {
    for (const place of [0, 1, 2]) {
      await field(page, place).tap();
      await field(page, place).fill('dental');
      await expect(options(page).first()).toHaveText(/^Dental/);
      expect((await options(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await options(page).first().tap();
      await expect(options(page)).toHaveCount(0);
    }
    const chosen = await page.getByRole('combobox').evaluateAll(
      (all) => all.map((one) => (one as HTMLInputElement).value), // our comboboxes are inputs
    );
    expect(new Set(chosen).size).toBe(3);
  });

  test('the list fits above an on-screen keyboard for each field', async ({ page }) => {
    for (const place of [0, 1, 2]) {
      await field(page, place).tap();
      await expect(options(page).first()).toBeVisible();
      // What Chrome does when its keyboard opens (`interactive-widget=resizes-content`).
      await page.setViewportSize({ width: 390, height: 480 });
      await expect(async () => {
        const list = await page.getByRole('listbox').boundingBox();
        expect(list?.y).toBeGreaterThanOrEqual(0);
        expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(480);
        expect(list?.height).toBeGreaterThanOrEqual(5 * 44);
      }).toPass();
      await expect(field(page, place)).toBeInViewport();
      await page.setViewportSize({ width: 390, height: 844 });
      await options(page).first().tap();
    }
  });

  test('scrolling the list does not scroll the page or select anything', async ({ page }) => {
    await field(page).tap();
    const list = page.getByRole('listbox');
    const before = await page.evaluate(() => scrollY);
    await list.evaluate((element) => element.scrollTo(0, 50_000));
    await expect(options(page).first()).not.toHaveAttribute('aria-posinset', '1');
    await expect(options(page).nth(6)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  });
});
