import type { Page } from '@playwright/test';
import type { InboxMail } from '../server/mail/development-inbox.ts';
import { bodiesSentTo, loseAnswer } from './accounts.ts';
import { testPassword } from '../server/testing/people.ts';
import { expectToFit } from './fitting.ts';
import { expect, test } from './fixtures.ts';
import { desk, followCalls, signInAs } from './signed-in.ts';

const question = 'Are you sure you want to deactivate your account? This action cannot be undone.';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const changePassword = (page: Page) => page.getByRole('button', { name: 'Change Password' });
const deactivate = (page: Page) => page.getByRole('button', { name: 'Deactivate Account' });

test.describe('the tabs', () => {
  test.use(desk);

  test('D-01 … D-03 follow the address, and Back works', async ({ page, context, site }) => {
    await signInAs(context, site, await site.addOwner());
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'My Dashboard' })).toBeVisible();
    await expect(page).toHaveTitle('My Dashboard · Fourgood');
    await expect(page.getByRole('tab')).toHaveText(['My Businesses', 'Account Settings']);
    await expect(tab(page, 'My Businesses')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Account Settings').click();
    await expect(page).toHaveURL('/account-settings');
    await expect(tab(page, 'Account Settings')).toHaveAttribute('aria-selected', 'true');
    await expect(changePassword(page)).toBeVisible();
    await page.reload();
    await expect(changePassword(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await expect(tab(page, 'My Businesses')).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(changePassword(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Set Up New Business' })).toHaveAttribute(
      'href',
      '/business-setup',
    );
  });

  test('by keyboard: arrows move between them, and the focus stays there', async ({
    page,
    context,
    site,
  }) => {
    await signInAs(context, site, await site.addOwner());
    await page.goto('/dashboard');
    await tab(page, 'My Businesses').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Account Settings')).toBeFocused();
    await expect(changePassword(page)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(tab(page, 'My Businesses')).toBeFocused();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('Account Settings', () => {
  test('U-01, U-02 /account-settings opens with name and address', async ({
    page,
    context,
    site,
  }) => {
    const owner = await site.addOwner({ name: 'Noor Haddad' });
    await signInAs(context, site, owner);
    await page.goto('/account-settings');
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Noor Haddad')).toBeVisible();
    await expect(page.getByRole('main').getByText(owner.email)).toBeVisible();
  });

  test('U-03, U-04, T-52 Change Password mails a way to a new one', async ({
    page,
    context,
    site,
    request,
  }) => {
    const owner = await site.addUser();
    await signInAs(context, site, owner);
    await page.goto('/account-settings');
    const sent = page.waitForRequest('**/api/forgot-password');
    await changePassword(page).click();
    expect((await sent).postDataJSON()).toEqual({ email: owner.email });
    await expect(page.getByText('Email Sent', { exact: true })).toBeVisible();
    await expect
      .poll(async () => {
        const all = (await (await request.get('/dev/inbox.json')).json()) as InboxMail[]; // the inbox's own shape
        return all.filter(({ to }) => to === owner.email).length;
      })
      .toBe(1);
  });

  test('a double click on Change Password asks for one mail', async ({ page, context, site }) => {
    await signInAs(context, site, await site.addUser());
    await page.goto('/account-settings');
    const sent = bodiesSentTo(page, '/api/forgot-password');
    await changePassword(page).dblclick();
    await expect(page.getByText('Email Sent', { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(sent).toHaveLength(1);
  });

  test('Change Password after the session has ended leads to the sign-in screen', async ({
    page,
    context,
    site,
  }) => {
    await signInAs(context, site, await site.addUser());
    await page.goto('/account-settings');
    await expect(changePassword(page)).toBeVisible();
    await context.clearCookies();
    const sent = bodiesSentTo(page, '/api/forgot-password');
    await changePassword(page).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('Email Sent', { exact: true })).toHaveCount(0);
    expect(sent).toEqual([]);
  });

  const answers = [
    {
      row: 'U-05',
      what: 'a refusal with a message',
      json: { success: false, message: 'Not today.' },
      says: 'Not today.',
    },
    {
      row: 'U-05, T-53',
      what: 'a refusal without a message',
      json: { success: false },
      says: 'Failed to send password reset email. Please try again.',
    },
    {
      row: 'U-05',
      what: 'too many requests',
      status: 429,
      json: { error: 'Wait.', message: 'Please wait a while.', code: 'too_many_requests' },
      says: 'Please wait a while.',
    },
  ];
  for (const { row, what, status = 200, json, says } of answers) {
    test(`${row} Change Password after ${what}`, async ({ page, context, site }) => {
      await signInAs(context, site, await site.addOwner());
      await page.goto('/account-settings');
      await page.route('**/api/forgot-password', (route) => route.fulfill({ status, json }));
      await changePassword(page).click();
      await expect(page.getByRole('alert')).toContainText('Error');
      await expect(page.getByRole('alert')).toContainText(says);
    });
  }

  test('U-06, T-54 Change Password without network', async ({ page, context, site }) => {
    await signInAs(context, site, await site.addOwner());
    await page.goto('/account-settings');
    await expect(changePassword(page)).toBeVisible();
    await context.setOffline(true);
    await changePassword(page).click();
    await expect(changePassword(page), 'while it is tried').toBeDisabled();
    await expect(page.getByRole('alert')).toContainText(
      'An unexpected error occurred. Please try again later.',
    );
    await expect(changePassword(page)).toBeEnabled();
  });

  test('U-07, T-55 Change Password of an account without an address makes no call', async ({
    page,
    context,
    site,
  }) => {
    const { id, name } = await site.addOwner();
    await signInAs(context, site, await site.addOwner());
    const user = { id, name, email: '', isAdmin: false, isActive: true, emailVerified: true };
    await page.route('**/api/user', (route) => route.fulfill({ json: user }));
    await page.goto('/account-settings');
    const calls = followCalls(page);
    await changePassword(page).click();
    await expect(page.getByRole('alert')).toContainText('No email address found for your account');
    expect(calls).toEqual([]);
  });

  test('U-09 an admin cannot deactivate', async ({ page, context, site }) => {
    await signInAs(context, site, await site.addOwner({ isAdmin: true }));
    await page.goto('/account-settings');
    await expect(changePassword(page)).toBeVisible();
    await expect(deactivate(page)).toHaveCount(0);
  });

  test('U-10, U-11 every way out of the question sends nothing', async ({
    page,
    context,
    site,
    expectAccessible,
  }) => {
    await signInAs(context, site, await site.addOwner());
    await page.goto('/account-settings');
    await expect(deactivate(page)).toBeVisible();
    const calls = followCalls(page);
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

  test('U-12 … U-14, T-56 deactivating: a farewell, then the sign-in screen after 2 s', async ({
    page,
    context,
    site,
    request,
  }) => {
    const owner = await site.addUser();
    await signInAs(context, site, owner);
    const farewell = await timeFarewell(page);
    await page.goto('/account-settings');
    await deactivate(page).click();
    const sent = page.waitForRequest(`**/api/businesses/toggle-active/${owner.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({ isActive: false });
    await expect(page.getByText('Account Deactivated', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(deactivate(page)).toBeDisabled();
    await expect(page).toHaveURL('/auth');
    const milliseconds = await farewell();
    expect(milliseconds, 'N-35').toBeGreaterThan(1_900);
    expect(milliseconds, 'N-35').toBeLessThan(3_000);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/auth');
    expect((await page.request.get('/api/user')).status(), 'U-14').toBe(401);
    const login = await request.post('/api/login', {
      data: { email: owner.email, password: testPassword },
    });
    expect(login.status(), 'U-14').toBe(403);
  });

  for (const what of ['double click', 'lost answer'] as const) {
    test(`a ${what} deactivates with the farewell`, async ({ page, context, site }) => {
      const owner = await site.addUser();
      await signInAs(context, site, owner);
      const farewell = await timeFarewell(page);
      await page.goto('/account-settings');
      await deactivate(page).click();
      const path = `/api/businesses/toggle-active/${owner.id}`;
      const sent = bodiesSentTo(page, path);
      const confirm = page
        .getByRole('dialog')
        .getByRole('button', { name: 'Deactivate', exact: true });
      if (what === 'lost answer') {
        await loseAnswer(page, `**${path}`);
        await confirm.click();
      } else {
        await confirm.dblclick();
      }
      await expect(page.getByText('Account Deactivated', { exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL('/auth');
      expect(await farewell(), 'N-35').toBeGreaterThan(1_900);
      expect(sent).toHaveLength(what === 'lost answer' ? 2 : 1);
    });
  }

  test('a deactivation that fails says why and changes nothing', async ({
    page,
    context,
    site,
  }) => {
    await signInAs(context, site, await site.addOwner());
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

test('axe finds nothing on the tabs, full and empty', async ({
  page,
  context,
  site,
  expectAccessible,
}) => {
  const owner = await site.addOwner();
  await signInAs(context, site, owner);
  await page.goto('/dashboard');
  await expect(page.getByText('No businesses yet')).toBeVisible();
  await expectAccessible();
  await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic', city: 'Austin' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cedar Clinic' })).toBeVisible();
  await expectAccessible();
  await page.goto('/account-settings');
  await expect(changePassword(page)).toBeVisible();
  await expectAccessible();
});

test('nothing reaches over the edge', async ({ page, context, site }) => {
  const name = 'Maximiliane-Alexandrina Featherstonehaugh-Cholmondeley of Saint-Bartholomew';
  const owner = await site.addOwner({
    name,
    email: `${'a'.repeat(60)}@${'b'.repeat(50)}.example.com`,
  });
  await site.addBusiness({
    userId: owner.id,
    name: 'Rheumatologyandphysiotherapycenterofsaintbartholomew',
  });
  await signInAs(context, site, owner);
  for (const path of ['/dashboard', '/account-settings', '/business-setup', '/privacy']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectToFit(page, [320, 390, 768, 1280]);
  }
});

/** Milliseconds from the farewell to the sign-in screen, by the page's own clock. */
async function timeFarewell(page: Page): Promise<() => Promise<number>> {
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
