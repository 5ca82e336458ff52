import { field, options } from '../../fixtures/categories.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';

const listFile = '**/category-names*';

test.beforeEach(({ openSetupForm }) => openSetupForm());

test.describe('the list', () => {
  test('is loaded once for all fields, when the first is opened', async ({ page }) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('category-names')) loads.push(request.url());
    });
    await page.reload();
    await expect(field(page)).toBeVisible();
    expect(loads).toEqual([]);
    for (const place of [0, 1, 2]) {
      await field(page, place).tap();
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(loads).toHaveLength(1);
  });

  test('is compressed and cached for a year', async ({ page }) => {
    const answer = page.waitForResponse(listFile);
    await field(page).tap();
    const { 'content-encoding': encoding, 'cache-control': caching } = await (
      await answer
    ).allHeaders();
    expect(encoding).toMatch(/^(br|gzip)$/);
    expect(caching).toContain('immutable');
  });

  test('shows an error when it cannot be loaded, and can be loaded again', async ({
    page,
    expectAccessible,
  }) => {
    await page.route(listFile, (route) => route.abort());
    await field(page).tap();
    await expect(page.getByText('Loading categories').last()).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expectAccessible();
    await page.unroute(listFile);
    await again.tap();
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });

  test('looks up text that was left before it arrived', async ({ page }) => {
    const release = await holdRequests(page, listFile);
    for (const [place, text] of ['dentist', 'zzqx'].entries()) {
      await field(page, place).fill(text);
      await field(page, place).press('Tab');
      await expect(field(page, place)).toHaveAttribute('aria-invalid', 'false');
    }
    release();
    await expect(field(page)).toHaveValue('Dentist');
    await expect(field(page, 1)).toHaveValue('zzqx');
    await expect(field(page, 1)).toHaveAccessibleDescription(/“zzqx” isn’t in our list/);
  });

  test('asks for a reload after a deploy has replaced it', async ({ page }) => {
    await page.route(listFile, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await field(page).tap();
    await page.getByRole('button', { name: 'Reload' }).tap();
    await field(page).tap();
    await expect(options(page).first()).toBeVisible();
  });
});
