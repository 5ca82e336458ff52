import type { Locator, Page } from '@playwright/test';
import {
  fill,
  openForm,
  registration,
  submitButton,
  toast,
  uniqueEmail,
} from '../fixtures/accounts.ts';
import { confirm } from '../fixtures/admin-actions.ts';
import { field, openEdit, saveChanges } from '../fixtures/business-forms.ts';
import { cardOf, changePassword, openDashboard } from '../fixtures/dashboard.ts';
import { expect, test } from '../fixtures/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Presses a control, and expects the toast to cover neither it nor the header, nor tabs. */
async function pressAndMeasure(page: Page, control: Locator, where = control): Promise<void> {
  await control.click();
  await measure(page, where);
}

async function measure(page: Page, where: Locator): Promise<void> {
  await expect(toast(page)).toBeVisible();
  // It stays until it is measured, in its final place.
  await page.locator('.toaster').dispatchEvent('pointerenter');
  await toast(page).evaluate((card) =>
    Promise.allSettled(card.getAnimations().map(({ finished }) => finished)),
  );
  const covered = await where.evaluate((pressed) => {
    const card = document.querySelector('.toast')?.getBoundingClientRect();
    if (!card) return ['no toast'];
    const apart = [pressed, ...document.querySelectorAll('.site-header, [role=tab]')];
    return apart
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < card.right && card.left < right && top < card.bottom && card.top < bottom;
      })
      .map((one) => one.textContent);
  });
  expect(covered, `at ${page.viewportSize()?.width} px`).toEqual([]);
  const { x, y, width, height } = (await toast(page).boundingBox()) ?? {
    x: -1,
    y: 0,
    width: 0,
    height: 0,
  };
  const size = page.viewportSize() ?? phone;
  expect(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height).toBe(true);
  await toast(page).getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toHaveCount(0);
}

for (const viewport of [phone, desktop])
  test.describe(`a toast covers neither what was pressed, nor the header or tabs, at ${viewport.width} px`, () => {
    test.use({
      viewport,
      isMobile: viewport === phone,
      hasTouch: viewport === phone,
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('on the dashboard and in the account settings', async ({ page, addOwnBusiness }) => {
      for (const name of ['Cedar', 'Maple']) await addOwnBusiness({ name });
      await openDashboard(page);
      for (const name of ['Cedar', 'Maple']) {
        await pressAndMeasure(
          page,
          cardOf(page, name).getByRole('button', { name: /copy/i }).first(),
        );
        const toggle = cardOf(page, name).getByRole('button', { name: /activate/i });
        await pressAndMeasure(page, toggle);
      }
      await page.goto('/account-settings');
      await pressAndMeasure(page, changePassword(page));
    });

    test('on the sign-in forms', async ({ page }) => {
      await openForm(page, '/auth');
      await fill(page, { Email: uniqueEmail(), Password: 'something wrong' });
      await pressAndMeasure(page, submitButton(page));
      await page.route('**/api/register', (route) => route.fulfill({ status: 400, json: {} }));
      for (const height of [600, viewport.height]) {
        await page.setViewportSize({ ...viewport, height });
        await openForm(page, '/auth?register=true');
        await fill(page, registration(uniqueEmail()));
        await pressAndMeasure(page, submitButton(page));
      }
    });

    test('on a business’s form', async ({ page, addOwnBusiness }) => {
      const { id } = await addOwnBusiness({ name: 'Cedar' });
      await openEdit(page, id);
      await field(page, 'City').fill('Houston');
      await page.route(`**/api/businesses/${id}`, (route) =>
        route.fulfill({ status: 400, json: { message: 'No.' } }),
      );
      await pressAndMeasure(page, saveChanges(page));
    });

    test('on the admin’s list', async ({ page, site, signInAdmin }) => {
      await signInAdmin();
      const { email } = await site.addOwner({ email: uniqueEmail() });
      await page.goto(`/admin?search=${email}`);
      await page.getByRole('button', { name: /^Deactivate / }).click();
      await pressAndMeasure(page, confirm(page, 'Deactivate'), page.locator('main h1'));
    });
  });

for (const viewport of [
  { width: 360, height: 500 },
  { width: 320, height: 568 },
])
  test(`on ${viewport.width} × ${viewport.height} px, it also stays on the screen, wherever that is scrolled to`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const wrong = 'That code is wrong. Please check the code and the email address.';
    await refuse(page, '/api/verify-code', { status: 400, code: 'not_proven', message: wrong });
    const first = 'Please verify your email address first. Enter the code we emailed you.';
    await refuse(page, '/api/login', { status: 403, code: 'not_verified', message: first });
    await openForm(page, '/auth?verify=true');
    await fill(page, { Email: uniqueEmail(), 'Verification code': '123456' });
    await enterAndMeasure(page, page.getByLabel('Verification code'));
    await openForm(page, '/auth');
    await fill(page, { Email: uniqueEmail(), Password: 'something wrong' });
    await enterAndMeasure(page, page.getByLabel('Password', { exact: true }));
  });

/** Submits a form from a field, with the page scrolled to several positions. */
async function enterAndMeasure(page: Page, input: Locator): Promise<void> {
  for (const top of [0, 40, 80, 240, 320]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await input.evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await measure(page, submitButton(page));
  }
}

/** Answers calls of a path with a refusal. */
function refuse(
  page: Page,
  path: string,
  reply: { status: number; code: string; message: string },
) {
  const { status, ...body } = reply;
  return page.route(`**${path}`, (route) =>
    route.fulfill({ status, json: { error: body.message, ...body } }),
  );
}
