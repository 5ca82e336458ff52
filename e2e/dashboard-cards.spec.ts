import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { insertLogo } from '../server/db/logos.ts';
import { bodiesSentTo, stopClock, toast } from './accounts.ts';
import { cardOf, openDashboard, passUntil, timeIn } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { desk, followCalls, signInAs } from './signed-in.ts';

test.use({ ...desk, permissions: ['clipboard-read', 'clipboard-write'] });

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const view = 'View Your Review Generator';

test.describe('a card', () => {
  test('D-09, D-11, D-27, D-32 says what it is and leads on', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    const { id, slug } = await site.addBusiness({
      userId: owner.id,
      name: 'Cedar Clinic',
      nickname: 'Downtown',
      city: 'Austin',
      state: 'TX',
    });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const card = cardOf(page, 'Cedar Clinic');
    await expect(card).toContainText('Downtown · Austin, TX');
    await expect(card).toContainText(`${site.url}/thumbs-up-down/${slug}`);
    await expect(card.getByText('Inactive', { exact: true })).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'Share' })).toHaveAttribute(
      'href',
      `/business-share/${id}`,
    );
    await card.getByRole('link', { name: 'Edit Business' }).click();
    await expect(page).toHaveURL(`/business-edit/${id}`);
  });

  test('D-10, N-27 shows the logo at 180 by 90', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    const hash = 'd'.repeat(64);
    const folder = new URL('../server/db/seed/', import.meta.url);
    await insertLogo(
      site.ctx.db,
      hash,
      readFileSync(new URL('riverside-dental-care.webp', folder)),
    );
    await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic', logoHash: hash });
    await signInAs(context, site, owner);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openDashboard(page);
      const logo = cardOf(page, 'Cedar Clinic').locator('img');
      expect(await logo.boundingBox()).toMatchObject({ width: 180, height: 90 });
      await expect
        .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('D-20 opens the review page in a new tab', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    const { slug } = await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const opened = context.waitForEvent('page');
    await cardOf(page, 'Cedar Clinic').getByRole('link', { name: view }).click();
    await expect(await opened).toHaveURL(`/thumbs-up-down/${slug}`);
    await expect(page).toHaveURL('/dashboard');
  });

  test('D-21, D-32 of an inactive business opens nothing, and says why', async ({
    page,
    context,
    site,
  }) => {
    const owner = await site.addOwner();
    await site.addBusiness({ userId: owner.id, name: 'Resting Clinic', isActive: false });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const card = cardOf(page, 'Resting Clinic');
    await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: view })).toBeDisabled();
    await expect(card.getByRole('button', { name: view })).toHaveAccessibleDescription(
      /Activate it to open its page/,
    );
    await expect(card.getByRole('button', { name: 'Copy' })).toBeEnabled();
  });

  test('C-49 without a slug has nothing to copy, view or download', async ({
    page,
    context,
    site,
  }) => {
    const owner = await site.addOwner();
    await site.addBusiness({ userId: owner.id, name: 'Unaddressed', slug: null });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const card = cardOf(page, 'Unaddressed');
    for (const name of ['Copy', view, 'QR code'])
      await expect(card.getByRole('button', { name })).toBeDisabled();
    await expect(card).toContainText('Without an address it has no page');
  });

  test('says what customers get until there is a review link', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    const { id } = await site.addBusiness({
      userId: owner.id,
      name: 'Cedar Clinic',
      reviewUrl: null,
    });
    await site.addBusiness({ userId: owner.id, name: 'Maple Clinic' });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const hint = cardOf(page, 'Cedar Clinic').getByText('Customers get a Google Maps search');
    await expect(hint.getByRole('link')).toHaveAttribute('href', `/business-edit/${id}`);
    await expect(cardOf(page, 'Maple Clinic')).not.toContainText('Google Maps search');
  });

  test('by keyboard: its controls follow each other, and the table can be scrolled', async ({
    page,
    context,
    site,
  }) => {
    const owner = await site.addOwner();
    await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const card = cardOf(page, 'Cedar Clinic');
    await card.getByRole('button', { name: 'Copy' }).focus();
    for (const name of ['QR code', 'Share', 'Last 30 days']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText(name);
    }
    await page.keyboard.press('Enter');
    await expect(card.getByRole('table')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('region', { name: 'Last 30 days of Cedar Clinic' })).toBeFocused();
    for (const name of ['Download daily numbers', view, 'Edit Business', 'Deactivate']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText(name);
    }
  });
});

