import type { Page } from '@playwright/test';
import { cardNames, cardOf, openDashboard } from '../../fixtures/dashboard.ts';
import { atWidths, expectToFit } from '../../fixtures/fitting.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop, addSession, collectCalls } from '../../fixtures/signed-in.ts';

const list = '**/api/businesses';
const none = (page: Page) => page.getByText('No businesses yet');
const loading = (page: Page) => page.getByRole('status', { name: 'Loading your businesses' });

test('D-05 each owner sees only their own businesses, sorted by name', async ({
  browser,
  site,
}) => {
  for (const names of [
    ['Anchor Physio', 'maple Clinic'],
    ['Cedar Clinic 2', 'Cedar Clinic 10', 'Zebra Dental'],
  ]) {
    const owner = await site.addOwner();
    for (const name of names.toReversed()) await site.addBusiness({ userId: owner.id, name });
    const context = await browser.newContext({ baseURL: site.url });
    await addSession(context, site, owner);
    const page = await context.newPage();
    await openDashboard(page);
    await expect(cardNames(page)).toHaveText(names);
    await context.close();
  }
});

test('D-04, C-82 the list is requested without caches', async ({ page, signIn }) => {
  await signIn();
  const asked = page.waitForRequest(list);
  await page.goto('/dashboard');
  expect(await (await asked).allHeaders()).toMatchObject({
    'cache-control': 'no-cache',
    pragma: 'no-cache',
  });
});

test('D-06 the list is requested on every visit', async ({ page, addOwnBusiness }) => {
  await addOwnBusiness({ name: 'Cedar Clinic' });
  await openDashboard(page);
  const calls = collectCalls(page);
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await addOwnBusiness({ name: 'Maple Clinic' });
  await page.getByRole('tab', { name: 'My Businesses' }).click();
  await expect(cardNames(page)).toHaveText(['Cedar Clinic', 'Maple Clinic']);
  const asked = calls.filter((call) => call.endsWith('/api/businesses'));
  expect(asked).toEqual(['GET /api/businesses']);
});

test('D-28 an account without businesses says so', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No businesses yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Set Up Business' }).click();
  await expect(page).toHaveURL('/business-setup');
});

test('"No businesses yet" is not shown again while the list is loading', async ({
  page,
  signIn,
  addOwnBusiness,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(none(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  await addOwnBusiness({ name: 'Cedar Clinic' });
  const release = await holdRequests(page, list);
  await page.getByRole('tab', { name: 'My Businesses' }).click();
  await expect(loading(page)).toBeVisible();
  await expect(none(page)).toHaveCount(0);
  release();
  await expect(cardOf(page, 'Cedar Clinic')).toBeVisible();
});

test('D-07, D-08, T-71, C-21 an error appears after three retries, a second apart, not "No businesses yet"', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.clock.install();
  const times: number[] = [];
  await page.route(list, async (route) => {
    times.push(await page.evaluate(() => Date.now()));
    await refuse(route);
  });
  await page.goto('/dashboard');
  await expect(loading(page)).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(alert.getByText('Internal Server Error')).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(times).toHaveLength(4);
  for (const [place, time] of times.slice(1).entries())
    expect(time - (times[place] ?? 0)).toBeGreaterThanOrEqual(1_000);
  await expect(alert).toContainText('0b7e2c1a-test');
  await expect(none(page)).toHaveCount(0);
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(none(page)).toBeVisible();
});

test('a refusal for a while says how long it lasts', async ({ page, signIn }) => {
  await signIn();
  await page.route(list, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '590' }, json: {} }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText(
    'Too Many Requests. Try again in 10 minutes.',
  );
});

test('D-08 the list is empty when loading it again fails', async ({ page, addOwnBusiness }) => {
  await addOwnBusiness({ name: 'Cedar Clinic' });
  await openDashboard(page);
  await page.route(list, (route) => refuse(route));
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  await page.getByRole('tab', { name: 'My Businesses' }).click();
  await expect(page.getByRole('alert')).toContainText('Internal Server Error');
  await expect(cardNames(page)).toHaveCount(0);
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cardOf(page, 'Cedar Clinic')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the cards stay while the network is down', async ({ page, context, addOwnBusiness }) => {
  await addOwnBusiness({ name: 'Cedar Clinic' });
  await openDashboard(page);
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'My Businesses' }).click();
  await expect(page.getByRole('alert')).toContainText('This list may be out of date.');
  await expect(cardOf(page, 'Cedar Clinic')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert'), 'it recovers without a click').toHaveCount(0);
});

