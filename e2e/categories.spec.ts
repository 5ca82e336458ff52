import type { Page } from '@playwright/test';
import { completeSetup, fillSetup, openEdit, openSetup, saveChanges } from './business-forms.ts';
import { expect, test } from './fixtures.ts';
import { desk, signInAs } from './signed-in.ts';

/** The three fields of the setup form, in their order. */
const field = (page: Page, place = 0) => page.getByRole('combobox').nth(place);
const options = (page: Page) => page.getByRole('option');
const listFile = '**/category-names*';

test.beforeEach(async ({ page, context, site }) => {
  await signInAs(context, site, await site.addOwner());
  await page.goto('/business-setup');
  await expect(field(page)).toBeVisible();
});

/** The text of the option that assistive technology is told of. */
async function reached(page: Page): Promise<string> {
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
  const id = await field(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`).innerText();
}

test.describe('by keyboard', () => {
  test.use(desk);

  test('B-05 typing narrows the list, and Enter takes the best match', async ({ page }) => {
    await field(page).focus();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('dent');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).first()).toHaveText(/^dent/i);
    expect(await reached(page)).toBe(await options(page).first().innerText());
    await page.keyboard.type('al clinic');
    await expect(options(page).first()).toHaveText('Dental clinic');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Dental clinic');
    await expect(options(page)).toHaveCount(0);
    // In the open list Enter chooses; it does not send the form.
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(page).toHaveURL('/business-setup');
  });

  test('words that are no category leave with Tab, and the focus goes on to the next field', async ({
    page,
  }) => {
    await field(page).focus();
    await page.keyboard.type('zzqx');
    await expect(page.getByText('No category matches “zzqx”.').last()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('');
    await expect(field(page, 1)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
  });

  test('in the closed field Enter sends the form, as in other fields', async ({ page }) => {
    await field(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Primary category is required')).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription('Primary category is required');
  });

  test('B-06 the whole list is in order, and keys reach each end of it', async ({ page }) => {
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-posinset', '1');
    const size = Number(await options(page).first().getAttribute('aria-setsize'));
    expect(size).toBeGreaterThanOrEqual(3_500);
    const first = await reached(page);
    await page.keyboard.press('End');
    const last = await reached(page);
    expect(first.localeCompare(last, 'en-US')).toBeLessThan(0);
    const lastOption = options(page).filter({ hasText: last }).last();
    await expect(lastOption).toHaveAttribute('aria-posinset', String(size));
    await expect(lastOption).toBeInViewport();
    await page.keyboard.press('PageUp');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', new RegExp(`${size - 8}$`));
    await page.keyboard.press('PageDown');
    expect(await reached(page)).toBe(last);
    await page.keyboard.press('ArrowUp');
    expect((await reached(page)).localeCompare(last, 'en-US')).toBeLessThan(0);
    await page.keyboard.press('Home');
    expect(await reached(page)).toBe(first);
    // Only what is near the eye is in the page.
    expect(await options(page).count()).toBeLessThan(40);
  });

  test('Escape gives back what was there, and so does leaving with words that are no category', async ({
    page,
  }) => {
    await choose(page, 'Dental clinic');
    await field(page).fill('zzqx');
    await expect(page.getByText('No category matches “zzqx”.').last()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('zzqx');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('Dental clinic');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('Dental clinic');
    await field(page).fill('zzqx');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field(page)).toHaveValue('Dental clinic');
    await field(page).fill('dentist');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('Dental clinic');
  });

  test('Tab takes a name that was typed in full or reached by arrows, not a mere beginning', async ({
    page,
  }) => {
    await field(page).focus();
    await page.keyboard.type('DENTAL  CLINIC');
    await expect(options(page).first()).toHaveText('Dental clinic');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('Dental clinic');
    await field(page).fill('acupunct');
    await expect(options(page).first()).toHaveText(/^Acupunct/);
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('Dental clinic');
    await field(page).fill('acupunct');
    await expect(options(page).first()).toHaveText(/^Acupunct/);
    await page.keyboard.press('ArrowDown');
    const name = await reached(page);
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue(name);
  });

  test('an emptied field has no category, and neither has one that was cleared', async ({
    page,
  }) => {
    await choose(page, 'Dental clinic');
    await field(page).fill('');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('');
    await choose(page, 'Dental clinic');
    await page.getByRole('button', { name: /^Clear/ }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });

  test('it opens with what is chosen in sight, and what is typed next replaces it', async ({
    page,
  }) => {
    await choose(page, 'Dental clinic');
    await page.getByRole('heading', { level: 1 }).click();
    await field(page).click();
    await expect(options(page).filter({ hasText: /^Dental clinic$/ })).toBeInViewport();
    expect(await reached(page)).toBe('Dental clinic');
    await page.keyboard.type('zoo');
    await expect(field(page)).toHaveValue('zoo');
    await expect(options(page).first()).toHaveText(/^Zoo/);
  });

  test('the number of matches is told politely', async ({ page }) => {
    const status = page.locator('.category-field').first().getByRole('status');
    await field(page).fill('dental clinic');
    await expect(status).toHaveText(/^\d+ categor(y|ies)$/);
    await field(page).fill('zzqx');
    await expect(status).toHaveText('No category matches “zzqx”.');
    await page.keyboard.press('Escape');
    await expect(status).toBeEmpty();
  });
});

test.describe('by touch', () => {
  test('C-52 chooses three, none of them twice, within the width of a phone', async ({ page }) => {
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
      (all) => all.map((one) => (one as HTMLInputElement).value), // a combobox of ours is an input
    );
    expect(new Set(chosen).size).toBe(3);
  });

  test('the list fits above a keyboard, wherever its field stands', async ({ page }) => {
    for (const place of [0, 1, 2]) {
      await field(page, place).tap();
      await expect(options(page).first()).toBeVisible();
      // What Chrome does when its keyboard comes (`interactive-widget=resizes-content`).
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

  test('scrolling the list leaves the page and the choice alone', async ({ page }) => {
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

test.describe('the list', () => {
  test('is loaded once for all fields, and only when somebody is about to choose', async ({
    page,
  }) => {
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

  test('is compressed, and kept for a year', async ({ page }) => {
    const answer = page.waitForResponse(listFile);
    await field(page).tap();
    const { 'content-encoding': encoding, 'cache-control': caching } = await (
      await answer
    ).allHeaders();
    expect(encoding).toMatch(/^(br|gzip)$/);
    expect(caching).toContain('immutable');
  });

  test('says so when it cannot be loaded, and loads when asked again', async ({
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

  test('asks for a reload where a newer version of the product has replaced it', async ({
    page,
  }) => {
    await page.route(listFile, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await field(page).tap();
    await page.getByRole('button', { name: 'Reload' }).tap();
    await field(page).tap();
    await expect(options(page).first()).toBeVisible();
  });
});

test('C-51 a business keeps a category that the list does not have', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const business = await site.addBusiness({ userId: owner.id, categories: ['Moon dentistry'] });
  await signInAs(context, site, owner);
  await page.goto(`/business-edit/${business.id}`);
  await expect(field(page)).toHaveValue('Moon dentistry');
  await field(page).fill('zzqx');
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(field(page)).toHaveValue('Moon dentistry');
  await choose(page, 'Dental clinic');
});

for (const form of ['setup', 'edit'] as const) {
  test(`what is being sent cannot be changed meanwhile, and stays after a failure (${form})`, async ({
    page,
    context,
    site,
  }) => {
    const owner = await site.addOwner();
    const { id } = await site.addBusiness({ userId: owner.id, categories: ['Dental clinic'] });
    await signInAs(context, site, owner);
    if (form === 'setup') await openSetup(page);
    else await openEdit(page, id);
    if (form === 'setup') await fillSetup(page);
    else await page.getByLabel('City', { exact: true }).fill('Dallas');
    const send = form === 'setup' ? completeSetup(page) : saveChanges(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/api\/businesses(\/\d+)?$/, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await promise;
      return route.fulfill({ status: 400, json: { message: 'The clinic is full.' } });
    });
    await send.click();
    await expect(send).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Clear Primary category' })).toBeDisabled();
    for (const place of [0, 1]) {
      await expect(field(page, place)).toHaveJSProperty('readOnly', true);
      await field(page, place).click();
      await page.keyboard.press('ArrowDown');
      await expect(field(page, place)).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(options(page)).toHaveCount(0);
    resolve();
    await expect(page.locator('.toast')).toContainText('The clinic is full.');
    await expect(field(page)).toHaveValue('Dental clinic');
    await expect(field(page, 1)).toHaveValue('');
    await field(page, 1).click();
    await expect(options(page).first()).toBeVisible();
  });
}

test('axe finds nothing: closed, open, narrowed, without a match, chosen', async ({
  page,
  expectAccessible,
}) => {
  await expectAccessible();
  await field(page).tap();
  await expect(options(page).first()).toBeVisible();
  await expectAccessible();
  await field(page).fill('dent');
  await expectAccessible();
  await field(page).fill('zzqx');
  await expectAccessible();
  await choose(page, 'Dental clinic');
  await expectAccessible();
});

async function choose(page: Page, name: string): Promise<void> {
  await field(page).fill(name);
  await options(page)
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  await expect(field(page)).toHaveValue(name);
}
