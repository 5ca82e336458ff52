import type { Page } from '@playwright/test';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

/** Where each role ends up, and the heading there; ids are in braces. */
const outcomes = [
  { address: '/dashboard', owner: '/dashboard', admin: '/dashboard', heading: 'My Dashboard' },
  {
    address: '/business-setup',
    owner: '/business-setup',
    admin: '/business-setup',
    heading: 'Business Setup',
  },
  {
    address: '/business-edit/{business}',
    owner: '/business-edit/{business}',
    admin: '/business-edit/{business}',
    heading: 'Edit Business',
  },
  {
    address: '/account-settings',
    owner: '/account-settings',
    admin: '/account-settings',
    heading: 'My Dashboard',
  },
  {
    address: '/account-settings/{own}',
    owner: '/account-settings',
    admin: '/account-settings',
    heading: 'My Dashboard',
  },
  {
    address: '/account-settings/{other}',
    owner: '/dashboard',
    admin: '/account-settings/{other}',
    heading: { owner: 'My Dashboard', admin: 'Account Settings' },
  },
  {
    address: '/admin',
    owner: '/dashboard',
    admin: '/admin',
    heading: { owner: 'My Dashboard', admin: 'Admin' },
  },
] as const;

test('S-45 … S-49 pages for signed-in users redirect a visitor to sign-in, and Back leaves them', async ({
  page,
  site,
}) => {
  const { id, userId } = await site.addBusiness();
  for (const { address } of outcomes) {
    await page.goto('/privacy');
    await page.goto(fill(address, { own: userId, other: userId, business: id }));
    await expect(page, address).toHaveURL('/auth');
    await page.goBack();
    await expect(page, address).toHaveURL('/privacy');
  }
});

for (const role of ['owner', 'admin'] as const) {
  test(`S-50 C-57 which page each URL shows to an ${role}`, async ({
    page,
    site,
    signIn,
    addOwnBusiness,
  }) => {
    const other = await site.addOwner();
    const user = await signIn({ isAdmin: role === 'admin' });
    const business = await addOwnBusiness();
    const ids = { own: user.id, other: other.id, business: business.id };
    for (const { address, heading, ...places } of outcomes) {
      await page.goto(fill(address, ids));
      const title = typeof heading === 'string' ? heading : heading[role];
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title);
      // Only now: until the page is there, the address may still be the one that redirects.
      await expect(page, address).toHaveURL(fill(places[role], ids));
    }
  });
}

test('S-50 Back from the dashboard does not return an owner to /admin', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/privacy');
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

for (const [who, status] of [
  ['an owner', 200],
  ['a visitor', 401],
] as const) {
  test(`S-44 only a spinner is shown until it is known that the user is ${who}`, async ({
    page,
    signIn,
  }) => {
    if (status === 200) await signIn();
    const answer = await holdSession(page);
    const shown = await collectHeadings(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    answer();
    await expect(page).toHaveURL(status === 200 ? '/dashboard' : '/auth');
    if (status === 200) {
      await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
      expect(await shown()).not.toContain('/auth');
    } else expect(await shown()).not.toContain('My Dashboard');
  });
}

test('S-54 when GET /api/user fails, the page shows nobody signed in and no toast', async ({
  page,
  signIn,
}) => {
  // Without a session cookie, the page would not make the call.
  await signIn();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const failure of ['401', '500', 'no network'] as const) {
    await page.route('**/api/user', (route) =>
      failure === 'no network' ? route.abort() : route.fulfill({ status: Number(failure) }),
    );
    await page.goto('/privacy');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Login' }),
      failure,
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.toast'), failure).toHaveCount(0);
    await page.unroute('**/api/user');
  }
  expect(errors).toEqual([]);
});

test('S-53 public pages open signed out without a redirect', async ({ page, business }) => {
  const { slug } = business;
  for (const path of [
    '/auth',
    '/auth-old',
    `/thumbs-up-down/${slug}`,
    `/review-shield/${slug}`,
    '/privacy',
    '/terms',
    '/review',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

function fill(path: string, ids: Record<'own' | 'other' | 'business', number>): string {
  return path.replace(/\{(own|other|business)\}/, (_, name: keyof typeof ids) => `${ids[name]}`);
}

/** Holds `GET /api/user`. @returns the function that releases it */
async function holdSession(page: Page): Promise<() => void> {
  const release = await holdRequests(page, '**/api/user');
  return release;
}

/** Collects every path and first heading that a page shows, however briefly. */
async function collectHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      shown.push(location.pathname, document.querySelector('h1')?.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown); // set above
}