test('60 businesses can be searched by name, nickname and city', async ({
  page,
  addOwnBusiness,
  expectAccessible,
}) => {
  for (let n = 10; n < 68; n += 1) await addOwnBusiness({ name: `Clinic ${n}`, city: 'Austin' });
  await addOwnBusiness({ name: 'Café Müller', nickname: 'Uptown' });
  await addOwnBusiness({ name: 'Bayside', city: 'San José' });
  const calls = collectCalls(page);
  await openDashboard(page);
  await expect(cardNames(page)).toHaveCount(60);
  expect(calls.filter((call) => call !== 'GET /api/user')).toEqual(['GET /api/businesses']);
  const search = page.getByRole('searchbox', { name: 'Find a business' });
  for (const [words, names] of [
    ['muller', ['Café Müller']],
    ['UPTOWN', ['Café Müller']],
    ['san jose', ['Bayside']],
    ['clinic 42', ['Clinic 42']],
  ] as const) {
    await search.fill(words);
    await expect(cardNames(page)).toHaveText([...names]);
    await expect(page.getByText('1 of 60')).toBeVisible();
  }
  await search.fill('zzz');
  await expect(page.getByText('None of your businesses match “zzz”.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cardNames(page)).toHaveCount(60);
});

test('eight businesses need no search', async ({ page, addOwnBusiness }) => {
  for (let n = 0; n < 8; n += 1) await addOwnBusiness({ name: `Clinic ${n}` });
  await openDashboard(page);
  await expect(cardNames(page)).toHaveCount(8);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('nothing overflows a card', async ({ page, addOwnBusiness }) => {
  const name = 'Rheumatologyandphysiotherapycenterofsaintbartholomew';
  const slug = `${'a-rather-long-name-for-a-clinic-'.repeat(2)}in-town`;
  await addOwnBusiness({ name, slug, reviewUrl: null, city: name });
  await addOwnBusiness({ name: 'Resting', isActive: false });
  await addOwnBusiness({ name: 'Without an address', slug: null });
  await openDashboard(page);
  await cardOf(page, name).getByText('Last 30 days').click();
  await expect(page.getByRole('table')).toBeVisible();
  const widths = [320, 390, 768, 1280];
  await expectToFit(page, widths);
  await atWidths(page, widths, async (width) => {
    const overflows = await page
      .locator('.business-card')
      .evaluateAll((cards) => cards.map((card) => card.scrollWidth - card.clientWidth));
    expect(Math.max(...overflows), `at ${width} px`).toBeLessThanOrEqual(0);
  });
});

test.describe('at a desktop', () => {
  test.use(desktop);

  test('axe finds no violations on any kind of card', async ({
    page,
    addOwnBusiness,
    expectAccessible,
  }) => {
    await addOwnBusiness({ name: 'Cedar Clinic', reviewUrl: null });
    await addOwnBusiness({ name: 'Resting Clinic', isActive: false });
    await addOwnBusiness({ name: 'Without an address', slug: null });
    await openDashboard(page);
    await cardOf(page, 'Cedar Clinic').getByText('Last 30 days').click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible();
  });
});

async function refuse(route: { fulfill: (answer: object) => Promise<void> }): Promise<void> {
  const message = 'Something went wrong on our end.';
  const reference = '0b7e2c1a-test';
  const json = { error: message, message, code: 'unexpected', reference };
  await route.fulfill({ status: 500, json });
}
