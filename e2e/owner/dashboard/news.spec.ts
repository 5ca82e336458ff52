import type { BrowserContext, Locator, Page } from '@playwright/test';
import { stopClock, toast } from '../../fixtures/accounts.ts';
import { fillSetup, openSetup, finishSetup } from '../../fixtures/business-forms.ts';
import { cardOf, openDashboard, advanceClockUntil } from '../../fixtures/dashboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

const banner = (page: Page) => page.getByText('Your new business is ready', { exact: true });
const hint = (page: Page) => page.getByText('Click here first', { exact: true });
const kept = (page: Page) =>
  page.evaluate(() => [localStorage['newBusinessId'], localStorage['newBusinessSlug']]);

test.describe('a new business', () => {
  test('D-29 … D-31, C-56, N-32 is highlighted once, for 5 s after it becomes visible', async ({
    page,
    context,
    addOwnBusiness,
  }) => {
    for (let n = 0; n < 6; n += 1) await addOwnBusiness({ name: `Clinic ${n}` });
    const { id, slug } = await addOwnBusiness({ name: 'Zebra Dental' });
    await justSetUp(context, id, String(slug));
    await stopClock(page);
    await page.goto('/dashboard');
    const card = cardOf(page, 'Zebra Dental');
    await advanceClockUntil(page, () => expect(banner(page)).toBeInViewport({ timeout: 100 }));
    await expect(card.getByText('Click here first')).toBeVisible();
    await expect(
      card.getByRole('link', { name: 'View Your Review Generator' }),
    ).toHaveAccessibleDescription('Click here first');
    const said = page.getByRole('status').filter({ hasText: 'Zebra Dental is set up.' });
    await expect(said).toBeAttached();
    expect(await kept(page)).toEqual([String(id), slug]);
    // It became visible during the last steps of the clock.
    await page.clock.runFor(4_000);
    await expect(banner(page)).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(banner(page)).toHaveCount(0);
    await expect(hint(page)).toHaveCount(0);
    expect(await kept(page)).toEqual([undefined, undefined]);
    await page.reload();
    await advanceClockUntil(page, () => expect(card).toBeVisible({ timeout: 100 }));
    await expect(banner(page)).toHaveCount(0);
  });

  test('D-30 on a small phone, hint and banner are visible together', async ({
    page,
    context,
    addOwnBusiness,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    const { id, slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
    await justSetUp(context, id, String(slug));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDashboard(page);
    await expect(hint(page)).toBeInViewport({ ratio: 1 });
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Cedar Clinic is set up.')).toBeAttached();
  });

  for (const viewport of [{ width: 390, height: 844 }, desktop.viewport]) {
    test(`D-29 the toasts of the setup do not cover the banner and the hint at ${viewport.width} px`, async ({
      page,
      context,
      addOwnBusiness,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize(viewport);
      // A click ends a smooth scroll on its way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (let n = 0; n < 7; n += 1) await addOwnBusiness({ name: `Clinic ${n}` });
      await openSetup(page);
      await fillSetup(page, { 'Business name': 'Zebra Dental' });
      await finishSetup(page);
      await page.locator('.toaster').dispatchEvent('pointerenter');
      await stopClock(page);
      await page.getByRole('link', { name: 'Go to My Dashboard' }).click();
      const said = page.getByText('Zebra Dental is set up.');
      await advanceClockUntil(page, () => expect(said).toBeAttached({ timeout: 100 }));
      await expectApart(page);
      await toast(page).getByRole('button', { name: 'Close message' }).click();
      await expect(toast(page)).toContainText('URL Copied');
      await expectApart(page);
    });
  }

  test('C-56 is highlighted until it has been visible; axe finds no violations', async ({
    page,
    context,
    addOwnBusiness,
    expectAccessible,
  }) => {
    const { id, slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
    await justSetUp(context, id, String(slug));
    await page.addInitScript(() => {
      Object.assign(window, { IntersectionObserver: BlindObserver });
      function BlindObserver() {
        return { observe() {}, disconnect() {} };
      }
    });
    await page.clock.install();
    await openDashboard(page);
    await expect(banner(page)).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(banner(page)).toBeVisible();
    await expectAccessible();
  });

  test('D-31 is no longer highlighted after leaving early', async ({
    page,
    context,
    addOwnBusiness,
  }) => {
    const { id, slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
    await justSetUp(context, id, String(slug));
    await openDashboard(page);
    await expect(page.getByText('Cedar Clinic is set up.')).toBeAttached();
    await page.getByRole('tab', { name: 'Account Settings' }).click();
    await expect.poll(() => kept(page)).toEqual([undefined, undefined]);
  });

  test('is forgotten if it belongs to another account', async ({
    page,
    context,
    site,
    addOwnBusiness,
  }) => {
    await addOwnBusiness({ name: 'Cedar Clinic' });
    const other = await site.addBusiness();
    await justSetUp(context, other.id, String(other.slug));
    await openDashboard(page);
    await expect.poll(() => kept(page)).toEqual([undefined, undefined]);
    await expect(banner(page)).toHaveCount(0);
  });
});

test.describe('feedback that could not be delivered', () => {
  const notice = (page: Page) => page.getByRole('region', { name: 'Undelivered feedback' });

  test('is shown until dismissed, and again when there is more', async ({
    page,
    site,
    addOwnBusiness,
    expectAccessible,
  }) => {
    const { id } = await addOwnBusiness({ name: 'Cedar Clinic' });
    await addOwnBusiness({ name: 'Maple Clinic' });
    const giveUp = () =>
      site.ctx.pool.query(
        `insert into outbox (kind, business_id, status, ended_at, expires_at)
         values ('feedback', $1, 'undeliverable', now(), now())`,
        [id],
      );
    await giveUp();
    await openDashboard(page);
    await expect(notice(page)).toContainText('Cedar Clinic: 1 message in the last 30 days');
    await expect(notice(page)).not.toContainText('Maple Clinic');
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', `/business-edit/${id}`);
    await expectAccessible();
    await notice(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeFocused();
    await openDashboard(page);
    await expect(notice(page)).toHaveCount(0);
    await giveUp();
    await openDashboard(page);
    await expect(notice(page)).toContainText('Cedar Clinic: 2 messages');
  });
});

/** Expects the news to be visible, clear of the toast, after moments of the stopped clock. */
async function expectApart(page: Page): Promise<void> {
  await expect(toast(page)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(20);
    for (const news of [banner(page), hint(page)]) {
      await expect(news).toBeInViewport({ ratio: 1, timeout: 100 });
      expect(await overlap(page.locator('.toaster'), news)).toBe(false);
    }
  }).toPass();
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) throw new Error('Both have to be visible');
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

/** Stores what a setup leaves in the browser (2§4), before the first page only. */
async function justSetUp(context: BrowserContext, id: number, slug: string): Promise<void> {
  await context.addInitScript(
    ([newId, newSlug]) => {
      if (sessionStorage['isSetUp']) return;
      sessionStorage['isSetUp'] = 'yes';
      localStorage['newBusinessId'] = newId;
      localStorage['newBusinessSlug'] = newSlug;
    },
    [String(id), slug] as const, // a pair
  );
}