test.describe('the link', () => {
  test('D-12 … D-14, T-43, N-33 is copied, and says so for its time', async ({
    page,
    context,
    site,
  }) => {
    const owner = await site.addOwner();
    const { slug } = await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
    await signInAs(context, site, owner);
    await stopClock(page);
    await page.goto('/dashboard');
    const card = cardOf(page, 'Cedar Clinic');
    await passUntil(page, () => expect(card).toBeVisible({ timeout: 100 }));
    await card.getByRole('button', { name: 'Copy' }).click();
    await expect(toast(page).getByText('URL Copied', { exact: true })).toBeVisible();
    const begin = await timeIn(page);
    expect(await readClipboard(page)).toBe(`${site.url}/thumbs-up-down/${slug}`);
    await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
    await passUntil(page, () =>
      expect(card.getByRole('button', { name: 'Copied' })).toHaveCount(0, { timeout: 100 }),
    );
    expect((await timeIn(page)) - begin, 'D-13').toBeCloseTo(2_000, -3);
    await expect(toast(page)).toBeVisible();
    await passUntil(page, () => expect(toast(page)).toHaveCount(0, { timeout: 100 }));
    expect((await timeIn(page)) - begin, 'D-14').toBeCloseTo(3_000, -3);
  });

  for (const command of ['works', 'refuses'] as const) {
    test(`D-15, T-44 without a clipboard, where the hidden field ${command}`, async ({
      page,
      context,
      site,
    }) => {
      const owner = await site.addOwner();
      const { slug } = await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
      await signInAs(context, site, owner);
      await page.addInitScript((isWorking) => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => {
          const field = document.activeElement as HTMLTextAreaElement; // the hidden field has the focus
          document.documentElement.dataset['copied'] = field.value;
          return isWorking;
        };
      }, command === 'works');
      await openDashboard(page);
      await cardOf(page, 'Cedar Clinic').getByRole('button', { name: 'Copy' }).click();
      if (command === 'works') {
        await expect(toast(page)).toContainText('URL Copied');
        await expect(page.locator('html')).toHaveAttribute(
          'data-copied',
          `${site.url}/thumbs-up-down/${slug}`,
        );
      } else {
        await expect(toast(page)).toContainText('Copy URL manually');
        await expect(toast(page)).toContainText(
          'Long-press or select the URL to copy it manually.',
        );
      }
    });
  }

  test('D-16 its QR code is saved under the slug', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    const { slug } = await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const saved = page.waitForEvent('download');
    await cardOf(page, 'Cedar Clinic')
      .getByRole('button', { name: 'Download QR code of Cedar Clinic as PNG' })
      .click();
    expect((await saved).suggestedFilename()).toBe(`${slug}-qr.png`);
  });

  test('Q-05 a QR code needs no network, not even the first', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
    await signInAs(context, site, owner);
    await openDashboard(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const saved = page.waitForEvent('download');
    await cardOf(page, 'Cedar Clinic').getByRole('button', { name: 'QR code' }).click();
    await saved;
    await expect(toast(page)).toContainText('QR Code Downloaded!');
  });

  test('the keyboard stays at a button that has done its work', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const card = cardOf(page, 'Cedar Clinic');
    await card.getByRole('button', { name: 'QR code' }).press('Enter');
    await expect(toast(page)).toContainText('QR Code Downloaded!');
    await expect(card.getByRole('button', { name: 'QR code' })).toBeFocused();
    await card.getByText('Last 30 days').click();
    await card.getByRole('button', { name: 'CSV' }).press('Enter');
    await expect(card.getByRole('button', { name: 'CSV' })).toBeFocused();
    await card.getByRole('button', { name: 'Deactivate' }).press('Enter');
    await expect(toast(page)).toContainText('Business Deactivated');
    await expect(card.getByRole('button', { name: 'Activate' })).toBeFocused();
  });
});

test.describe('the switch', () => {
  test('D-22 … D-24, D-26, T-49, T-50 closes the page at once, and opens it again', async ({
    page,
    context,
    site,
  }) => {
    const owner = await site.addOwner();
    const { id, slug } = await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const visitor = await context.newPage();
    const card = cardOf(page, 'Cedar Clinic');
    const path = `/api/businesses/toggle-business-active/${id}`;
    const bodies = bodiesSentTo(page, path);
    const calls = followCalls(page);

    const reloaded = page.waitForResponse('**/api/businesses');
    await card.getByRole('button', { name: 'Deactivate' }).click();
    await expect(toast(page)).toContainText('Business Deactivated');
    await reloaded;
    expect(calls).toEqual([`POST ${path}`, 'GET /api/businesses']);
    await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
    await visitor.goto(`/thumbs-up-down/${slug}`);
    await expect(visitor.getByText('This business is currently inactive')).toBeVisible();

    await card.getByRole('button', { name: 'Activate' }).click();
    await expect(toast(page)).toContainText('Business Activated');
    await expect(card.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
    await visitor.reload();
    await expect(visitor.getByText('I had a good experience')).toBeVisible();
    expect(bodies).toEqual([{ isActive: false }, { isActive: true }]);
  });

  test('a double click switches once', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    const { id } = await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
    await signInAs(context, site, owner);
    await openDashboard(page);
    const bodies = bodiesSentTo(page, `/api/businesses/toggle-business-active/${id}`);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/toggle-business-active/*', async (route) => {
      await promise;
      await route.continue();
    });
    const card = cardOf(page, 'Cedar Clinic');
    await card.getByRole('button', { name: 'Deactivate' }).dblclick();
    resolve();
    await expect(card.getByRole('button', { name: 'Activate' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(bodies).toEqual([{ isActive: false }]);
  });

  test('D-25, T-51 that fails says so and changes nothing', async ({ page, context, site }) => {
    const owner = await site.addOwner();
    await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
    await signInAs(context, site, owner);
    await openDashboard(page);
    await page.route('**/toggle-business-active/*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    const card = cardOf(page, 'Cedar Clinic');
    await card.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to update business status. Please try again.',
    );
    await expect(card.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
    await expect(card.getByText('Inactive', { exact: true })).toHaveCount(0);
  });
});
