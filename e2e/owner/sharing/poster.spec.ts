import type { Locator } from '@playwright/test';
import { startSite } from '../../fixtures/site.ts';
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
import { readQr } from '../../fixtures/read-qr.ts';
import { openBrowserPrint } from '../../fixtures/share-page.ts';
import { addSession, desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('each format is one page of its size and leads to the review page', async ({
  page,
  site,
  openSharePage,
}) => {
  const { slug } = await openSharePage();
  await openBrowserPrint(page);
  for (const format of formats) {
    await choose(page, format);
    expect(await pagesOf(page)).toEqual([format.points]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body > :visible')).toHaveCount(1);
    await expect(printed(page).locator('.face')).toHaveCount(format.faces);
    for (const face of await printed(page).locator('.face').all()) {
      await expect(face).toContainText('How was your visit? Scan to let us know.');
      await expect(face).toContainText(`${new URL(site.url).host}/thumbs-up-down/${slug}`);
      await expect(face).not.toContainText(/google|facebook|stars|review us|http/i);
    }
    expect(await readQr(await printed(page).locator('svg').last().screenshot())).toBe(
      `${site.url}/thumbs-up-down/${slug}`,
    );
    await page.emulateMedia({ media: null, colorScheme: null });
  }
});

for (const [which, name] of Object.entries(names)) {
  test(`every format fits ${which} and the longest URL`, async ({ page, openSharePage }) => {
    await openSharePage({ name, slug: longSlug() });
    await openBrowserPrint(page);
    for (const format of formats) {
      await choose(page, format);
      expect(await pagesOf(page)).toEqual([format.points]);
      await page.emulateMedia({ media: 'print' });
      expect(await overflowingParts(page)).toEqual([]);
      expect(await smallestCode(page)).toBeGreaterThanOrEqual(70);
      await page.emulateMedia({ media: null });
    }
  });
}

test('an address that needs several lines breaks after its slashes', async ({ page }) => {
  const site = await startSite({ PUBLIC_URL: 'http://reviews.cedar-grove.example.com' });
  try {
    const owner = await site.addOwner();
    const { id } = await site.addBusiness({ userId: owner.id, slug: 'cedar-grove' });
    await addSession(page.context(), site, owner);
    await page.goto(`${site.url}/business-share/${id}`);
    await openBrowserPrint(page);
    await choose(page, { kind: 'Table tent', paper: 'US Letter' });
    await page.emulateMedia({ media: 'print' });
    const lines = await linesOf(printed(page).locator('.face-address').last());
    expect(lines.join('')).toBe('reviews.cedar-grove.example.com/thumbs-up-down/cedar-grove');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/\/$/);
  } finally {
    await site.close();
  }
});

test('the poster is white in dark mode and has the name of a business without a logo', async ({
  page,
  openSharePage,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSharePage();
  await openBrowserPrint(page);
  await expect(preview(page).locator('.poster-sheet')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await expect(preview(page).locator('.face-name')).toHaveText('Maple Street Clinic');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the poster shows the logo instead of the name', async ({ page, site, openSharePage }) => {
  const logoHash = await addLogo(site);
  await openSharePage({ logoHash });
  await openBrowserPrint(page);
  for (const format of formats) {
    await choose(page, format);
    await page.emulateMedia({ media: 'print' });
    await expect(printed(page).locator('.face-name')).toHaveCount(0);
    const widths = await printed(page)
      .getByRole('img', { name: 'Maple Street Clinic' })
      .evaluateAll((logos) => logos.map((logo) => (logo as HTMLImageElement).naturalWidth)); // by its role and name
    expect(widths).toEqual(Array<number>(format.faces).fill(320));
    expect(await overflowingParts(page)).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('Print opens the browser’s print dialog', async ({ page, openSharePage }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.classList.add('was-printed');
  });
  await openSharePage();
  await openBrowserPrint(page);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveClass(/was-printed/);
});

test('says that the sentence and color are only in the PDF, and leads back to it', async ({
  page,
  openSharePage,
}) => {
  await openSharePage();
  await openBrowserPrint(page);
  const note = page.getByText('Your sentence and color are only in the PDF.');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Back to the PDF' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});

test('a double click prints once', async ({ page, openSharePage }) => {
  await page.addInitScript(() => {
    const prints = { count: 0 };
    Object.assign(window, { prints });
    window.print = () => {
      prints.count += 1;
    };
  });
  await openSharePage();
  await openBrowserPrint(page);
  const prints = () =>
    page.evaluate(() => (window as unknown as { prints: { count: number } }).prints.count); // set above
  await page.getByRole('button', { name: 'Print' }).dblclick();
  expect(await prints()).toBe(1);
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  expect(await prints()).toBe(2);
});

test('formats can be selected with the keyboard', async ({ page, openSharePage }) => {
  await openSharePage();
  await openBrowserPrint(page);
  await expect(preview(page)).toHaveAccessibleName('Preview: Poster on US Letter');
  await page.getByRole('radio', { name: 'Poster' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(preview(page)).toHaveAccessibleName('Preview: Table tent on US Letter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(preview(page)).toHaveAccessibleName('Preview: Table tent on A4');
});

test('after leaving the page, the poster is not printed', async ({ page, openSharePage }) => {
  await openSharePage();
  await openBrowserPrint(page);
  await expect(printed(page)).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  await expect(printed(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/prints-poster/);
});

/** The lines that a text is broken into. */
function linesOf(element: Locator): Promise<string[]> {
  return element.evaluate((block) => {
    const lines: string[] = [];
    let bottom = -Infinity;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const [at, letter] of Array.from(text.textContent ?? '').entries()) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const box = range.getBoundingClientRect();
        if (box.top >= bottom) lines.push('');
        bottom = box.bottom;
        lines.push((lines.pop() ?? '') + letter);
      }
    return lines;
  });
}
