import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import { holdRequests } from '../../fixtures/hold.ts';
import { openBrowserPrint } from '../../fixtures/share-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { readQr } from '../../fixtures/read-qr.ts';
import { desktop, waitUntilLoaded } from '../../fixtures/signed-in.ts';

type Kind = 'PNG' | 'SVG';

const button = (page: Page, kind: Kind) =>
  page.getByRole('button', { name: `Download ${kind}`, exact: true });
const code = (page: Page) =>
  page.getByRole('region', { name: 'Link and QR code' }).getByRole('img', { name: /^QR code for/ });

async function download(page: Page, kind: Kind): Promise<Download> {
  const saved = page.waitForEvent('download');
  await button(page, kind).click();
  return saved;
}

const bytesOf = async (saved: Download) => readFile(await saved.path());

/** Renders an SVG in the browser: the server in this process has disabled sharp's SVG loader. */
async function drawn(page: Page, svg: Buffer): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 900, height: 900 });
  await sheet.setContent(svg.toString());
  return sheet.locator('svg').screenshot();
}

const sizes = { 'a phone': { viewport: { width: 390, height: 844 } }, 'a desktop': desktop };

for (const [size, options] of Object.entries(sizes)) {
  test.describe(`at ${size}`, () => {
    test.use(options);

    test('Q-01, Q-02, Q-04, Q-06 PNG, SVG and the code on the screen open the review page', async ({
      page,
      site,
      openSharePage,
    }) => {
      const { slug } = await openSharePage();
      const address = `${site.url}/thumbs-up-down/${slug}`;
      expect(await readQr(await code(page).screenshot())).toBe(address);

      // The toast stays for 5 s, less than it can take to read the picture.
      const png = await download(page, 'PNG');
      await expect(page.getByText('QR Code Downloaded!')).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
      expect(png.suggestedFilename()).toBe(`${slug}-qr.png`);
      const picture = await bytesOf(png);
      const expected = { format: 'png', width: 300, height: 300 };
      expect(await sharp(picture).metadata()).toMatchObject(expected);
      expect(await readQr(picture)).toBe(address);

      const svg = await download(page, 'SVG');
      await expect(page.getByText('QR Code Downloaded!')).toBeVisible();
      expect(svg.suggestedFilename()).toBe(`${slug}-qr.svg`);
      const drawing = await bytesOf(svg);
      expect(drawing.toString()).toMatch(/^<svg .*viewBox="0 0 (\d+) \1".*crispEdges/);
      expect(await readQr(await drawn(page, drawing))).toBe(address);
    });
  });
}

test('Q-03 the PNG is black on white, with a margin of two modules', async ({
  page,
  openSharePage,
}) => {
  await openSharePage();
  const { data } = await sharp(await bytesOf(await download(page, 'PNG')))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(new Set(data)).toEqual(new Set([0, 255]));
  const rows = Array.from({ length: 300 }, (_, y) => data.subarray(y * 300, (y + 1) * 300));
  const first = rows.findIndex((row) => row.includes(0));
  const last = rows.findLastIndex((row) => row.includes(0));
  // A finder's outer edge is seven modules long.
  const finder = [...(rows[first] ?? [])];
  const module = (finder.indexOf(255, finder.indexOf(0)) - finder.indexOf(0)) / 7;
  for (const margin of [first, 299 - last, finder.indexOf(0), 299 - finder.lastIndexOf(0)])
    expect(Math.round(margin / module)).toBe(2);
});

test('Q-04 a code with the longest slug can be read', async ({ page, site, openSharePage }) => {
  const slug = 'a-very-long-name'.repeat(5);
  expect(slug).toHaveLength(80);
  await openSharePage({ slug });
  for (const kind of ['PNG', 'SVG'] as const) {
    const file = await bytesOf(await download(page, kind));
    const picture = kind === 'SVG' ? await drawn(page, file) : file;
    expect(await readQr(picture)).toBe(`${site.url}/thumbs-up-down/${slug}`);
  }
});

test('Q-05 a download makes no request', async ({ page, context, openSharePage }) => {
  await openSharePage();
  await expect(code(page)).toBeVisible();
  await waitUntilLoaded(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) asked.push(request.url());
  });
  await context.setOffline(true);
  await download(page, 'PNG');
  await download(page, 'SVG');
  expect(asked).toEqual([]);
});

test('a double click downloads one file, and a later click another one', async ({
  page,
  openSharePage,
}) => {
  await openSharePage();
  await expect(code(page)).toBeVisible();
  const saved: string[] = [];
  page.on('download', (one) => saved.push(one.suggestedFilename()));
  await button(page, 'PNG').dblclick();
  await download(page, 'SVG');
  expect(saved.map((name) => name.slice(-3))).toEqual(['png', 'svg']);
});

test('a placeholder shows that the code is loading, and nothing shifts afterwards', async ({
  page,
  openSharePage,
}) => {
  const release = await holdRequests(page, /\/qr-code-[^/]*\.js$/);
  await openSharePage();
  await openBrowserPrint(page);
  await expect(page.getByRole('status', { name: 'Creating the QR code' })).toBeVisible();
  await expect(page.locator('.poster-preview .spinner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
  const place = (kind: Kind) => button(page, kind).boundingBox();
  const before = [await place('PNG'), await place('SVG')];
  release();
  await expect(code(page)).toBeVisible();
  expect([await place('PNG'), await place('SVG')]).toEqual(before);
  await expect(page.getByRole('status', { name: 'Creating the QR code' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test('Q-07, T-48 an error appears if the script for the code cannot be loaded', async ({
  page,
  openSharePage,
}) => {
  await page.route(/\/qr-code-[^/]*\.js(\?|$)/, (route) => route.abort());
  await openSharePage();
  await expect(
    page.locator('.share-qr-place').getByText('Couldn’t create the QR code.'),
  ).toBeVisible();
  await button(page, 'PNG').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Download Failed' })).toContainText(
    'Unable to generate QR code. Please try again.',
  );
});

test('Q-07 an error appears if a file cannot be created, and the next attempt works', async ({
  page,
  openSharePage,
}) => {
  await openSharePage();
  await expect(code(page)).toBeVisible();
  await page.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = () => {
      URL.createObjectURL = make;
      throw new Error('no');
    };
  });
  await button(page, 'PNG').click();
  await expect(page.getByText('Download Failed')).toBeVisible();
  await download(page, 'PNG');
  await expect(page.getByText('QR Code Downloaded!')).toBeVisible();
});
