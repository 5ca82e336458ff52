import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { collectCalls } from '../fixtures/signed-in.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('S-28 … S-31 the menu has the right width, is on the right, and takes the full height', async ({
  page,
}) => {
  for (const [width, expected] of [
    [400, 300],
    [639, 300],
    [640, 400],
    [700, 400],
    [767, 400],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/privacy');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await finishAnimations(page);
    const box = await menu(page).boundingBox();
    expect(box, `at ${width} px`).toMatchObject({ width: expected, height: 844 });
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
  }
});

test('S-29 it slides in from the right, but not with reduced motion', async ({ page }) => {
  for (const [reducedMotion, longest] of [
    ['no-preference', 200],
    ['reduce', 1],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/privacy');
    await toggle(page).click();
    const duration = await menu(page).evaluate(
      (panel) => getComputedStyle(panel).animationDuration,
    );
    expect(parseFloat(duration) * 1_000).toBe(longest);
    expect(await menu(page).evaluate((panel) => getComputedStyle(panel).animationName)).toBe(
      'slide-in',
    );
  }
});

test('S-42 there is a menu button at 767 px and a desktop header at 768 px', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/dashboard');
  await expect(toggle(page)).toBeVisible();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu(page), 'widening the window closes it').toHaveCount(0);
  await expect(toggle(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('S-36, S-41 for visitors it has Home and Sign In', async ({ page }) => {
  await page.goto('/privacy');
  await toggle(page).click();
  await expect(menu(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(menu(page).getByRole('link')).toHaveText(['Home', 'Sign In']);
  await menu(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth');
});

for (const isAdmin of [false, true]) {
  test(`S-32 … S-39 signed in as ${isAdmin ? 'an admin' : 'an owner'}`, async ({
    page,
    signIn,
  }) => {
    const user = await signIn({ name: 'Noor Haddad', isAdmin });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
    await toggle(page).click();
    await expect(menu(page).getByRole('link')).toHaveText([
      'Home',
      'My Dashboard',
      'Business Setup',
      ...(isAdmin ? ['Admin'] : []),
    ]);
    await expect(menu(page).getByText('Signed in as:')).toBeVisible();
    await expect(menu(page).getByText('Noor Haddad')).toBeVisible();
    await expect(menu(page).getByText(user.email)).toBeVisible();
    await expect(menu(page).locator('[aria-current]')).toHaveText(['My Dashboard']);
    await menu(page).getByRole('link', { name: 'Business Setup' }).click();
    await expect(page).toHaveURL('/business-setup');
    await expect(menu(page), 'navigating closes it').toHaveCount(0);
    await toggle(page).click();
    await expect(menu(page).locator('[aria-current]')).toHaveText(['Business Setup']);
    await page.goBack();
    await expect(menu(page), 'Back closes it too').toHaveCount(0);
    await page.goto('/account-settings');
    await toggle(page).click();
    await expect(menu(page).locator('[aria-current]')).toHaveText(['My Dashboard']);
  });
}

test('S-40 Sign Out signs out and closes the menu', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/privacy');
  const calls = collectCalls(page);
  await toggle(page).click();
  await menu(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.poll(() => calls, 'S-56').toEqual(['POST /api/logout', 'GET /api/user']);
});

test('T-04 a failing Sign Out closes it and shows an error, and the user stays signed in', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/privacy');
  await refuseLogout(page);
  await toggle(page).click();
  await menu(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logout Failed')).toBeVisible();
  await expect(page.getByText('The server is tired.')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close message' }).click();
  await toggle(page).click();
  await expect(menu(page).getByText('Signed in as:')).toBeVisible();
});

test('keyboard only: focus stays inside and returns afterwards', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const seen = new Set<string>();
  for (let presses = 0; presses < 12; presses += 1) {
    seen.add(
      await page.evaluate(() => {
        const { activeElement: focused } = document;
        if (focused === document.body) return 'the browser';
        return focused?.closest('dialog') ? (focused.textContent ?? '') : 'outside';
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect([...seen]).not.toContain('outside');
  expect([...seen]).toEqual(
    expect.arrayContaining(['Home', 'My Dashboard', 'Business Setup', 'Sign Out']),
  );
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
});

test('a tap outside closes it; the page behind neither scrolls nor reacts', async ({ page }) => {
  await page.goto('/privacy');
  await page.mouse.move(50, 500);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await finishAnimations(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await page.mouse.click(40, 500);
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL('/privacy');
  await toggle(page).click();
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toHaveCount(0);
});

test('axe finds no violations in it', async ({ page, signIn, expectAccessible }) => {
  await page.goto('/privacy');
  await toggle(page).click();
  await expectAccessible();
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  await toggle(page).click();
  await expectAccessible();
});

async function refuseLogout(page: Page): Promise<void> {
  const message = 'The server is tired.';
  await page.route('**/api/logout', (route) =>
    route.fulfill({ status: 500, json: { error: message, message, code: 'unexpected' } }),
  );
}

async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}
