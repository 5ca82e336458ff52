import type { Page } from '@playwright/test';
import { testPassword } from '../../../server/testing/people.ts';
import { bodiesSentTo, dropResponse, stopClock } from '../../fixtures/accounts.ts';
import { changePassword } from '../../fixtures/dashboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { collectCalls } from '../../fixtures/signed-in.ts';

const question = 'Are you sure you want to deactivate your account? This action cannot be undone.';
const deactivate = (page: Page) => page.getByRole('button', { name: 'Deactivate Account' });

test.describe('Account Settings', () => {
  test('U-09 an admin cannot deactivate', async ({ page, signInAdmin }) => {
    await signInAdmin();
    await page.goto('/account-settings');
    await expect(changePassword(page)).toBeVisible();
    await expect(deactivate(page)).toHaveCount(0);
  });

  test('U-10, U-11 dismissing the dialog in any way sends nothing', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn();
    await page.goto('/account-settings');
    await expect(deactivate(page)).toBeVisible();
    // The page has asked for all that it shows.
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    const calls = collectCalls(page);
    const dialog = page.getByRole('dialog');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ];
    for (const leave of ways) {
      await deactivate(page).click();
      await expect(dialog.getByText(question)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(deactivate(page)).toBeFocused();
    }
    expect(calls).toEqual([]);
    await deactivate(page).click();
    await expectAccessible();
  });

  test('U-12 … U-14, T-56 deactivating shows a toast, then the sign-in page after 2 s', async ({
    page,
    request,
    site,
    signInAs,
  }) => {
    const owner = await site.addUser();
    await signInAs(owner);
    await page.goto('/account-settings');
    await deactivate(page).click();
    await stopClock(page);
    const sent = page.waitForRequest(`**/api/businesses/toggle-active/${owner.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({ isActive: false });
    await expect(page.getByText('Account Deactivated', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(deactivate(page)).toBeDisabled();
    await page.clock.runFor(1_900);
    await expect(page, 'N-35').toHaveURL('/account-settings');
    await page.clock.runFor(200);
    await expect(page, 'N-35').toHaveURL('/auth');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page).toHaveURL('/auth');
    expect((await page.request.get('/api/user')).status(), 'U-14').toBe(401);
    const login = await request.post('/api/login', {
      data: { email: owner.email, password: testPassword },
    });
    expect(login.status(), 'U-14').toBe(403);
  });

  for (const what of ['double click', 'lost answer'] as const) {
    test(`a ${what} still deactivates once and shows the toast`, async ({
      page,
      site,
      signInAs,
    }) => {
      const owner = await site.addUser();
      await signInAs(owner);
      const redirectTime = await measureRedirect(page);
      await page.goto('/account-settings');
      await deactivate(page).click();
      const path = `/api/businesses/toggle-active/${owner.id}`;
      const sent = bodiesSentTo(page, path);
      const confirm = page
        .getByRole('dialog')
        .getByRole('button', { name: 'Deactivate', exact: true });
      if (what === 'lost answer') {
        await dropResponse(page, `**${path}`);
        await confirm.click();
      } else {
        await confirm.dblclick();
      }
      await expect(page.getByText('Account Deactivated', { exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL('/auth');
      expect(await redirectTime(), 'N-35').toBeGreaterThan(1_900);
      expect(sent).toHaveLength(what === 'lost answer' ? 2 : 1);
    });
  }

  test('a deactivation that fails shows the reason and changes nothing', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/account-settings');
    const message = 'Please try again in an hour.';
    await page.route('**/toggle-active/*', (route) =>
      route.fulfill({ status: 429, json: { error: message, message, code: 'too_many_requests' } }),
    );
    await deactivate(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(deactivate(page)).toBeEnabled();
    await expect(page).toHaveURL('/account-settings');
  });
});

/** Measures the milliseconds from the toast to the sign-in page, by the page's clock. */
async function measureRedirect(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const times: { said?: number; left?: number } = {};
    Object.assign(window, { times });
    new MutationObserver(() => {
      if (document.querySelector('.toast')) times.said ??= performance.now();
      if (location.pathname === '/auth') times.left ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => {
      const { times } = window as unknown as { times: { said: number; left: number } }; // set above
      return times.left - times.said;
    });
}
