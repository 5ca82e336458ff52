import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readPdf } from '../../../server/testing/read-pdf.ts';
import { toast } from '../../fixtures/accounts.ts';
import { addLogo } from '../../fixtures/poster.ts';
import { readQr } from '../../fixtures/read-qr.ts';
import { addSession } from '../../fixtures/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const preview = (page: Page) => page.getByRole('img', { name: /^Preview: / });
const sentence = (page: Page) => page.getByLabel('Your sentence');
const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download PDF' });
const pick = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });

/** The preview in more pixels than the phone's screen has. */
async function previewed(page: Page): Promise<Buffer> {
  const source = (await preview(page).getAttribute('src')) ?? '';
  const svg = decodeURIComponent(source.slice(source.indexOf(',') + 1));
  return sharp(Buffer.from(svg), { density: 150 }).png().toBuffer();
}

async function downloaded(page: Page) {
  const started = page.waitForEvent('download');
  await downloadButton(page).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a poster is designed on a phone, downloaded, and there for the next admin', async ({
  page,
  browser,
  site,
  openSharePage,
}) => {
  const logoHash = await addLogo(site);
  const { id, slug } = await openSharePage({ logoHash });
  await expect(page.getByRole('radio', { name: 'From your logo' })).toBeChecked();
  expect(await readQr(await previewed(page))).toBe(`${site.url}/thumbs-up-down/${slug}`);
  await pick(page, 'Table tent');
  await pick(page, 'A4');
  await pick(page, 'Plum');
  await sentence(page).fill('How did we do today?');
  await expect(preview(page)).toHaveAccessibleName(
    'Preview: Table tent on A4. How did we do today?',
  );
  await expect(page.locator('.poster-page.stale')).toHaveCount(0);
  const { name, bytes } = await downloaded(page);
  expect(name).toBe(`${slug}-table-tent-a4.pdf`);
  expect((await readPdf(bytes, 72)).text).toContain('today?');

  const admin = await site.addOwner({ isAdmin: true });
  const context = await browser.newContext({ baseURL: site.url });
  await addSession(context, site, admin);
  const other = await context.newPage();
  await other.goto(`/business-share/${id}`);
  await expect(sentence(other)).toHaveValue('How did we do today?');
  for (const chosen of ['Table tent', 'A4', 'Plum'])
    await expect(other.getByRole('radio', { name: chosen })).toBeChecked();
  await context.close();
});

test('a poster with a tagged link, and back to the plain one', async ({
  page,
  site,
  openSharePage,
  expectAccessible,
}) => {
  const { slug } = await openSharePage();
  await page.getByLabel('New link for').fill('Front desk');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('button', { name: 'Make a poster with this link for Front desk' }).click();
  await expect(page.getByRole('heading', { name: 'Poster and cards' })).toBeFocused();
  await expect(page.getByText('The QR code has your link for Front desk.')).toBeInViewport();
  await expect(page.locator('.poster-page.stale')).toHaveCount(0);
  const plain = `${site.url}/thumbs-up-down/${slug}`;
  expect(await readQr(await previewed(page))).toBe(`${plain}?at=front-desk`);
  await expectAccessible();
  const { name, bytes } = await downloaded(page);
  expect(name).toMatch(`${slug}-front-desk-poster-`);
  expect((await readPdf(bytes, 150)).readQr()).toBe(`${plain}?at=front-desk`);
  await page.getByRole('button', { name: 'Use the plain link' }).click();
  await expect(page.locator('.poster-page.stale')).toHaveCount(0);
  expect(await readQr(await previewed(page))).toBe(plain);
});

test('hints at the platforms’ rules, and says what can’t be printed', async ({
  page,
  openSharePage,
}) => {
  await openSharePage();
  await sentence(page).fill('Happy? Leave a 5-star review!');
  await expect(page.getByText('Google doesn’t allow asking only for good reviews.')).toBeVisible();
  await expect(downloadButton(page)).toBeEnabled();
  await sentence(page).fill('How was it? 👍');
  await expect(page.getByText('These characters can’t be printed: 👍')).toBeVisible();
  await expect(downloadButton(page)).toBeDisabled();
  // The last one that could be drawn.
  await expect(preview(page)).toBeVisible();
  await sentence(page).fill('a'.repeat(59));
  await expect(page.getByText('1 character left.')).toBeVisible();
  await sentence(page).fill('a'.repeat(61));
  await expect(page.getByText('Please use 60 characters or fewer')).toBeVisible();
  await expect(downloadButton(page)).toBeDisabled();
  await page.getByLabel('Other').fill('#ffff00');
  await expect(page.getByText('it’s printed darker')).toBeVisible();
});

test('a download that fails is tried three times, and then says so', async ({
  page,
  openSharePage,
}) => {
  await openSharePage();
  let attempts = 0;
  await page.route('**/api/businesses/*/poster', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    attempts += 1;
    return route.fulfill({ status: 503, body: '' });
  });
  await downloadButton(page).click();
  await expect(toast(page)).toContainText('Download Failed');
  expect(attempts).toBe(3);
});

test('a name with emoji is printed without them', async ({ page, openSharePage }) => {
  await openSharePage({ name: 'Maple Dental 🦷' });
  await expect(preview(page)).toBeVisible();
  await expect(page.getByText('Our PDFs leave out emoji.')).toBeVisible();
  const { bytes } = await downloaded(page);
  expect((await readPdf(bytes, 72)).text).toMatch(/^Maple Dental\s/);
});

test('a name that no PDF can contain is printed from the browser', async ({
  page,
  openSharePage,
}) => {
  await openSharePage({ name: 'ᚠᚢᚦ' });
  await expect(page.getByText('Our PDFs can’t show these characters')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
  await expect(downloadButton(page)).toHaveCount(0);
});

test('a failed preview and a failed download can be repeated', async ({ page, openSharePage }) => {
  const previews = '**/poster/preview';
  await page.route(previews, (route) => route.fulfill({ status: 400, json: { message: 'No.' } }));
  await openSharePage();
  await expect(page.getByText('Couldn’t draw the preview.')).toBeVisible();
  await page.unroute(previews);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(preview(page)).toBeVisible();
  const saves = '**/api/businesses/*/poster';
  await page.route(saves, (route) => route.fulfill({ status: 400, json: { message: 'No.' } }));
  await downloadButton(page).click();
  await expect(page.getByText('Download Failed')).toBeVisible();
  await page.unroute(saves);
  expect((await downloaded(page)).name).toMatch(/-poster-letter\.pdf$/);
});

for (const { kind, paper, points } of [
  { kind: 'Poster', paper: 'US Letter', points: [612, 792] },
  { kind: 'Poster', paper: 'A4', points: [595, 842] },
  { kind: 'Counter card', paper: 'US Letter', points: [288, 432] },
  { kind: 'Counter card', paper: 'A4', points: [298, 420] },
])
  test(`the browser's Print menu prints the preview: ${kind} on ${paper}`, async ({
    page,
    site,
    openSharePage,
  }) => {
    const { slug } = await openSharePage();
    await pick(page, kind);
    await pick(page, paper);
    await expect(preview(page)).toHaveAccessibleName(new RegExp(`^Preview: ${kind} on ${paper}`));
    await expect(page.locator('.poster-page.stale')).toHaveCount(0);
    const file = await readPdf(await page.pdf({ preferCSSPageSize: true }), 150);
    expect(file.pages).toBe(1);
    expect([file.width, file.height].map(Math.round)).toEqual(points);
    expect(file.text).not.toContain('My Dashboard');
    expect(file.readQr()).toBe(`${site.url}/thumbs-up-down/${slug}`);
  });
