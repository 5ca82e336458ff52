import type { Page } from '@playwright/test';
import { MINUTE } from '../../contract/durations.ts';
import { expect, test } from '../fixtures/test.ts';
import { banner, desktop, collectCalls, logout } from '../fixtures/signed-in.ts';

test.use(desktop);

for (const isAdmin of [false, true]) {
  test(`S-07 … S-12 the header of ${isAdmin ? 'an admin' : 'an owner'}`, async ({
    page,
    signIn,
  }) => {
    await signIn({ name: 'Noor Haddad', isAdmin });
    await page.goto('/privacy');
    await expect(banner(page).getByText('Noor Haddad')).toBeVisible();
    await expect(logout(page)).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    expect(await banner(page).locator('a[href="/admin"]').count(), 'S-10').toBe(isAdmin ? 1 : 0);
    await banner(page).getByRole('link', { name: 'Business Setup' }).click();
    await expect(page).toHaveURL('/business-setup');
    await banner(page).getByRole('link', { name: 'My Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/privacy');
    await banner(page).getByRole('link', { name: 'Fourgood' }).click();
    await expect(page, 'S-07').toHaveURL('/dashboard');
  });
}

test('the header does not change after the first render', async ({ page, signIn }) => {
  await signIn({ name: 'Noor Haddad' });
  await page.addInitScript(() => {
    const headers = new Set<string>();
    Object.assign(window, { headers });
    new MutationObserver(() => {
      const header = document.querySelector('.site-header');
      if (header?.querySelector('nav')) headers.add(header.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/privacy');
  await page.waitForLoadState('networkidle');
  const headers = await page.evaluate(
    () => [...(window as unknown as { headers: Set<string> }).headers], // set above
  );
  expect(headers.filter((text) => text.includes('Login'))).toEqual([]);
});

test('a session that ended elsewhere is noticed on the next request', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto('/business-setup');
  await expect(logout(page)).toBeVisible();
  await context.clearCookies();
  await banner(page).getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page).toHaveURL('/auth');
});

test('other tabs notice a sign-out', async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/privacy');
  await logout(other).click();
  await expect(banner(other).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('S-66 the user is requested again after five minutes, not before; S-63 there is no polling', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto('/business-setup');
  await expect(page.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
  const calls = collectCalls(page);
  await page.clock.runFor(2 * MINUTE);
  await refocus(page);
  await page.clock.runFor(1_000);
  expect(calls).toEqual([]);
  await page.clock.runFor(3 * MINUTE);
  expect(calls, 'S-63').toEqual([]);
  await refocus(page);
  await expect.poll(() => calls).toEqual(['GET /api/user']);
});

test('S-67 the sentiments are requested once', async ({ page }) => {
  const calls = collectCalls(page);
  await page.goto('/review');
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeVisible();
  await page.clock.install();
  await page.getByRole('checkbox', { name: 'Thorough' }).check();
  await banner(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeVisible();
  expect(calls.filter((call) => call === 'GET /api/sentiments')).toHaveLength(1);
});

/** Fires the events of switching to another window and back. */
async function refocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
}
