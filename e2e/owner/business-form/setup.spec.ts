import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { toast } from '../../fixtures/accounts.ts';
import {
  completeSetup,
  field,
  fillSetup,
  collectWrites,
  newId,
  openSetup,
  results,
} from '../../fixtures/business-forms.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';

test.use(desktopWithClipboard);

test('B-01 … B-24 set up a business with logo and three categories, keyboard only', async ({
  page,
  site,
  signIn,
}) => {
  await signIn();
  const picture = sharp({ create: { width: 900, height: 300, channels: 4, background: '#0a7a' } });
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
  // Registered early: right before the key press, Chromium may handle the key first.
  page.on('filechooser', (chooser) => void chooser.setFiles(logo));
  await openSetup(page);
  const writes = collectWrites(page);
  const { keyboard } = page;
  const fields = [
    ['Business name', 'Maple Street Dental'],
    ['Nickname', 'Main'],
    ['City', 'Austin'],
    ['State', 'TX'],
  ] as const;
  await field(page, 'Business name').focus();
  for (const [label, text] of fields) {
    await expect(field(page, label)).toBeFocused();
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(field(page, 'Logo')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Your logo' })).toHaveAttribute(
    'src',
    /^data:image\/png/,
  );
  for (const [label, category] of [
    ['Primary category', 'Dental clinic'],
    ['Second category', 'Cosmetic dentist'],
    ['Third category', 'Pediatric dentist'],
  ] as const) {
    await tabTo(page, label);
    await keyboard.type(category);
    await expect(page.getByRole('option', { name: category, exact: true })).toBeVisible();
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: label })).toHaveValue(category);
  }
  for (const [label, text] of [
    ['Contact name', 'Olive Owner'],
    ['Feedback email', 'olive@maple.example.com'],
    ['Google review link', 'https://g.page/r/maple/review'],
    ['Facebook link', 'https://www.facebook.com/maple'],
  ] as const) {
    await tabTo(page, label);
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(results(page)).toBeFocused();

  const id = await newId(page);
  const [create, ...parts] = writes;
  expect(create).toEqual({
    method: 'POST',
    path: '/api/businesses',
    body: {
      name: 'Maple Street Dental',
      nickname: 'Main',
      city: 'Austin',
      state: 'TX',
      timeZone: 'UTC',
      contactName: 'Olive Owner',
      feedbackEmail: 'olive@maple.example.com',
      reviewUrl: 'https://g.page/r/maple/review',
      facebookUrl: 'https://www.facebook.com/maple',
      logoUrl: expect.stringMatching(/^data:image\/png;base64,/),
      googleCategory1: 'Dental clinic',
      googleCategory2: 'Cosmetic dentist',
      googleCategory3: 'Pediatric dentist',
      isActive: true,
    },
  });
  await expect.poll(() => writes).toHaveLength(22);
  expect(parts.slice(0, 3)).toEqual(
    ['Dental clinic', 'Cosmetic dentist', 'Pediatric dentist'].map((category) => ({
      method: 'POST',
      path: `/api/businesses/${id}/categories`,
      body: { category },
    })),
  );
  const sent = writes.slice(4);
  expect(sent.every(({ path }) => path === `/api/businesses/${id}/keywords`)).toBe(true);
  expect(sent.slice(0, 6).map(({ body }) => body)).toEqual(
    [
      'Dental clinic near me',
      'Dental clinic in Austin',
      'Austin dental clinic',
      'Best Dental clinic near me',
      'Top-rated Dental clinic near me',
      'Dental clinic open now near me',
    ].map((keyword) => ({ keyword, isLocalSeo: true })),
  );

  await expect(page.locator('.facts > div')).toHaveText([
    'Business nameMaple Street Dental',
    'NicknameMain',
    'CityAustin',
    'StateTX',
    'Contact nameOlive Owner',
    'Feedback emailolive@maple.example.com',
    'Google review linkhttps://g.page/r/maple/review',
    'Facebook linkhttps://www.facebook.com/maple',
    'Service 1Dental clinic',
    'Service 2Cosmetic dentist',
    'Service 3Pediatric dentist',
  ]);
  const saved = await page.request.get(`/api/businesses/${id}`);
  const { slug, logoUrl } = (await saved.json()) as { slug: string; logoUrl: string }; // of the contract
  const stored = sharp(await (await page.request.get(logoUrl)).body());
  expect(await stored.metadata()).toMatchObject({ format: 'webp', width: 360, height: 120 });
  await expect(page.getByRole('link', { name: 'Try Your Review Generator Link!' })).toHaveAttribute(
    'href',
    // The page takes the mark out of its address.
    `/thumbs-up-down/${slug}?from=dashboard`,
  );
  await expect(page.getByRole('link', { name: 'Share your page' })).toHaveAttribute(
    'href',
    `/business-share/${id}`,
  );
  expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toMatchObject(
    {
      newBusinessId: String(id),
      newBusinessSlug: slug,
    },
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.url}/thumbs-up-down/${slug}`,
  );
  await page.getByRole('link', { name: 'Edit Business' }).press('Enter');
  await expect(page).toHaveURL(`/business-edit/${id}`);
});

test('C-27 T-41 T-42 both toasts appear one after the other, and B-29 the dashboard lists the business', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  await fillSetup(page, { 'Business name': 'Birch Lane Clinic' });
  await completeSetup(page).click();
  await expect(toast(page)).toContainText('Business setup completed!');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toContainText('URL Copied');
  await page.getByRole('link', { name: 'Go to My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Birch Lane Clinic' })).toBeVisible();
});

test('T-45 if copying is impossible, a toast shows the link', async ({
  page,
  site,
  openSetupForm,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await openSetupForm();
  await fillSetup(page, { 'Business name': 'Elm Street Clinic' });
  await completeSetup(page).click();
  await expect(toast(page)).toContainText('Business setup completed!');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toContainText(
    `Copy Failed${site.url}/thumbs-up-down/elm-street-clinic`,
  );
});

/** Presses Tab until the field with this label has focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const target = page.getByLabel(label, { exact: true }).first();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${label}.`);
}
