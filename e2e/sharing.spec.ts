import type { Page } from '@playwright/test';
import { findUserById } from '../server/db/users.ts';
import { seedDemo } from '../server/seed.ts';
import { atWidths, expectToFit } from './fitting.ts';
import { expect, startSite, test } from './fixtures.ts';
import { openSharePage } from './share-page.ts';
import { desk, followCalls, signInAs } from './signed-in.ts';

const copy = (page: Page) => page.getByRole('button', { name: /^(Copy|Copied) the address of/ });
const failed = (page: Page) => page.getByRole('heading', { name: 'Error Loading Business' });

/** The clipboard interface refuses, and the older way answers what is given. */
async function breakClipboard(page: Page, legacy: boolean): Promise<void> {
  await page.addInitScript((works) => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
    document.execCommand = () => works;
  }, legacy);
}

test.describe('the public address', () => {
  test('D-11 … D-14, T-43 is copied exactly, and both signs of it end', async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    const { slug } = await openSharePage({ page, context, site });
    const address = `${site.url}/thumbs-up-down/${slug}`;
    await expect(page.getByText(address, { exact: true })).toBeVisible();
    await copy(page).click();
    await expect(copy(page)).toHaveText(/^Copied/);
    await expect(page.getByText('URL Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.clock.runFor(2_000);
    await expect(copy(page)).toHaveText(/^Copy /);
    await expect(page.getByText('URL Copied')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(page.getByText('URL Copied')).toHaveCount(0);
  });

  test('D-15 is copied by a hidden field where the clipboard refuses', async ({
    page,
    context,
    site,
  }) => {
    await breakClipboard(page, true);
    await openSharePage({ page, context, site });
    await copy(page).click();
    await expect(page.getByText('URL Copied')).toBeVisible();
  });

  test('D-15, T-44 is left selected for one’s own hand where nothing works', async ({
    page,
    context,
    site,
  }) => {
    await breakClipboard(page, false);
    const { slug } = await openSharePage({ page, context, site });
    await copy(page).click();
    await expect(page.getByRole('alert')).toContainText('Copy URL manually');
    await expect(page.getByRole('alert')).toContainText(
      'Long-press or select the URL to copy it manually.',
    );
    await expect(copy(page)).toHaveText(/^Copy /);
    expect(await page.evaluate(() => String(getSelection()))).toBe(
      `${site.url}/thumbs-up-down/${slug}`,
    );
  });

  test('opens in a new tab', async ({ page, context, site }) => {
    const { slug } = await openSharePage({ page, context, site });
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open the review page' }).click();
    await expect(await opened).toHaveURL(`/thumbs-up-down/${slug}`);
  });
});

test.describe('Test my links', () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Test my links' }).click();

  test('opens each link in a new tab, and tells what seems wrong', async ({
    page,
    context,
    site,
    expectAccessible,
  }) => {
    await openSharePage(
      { page, context, site },
      {
        reviewUrl: 'https://www.google.com/search?q=maple',
        facebookUrl: 'https://www.facebook.com/maplestreet',
      },
    );
    await page.waitForLoadState('networkidle');
    const calls = followCalls(page);
    await open(page);
    const dialog = page.getByRole('dialog', { name: 'Test my links' });
    for (const [name, href] of [
      ['Open Google link in a new tab', 'https://www.google.com/search?q=maple'],
      ['Open Facebook link in a new tab', 'https://www.facebook.com/maplestreet'],
    ] as const) {
      await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(dialog.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      await expect(dialog.getByRole('link', { name })).toHaveAttribute('rel', 'noopener');
    }
    await expect(dialog.locator('.link-hint')).toHaveText([
      'This opens a Google search, not the review form.',
    ]);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Test my links' })).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('a double click leaves it open', async ({ page, context, site }) => {
    await page.setViewportSize(desk.viewport);
    await openSharePage({ page, context, site });
    await page.getByRole('button', { name: 'Test my links' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Test my links' });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });

  test('says what customers get where there is no link', async ({ page, context, site }) => {
    await openSharePage({ page, context, site }, { reviewUrl: null, facebookUrl: null });
    await open(page);
    const dialog = page.getByRole('dialog', { name: 'Test my links' });
    await expect(dialog).toContainText('Customers who choose Google come to Google Maps');
    await expect(dialog).toContainText('Customers are not offered Facebook.');
    await expect(dialog.getByRole('link')).toHaveCount(0);
  });
});

test('the demo’s own links look right', async ({ page, context }) => {
  const demo = await startSite({ SEED: 'demo' });
  try {
    await seedDemo(demo.ctx);
    const owner = await findUserById(demo.ctx.db, 1);
    if (!owner) throw new Error('The demo has no owner.');
    await signInAs(context, demo, owner);
    for (const id of [1, 3]) {
      await page.goto(`${demo.url}/business-share/${id}`);
      await page.getByRole('button', { name: 'Test my links' }).click();
      const dialog = page.getByRole('dialog', { name: 'Test my links' });
      await expect(dialog.getByRole('link')).toHaveCount(id === 1 ? 2 : 1);
      await expect(dialog.locator('.link-hint')).toHaveCount(0);
    }
  } finally {
    await demo.close();
  }
});

test.describe('who may share', () => {
  test('E-12 one that is gone and another owner’s look alike, here and on the edit page', async ({
    page,
    context,
    site,
  }) => {
    const { id } = await site.addBusiness({ name: 'Hidden Valley Clinic' });
    await signInAs(context, site, await site.addOwner());
    const panels = new Set<string>();
    for (const path of ['business-share', 'business-edit'])
      for (const which of [id, 999_999]) {
        await page.goto(`/${path}/${which}`);
        await expect(failed(page)).toBeVisible();
        panels.add(await page.getByRole('main').innerText());
      }
    expect([...panels]).toHaveLength(1);
    expect([...panels][0]).toContain('it belongs to somebody else');
  });

  test('another owner’s business is not theirs to share', async ({ page, context, site }) => {
    const { id } = await site.addBusiness({ name: 'Hidden Valley Clinic' });
    await signInAs(context, site, await site.addOwner());
    await page.goto(`/business-share/${id}`);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Hidden Valley');
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('an admin shares any', async ({ page, context, site }) => {
    const { id } = await site.addBusiness({ name: 'Hidden Valley Clinic' });
    await signInAs(context, site, await site.addOwner({ isAdmin: true }));
    await page.goto(`/business-share/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share Hidden Valley Clinic');
  });

  test('a visitor is led to the sign-in screen', async ({ page, business }) => {
    await page.goto(`/business-share/${business.id}`);
    await expect(page).toHaveURL('/auth');
  });

  test('a business that is not there', async ({ page, context, site, expectAccessible }) => {
    await signInAs(context, site, await site.addOwner());
    await page.goto('/business-share/999999');
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await expectAccessible();
  });

  test('a failure that may pass is tried again', async ({ page, context, site, business }) => {
    await signInAs(context, site, await site.addOwner({ isAdmin: true }));
    await page.clock.install();
    const address = `**/api/businesses/${business.id}`;
    await page.route(address, (route) => route.abort());
    await page.goto(`/business-share/${business.id}`);
    await expect(page.getByRole('status', { name: 'Loading your business' })).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(failed(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Share ${business.name}`);
  });
});

test('what stands below is not in sight before it has its place', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  const { id } = await site.addBusiness({ userId: owner.id });
  await signInAs(context, site, owner);
  const user = Promise.withResolvers<void>();
  const business = Promise.withResolvers<void>();
  await page.route('**/api/user', (route) => user.promise.then(() => route.continue()));
  await page.route(`**/api/businesses/${id}`, (route) =>
    business.promise.then(() => route.continue()),
  );
  const footer = page.getByRole('contentinfo');
  await page.goto(`/business-share/${id}`);
  await expect(page.getByRole('status', { name: 'Loading', exact: true })).toBeVisible();
  await expect(footer).not.toBeInViewport();
  user.resolve();
  await expect(page.getByRole('status', { name: 'Loading your business' })).toBeVisible();
  await expect(footer).not.toBeInViewport();
  business.resolve();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(footer).not.toBeInViewport();
});

test('an inactive business is printed all the same, and told so', async ({
  page,
  context,
  site,
}) => {
  await openSharePage({ page, context, site }, { isActive: false });
  await expect(page.getByText('This business is inactive')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test('C-49 a business without a slug has nothing to share, and says what to do', async ({
  page,
  context,
  site,
}) => {
  await openSharePage({ page, context, site }, { slug: null });
  await expect(page.getByRole('heading', { name: 'No public address yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

for (const [size, options] of Object.entries({ 'a phone': {}, 'a desk': desk })) {
  test.describe(`at ${size}`, () => {
    test.use(options);

    test('axe finds nothing, whatever is chosen', async ({
      page,
      context,
      site,
      expectAccessible,
    }) => {
      await openSharePage({ page, context, site });
      await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
      await expectAccessible();
      await page.getByRole('radio', { name: 'Counter card' }).check({ force: true });
      await copy(page).click();
      await expectAccessible();
    });
  });
}

test('nothing reaches over the edge, and the controls are high enough', async ({
  page,
  context,
  site,
}) => {
  await openSharePage({ page, context, site }, { name: 'W'.repeat(100) });
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  const widths = [320, 390, 768, 900, 960, 1280];
  await expectToFit(page, widths);
  await atWidths(page, widths, async (width) => {
    const heights = await page
      .locator('main :is(.button, .segment)')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    expect(Math.min(...heights), `at ${width} px`).toBeGreaterThanOrEqual(40);
  });
});
