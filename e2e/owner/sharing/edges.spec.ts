import type { Page } from '@playwright/test';
import { atWidths } from '../../fixtures/fitting.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  addLogo,
  choose,
  formats,
  longSlug,
  names,
  pagesOf,
  preview,
  printed,
  smallestCode,
  overflowingParts,
} from '../../fixtures/poster.ts';
import { openBrowserPrint, openLinkTest } from '../../fixtures/share-page.ts';
import { desktop } from '../../fixtures/signed-in.ts';

const print = (page: Page) => page.getByRole('button', { name: 'Print' });
const logos = '**/logos/*';
const qrScript = /\/qr-code-[^/]*\.js(\?|$)/;

test.describe('a poster’s logo', () => {
  test('must load before anything can be printed', async ({ page, site, openSharePage }) => {
    const logoHash = await addLogo(site);
    const release = await holdRequests(page, logos);
    await openSharePage({ logoHash });
    await openBrowserPrint(page);
    await expect(page.locator('.share-qr-place .qr-image')).toBeVisible();
    await expect(print(page)).toBeDisabled();
    await expect(printed(page)).toHaveCount(0);
    release();
    await expect(print(page)).toBeEnabled();
    const areThere = await printed(page)
      .locator('img')
      .evaluateAll(
        (pictures) => pictures.map((picture) => (picture as HTMLImageElement).complete), // by its tag
      );
    expect(areThere).toEqual([true]);
  });

  test('is replaced by the name if it cannot be loaded', async ({ page, site, openSharePage }) => {
    const logoHash = await addLogo(site);
    await page.route(logos, (route) => route.abort());
    await openSharePage({ logoHash });
    await openBrowserPrint(page);
    await expect(print(page)).toBeEnabled();
    for (const format of formats) {
      await choose(page, format);
      await expect(printed(page).locator('.face-name')).toHaveCount(format.faces);
      await expect(printed(page).locator('.face img')).toHaveCount(0);
    }
    await expect(page.getByText('Couldn’t load the logo')).toBeVisible();
  });

  test('is not waited for longer than 10 s', async ({ page, site, openSharePage }) => {
    const logoHash = await addLogo(site);
    await page.clock.install();
    const release = await holdRequests(page, logos);
    await openSharePage({ logoHash });
    await openBrowserPrint(page);
    await expect(preview(page).locator('.spinner')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(print(page)).toBeEnabled();
    await expect(printed(page).locator('.face-name')).toHaveCount(1);
    release();
    await expect(printed(page).locator('.face-logo')).toHaveCount(1);
  });
});

test.describe('below a logo', () => {
  test.use(desktop);

  for (const [which, name] of Object.entries(names)) {
    test(`every format fits ${which} and the longest URL`, async ({
      page,
      site,
      openSharePage,
    }) => {
      const logoHash = await addLogo(site);
      await openSharePage({ name, logoHash, slug: longSlug() });
      await openBrowserPrint(page);
      for (const format of formats) {
        await choose(page, format);
        expect(await pagesOf(page)).toEqual([format.points]);
        await page.emulateMedia({ media: 'print' });
        const captions = Array<string>(format.faces).fill(name);
        await expect(printed(page).locator('.face-caption')).toHaveText(captions);
        expect(await overflowingParts(page)).toEqual([]);
        expect(await smallestCode(page)).toBeGreaterThanOrEqual(70);
        const heights = await printed(page)
          .locator('.face-logo')
          .evaluateAll((pictures) =>
            pictures.map(({ clientHeight }) => (clientHeight / 96) * 25.4),
          );
        expect(Math.min(...heights), 'of the logo, in mm').toBeGreaterThan(10);
        await page.emulateMedia({ media: null });
      }
    });
  }
});

test('Q-07 retrying a download loads its script again', async ({
  page,
  context,
  openSharePage,
}) => {
  await page.route(qrScript, (route) => route.abort());
  const { slug } = await openSharePage();
  await expect(
    page.locator('.share-qr-place').getByText('Couldn’t create the QR code.'),
  ).toBeVisible();
  const download = page.getByRole('button', { name: 'Download PNG', exact: true });
  await download.click();
  await expect(page.getByText('Unable to generate QR code. Please try again.')).toBeVisible();
  await page.unroute(qrScript);
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toBe(`${slug}-qr.png`);
  // The script is kept: it is not requested again.
  await context.setOffline(true);
  const savedAgain = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download SVG', exact: true }).click();
  expect((await savedAgain).suggestedFilename()).toBe(`${slug}-qr.svg`);
});

test('C-68 an admin returns to the admin page, and texts do not call the business theirs', async ({
  page,
  site,
  signInAdmin,
}) => {
  const { id } = await site.addBusiness({ name: 'Hidden Valley Clinic', isActive: false });
  await signInAdmin();
  await page.goto(`/business-share/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('This business belongs to another account.');
  await expect(main).not.toContainText(/\byour (?:Google|Facebook|business|dashboard)/i);
  await openLinkTest(page);
  await expect(page.getByRole('dialog')).not.toContainText(/\byour\b/i);
  await page.getByRole('button', { name: 'Done' }).click();
  await main.getByRole('link', { name: 'Back to Admin' }).click();
  await expect(page).toHaveURL('/admin');
});

test('C-68 an admin returns to the dashboard from their own business', async ({
  page,
  signInAdmin,
  addOwnBusiness,
}) => {
  await signInAdmin();
  const { id } = await addOwnBusiness();
  await page.goto(`/business-share/${id}`);
  await page.getByRole('main').getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('buttons that are stacked are aligned', async ({ page, openSharePage }) => {
  await openSharePage();
  await atWidths(page, [320, 360, 390, 430, 1280], async (width) => {
    const [tries, change] = await page.locator('.share-actions .button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, top } = button.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    if (!tries || !change) throw new Error('There are two buttons.');
    if (width > 320 && change.top === tries.top) return;
    expect([change.left, change.right], `at ${width} px`).toEqual([tries.left, tries.right]);
  });
});
