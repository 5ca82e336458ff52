import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { insertLogo } from '../server/db/logos.ts';
import { expect, test } from './fixtures.ts';
import { readQr } from './read-qr.ts';
import { openSharePage } from './share-page.ts';
import { desk } from './signed-in.ts';

/** Width and height in points, as PDF has them, and what tells the format. */
const formats = [
  { kind: 'Poster', paper: 'US Letter', points: [612, 792], faces: 1 },
  { kind: 'Poster', paper: 'A4', points: [595, 842], faces: 1 },
  { kind: 'Counter card', paper: 'US Letter', points: [612, 792], faces: 2 },
  { kind: 'Counter card', paper: 'A4', points: [595, 842], faces: 2 },
] as const;

type Format = (typeof formats)[number];

const names = {
  'a plain name': 'Maple Street Clinic',
  'a hundred wide letters': 'W'.repeat(100),
  'a hundred Chinese characters': '枫叶街诊所'.repeat(20),
  'an Arabic name': 'عيادة شارع القيقب لطب الأسنان',
};

let count = 0;
/** Of 80 letters, each time another. */
const longSlug = () => `${(count += 1)}-${'a-very-long-name'.repeat(5)}`.slice(0, 80);

async function choose(page: Page, { kind, paper }: Pick<Format, 'kind' | 'paper'>) {
  await page.getByRole('radio', { name: kind }).check({ force: true });
  await page.getByRole('radio', { name: paper }).check({ force: true });
  await expect(preview(page)).toHaveAccessibleName(`Preview: ${kind} on ${paper}`);
  await expect(printed(page).locator('.face svg').first()).toBeAttached();
}

const preview = (page: Page) => page.getByRole('img', { name: /^Preview: / });
const printed = (page: Page) => page.locator('.print-copy');

/** The size of each page, in points. */
async function pagesOf(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  expect(boxes).toHaveLength(pages.length);
  return boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

test.use(desk);

for (const format of formats) {
  test.describe(`${format.kind} on ${format.paper}`, () => {
    test('is one page of its size, and leads to the public page', async ({
      page,
      context,
      site,
    }) => {
      const { slug } = await openSharePage({ page, context, site });
      await choose(page, format);
      expect(await pagesOf(page)).toEqual([format.points]);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.locator('body > :visible')).toHaveCount(1);
      await expect(printed(page).locator('.face')).toHaveCount(format.faces);
      for (const face of await printed(page).locator('.face').all()) {
        await expect(face).toContainText('Tell us how it went, any time, on your own phone');
        await expect(face).toContainText(`${new URL(site.url).host}/thumbs-up-down/${slug}`);
        await expect(face).not.toContainText(/google|facebook|stars|review us|http/i);
      }
      expect(await readQr(await printed(page).locator('svg').last().screenshot())).toBe(
        `${site.url}/thumbs-up-down/${slug}`,
      );
    });
  });
}

for (const [which, name] of Object.entries(names)) {
  test(`every format holds ${which} and the longest address`, async ({ page, context, site }) => {
    await openSharePage({ page, context, site }, { name, slug: longSlug() });
    for (const format of formats) {
      await choose(page, format);
      expect(await pagesOf(page)).toEqual([format.points]);
      await page.emulateMedia({ media: 'print' });
      expect(await spilledParts(page)).toEqual([]);
      expect(await smallestCode(page)).toBeGreaterThanOrEqual(70);
      await page.emulateMedia({ media: null });
    }
  });
}

/** What reaches over the edge of its face, or over its own. */
function spilledParts(page: Page): Promise<string[]> {
  return printed(page)
    .locator('.face > *')
    .evaluateAll((parts) =>
      parts
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const face = part.parentElement?.getBoundingClientRect() ?? box;
          const isInside =
            box.left >= face.left &&
            box.right <= face.right &&
            box.top >= face.top &&
            box.bottom <= face.bottom;
          return !isInside || part.scrollWidth > part.clientWidth + 1;
        })
        .map((part) => part.getAttribute('class') ?? part.tagName),
    );
}

/** The shorter side of the smallest code that is printed, in millimeters. */
async function smallestCode(page: Page): Promise<number> {
  const sides = await printed(page)
    .locator('svg')
    .evaluateAll((codes) => codes.map((code) => Math.min(code.clientWidth, code.clientHeight)));
  return (Math.min(...sides) / 96) * 25.4;
}

test('is white in dark mode, and names the business that has no logo', async ({
  page,
  context,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSharePage({ page, context, site });
  await expect(preview(page).locator('.poster-sheet')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await expect(preview(page).locator('.face-name')).toHaveText('Maple Street Clinic');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('shows the logo in place of the name', async ({ page, context, site }) => {
  const bytes = await sharp({
    create: { width: 320, height: 160, channels: 3, background: '#0b6b6b' },
  })
    .webp()
    .toBuffer();
  const logoHash = createHash('sha256').update(bytes).digest('hex');
  await insertLogo(site.ctx.db, logoHash, bytes);
  await openSharePage({ page, context, site }, { logoHash });
  for (const format of formats) {
    await choose(page, format);
    await page.emulateMedia({ media: 'print' });
    await expect(printed(page).locator('.face-name')).toHaveCount(0);
    const widths = await printed(page)
      .getByRole('img', { name: 'Maple Street Clinic' })
      .evaluateAll((logos) => logos.map((logo) => (logo as HTMLImageElement).naturalWidth)); // by its role and name
    expect(widths).toEqual(Array<number>(format.faces).fill(320));
    expect(await spilledParts(page)).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('Print opens the printing of the browser', async ({ page, context, site }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.classList.add('was-printed');
  });
  await openSharePage({ page, context, site });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveClass(/was-printed/);
});

test('a double click prints once', async ({ page, context, site }) => {
  await page.addInitScript(() => {
    const prints = { count: 0 };
    Object.assign(window, { prints });
    window.print = () => {
      prints.count += 1;
    };
  });
  await openSharePage({ page, context, site });
  const prints = () =>
    page.evaluate(() => (window as unknown as { prints: { count: number } }).prints.count); // set above
  await page.getByRole('button', { name: 'Print' }).dblclick();
  expect(await prints()).toBe(1);
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  expect(await prints()).toBe(2);
});

test('the formats are chosen by keyboard', async ({ page, context, site }) => {
  await openSharePage({ page, context, site });
  await expect(preview(page)).toHaveAccessibleName('Preview: Poster on US Letter');
  await page.getByRole('radio', { name: 'Poster' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(preview(page)).toHaveAccessibleName('Preview: Counter card on US Letter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(preview(page)).toHaveAccessibleName('Preview: Counter card on A4');
});

test('leaving the page takes the poster out of what is printed', async ({
  page,
  context,
  site,
}) => {
  await openSharePage({ page, context, site });
  await expect(printed(page)).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  await expect(printed(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/prints-poster/);
});
