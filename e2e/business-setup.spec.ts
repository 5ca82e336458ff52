import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { businessMessages } from '../contract/business-rules.ts';
import { fill, toast } from './accounts.ts';
import {
  answers,
  choose,
  completeSetup,
  field,
  fillSetup,
  followWrites,
  newId,
  note,
  openSetup,
  results,
  storage,
} from './business-forms.ts';
import { atWidths, expectToFit } from './fitting.ts';
import { expect, test } from './fixtures.ts';
import { desk, signInAs } from './signed-in.ts';

test.use({ ...desk, permissions: ['clipboard-read', 'clipboard-write'] });

test('B-01 … B-24 a business from nothing, with logo and three categories, by keyboard alone', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  const picture = sharp({ create: { width: 900, height: 300, channels: 4, background: '#0a7a' } });
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
  // From the beginning: asked for right before the key, Chromium may take the key first.
  page.on('filechooser', (chooser) => void chooser.setFiles(logo));
  await openSetup(page);
  const writes = followWrites(page);
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
    `/thumbs-up-down/${slug}`,
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

test('C-27 T-41 T-42 both toasts follow each other, and B-29 the dashboard has the business', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fillSetup(page, { 'Business name': 'Birch Lane Clinic' });
  await completeSetup(page).click();
  await expect(toast(page)).toContainText('Business setup completed!');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toContainText('URL Copied');
  await page.getByRole('link', { name: 'Go to My Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Birch Lane Clinic' })).toBeVisible();
});

test('T-45 where nothing can be copied, a toast has the address', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fillSetup(page, { 'Business name': 'Elm Street Clinic' });
  await completeSetup(page).click();
  await expect(toast(page)).toContainText('Business setup completed!');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toContainText(
    `Copy Failed${site.url}/thumbs-up-down/elm-street-clinic`,
  );
});

for (const [row, label, wrong, right, sentence] of [
  ['V-36', 'Business name', 'M', 'Mo', businessMessages.name],
  ['V-37', 'Nickname', 'N', '', businessMessages.nickname],
  ['V-38', 'Google review link', 'nothing', 'https://g.page/r/x/review', businessMessages.url],
  ['V-39', 'Facebook link', 'javascript:alert(1)', '', businessMessages.url],
  ['V-40', 'City', 'A', 'Au', businessMessages.city],
  ['V-41', 'State', 'T', 'CA', businessMessages.state],
  ['V-42', 'Feedback email', 'olive@', 'olive@example.com', businessMessages.feedbackEmail],
  ['V-43', 'Contact name', 'O', 'Ol', businessMessages.contactName],
] as const) {
  test(`${row} ${label}: ${sentence}`, async ({ page, context, site }) => {
    await signInAs(context, site, await site.addOwner());
    await openSetup(page);
    await fillSetup(page, { [label]: wrong });
    const writes = followWrites(page);
    await completeSetup(page).click();
    await expect(note(page, label)).toHaveText(sentence);
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    expect(writes).toEqual([]);
    await field(page, label).fill(right);
    await expect(note(page, label)).not.toHaveText(sentence);
    await completeSetup(page).click();
    await expect(results(page)).toBeVisible();
  });
}

test('V-44 V-45 the first category is required, the others are not', async ({
  page,
  context,
  site,
  expectAccessible,
}) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fill(page, answers);
  await choose(page, 'Second category', 'Dental clinic');
  await completeSetup(page).click();
  await expect(page.getByText(businessMessages.primaryCategory)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Primary category' })).toBeFocused();
  await expectAccessible();
  await choose(page, 'Primary category', 'Orthodontist');
  await expect(page.getByText(businessMessages.primaryCategory)).toHaveCount(0);
  await completeSetup(page).click();
  await expect(page.locator('.facts > div').filter({ hasText: 'Service' })).toHaveText([
    'Service 1Orthodontist',
    'Service 2Dental clinic',
  ]);
});

for (const [body, sentence] of [
  [JSON.stringify({ message: 'The clinic is full.' }), 'The clinic is full.'],
  ['', 'Something went wrong'],
  ['<html>Bad gateway</html>', 'Something went wrong'],
] as const) {
  test(`B-19 T-46 status 500 with «${body}»: ${sentence}`, async ({ page, context, site }) => {
    await signInAs(context, site, await site.addOwner());
    await openSetup(page);
    await fillSetup(page);
    await page.route('**/api/businesses', (route) => route.fulfill({ status: 500, body }));
    await completeSetup(page).click();
    await expect(toast(page)).toContainText('Error setting up business');
    await expect(toast(page)).toContainText(sentence);
    for (const [label, value] of Object.entries(answers))
      await expect(field(page, label)).toHaveValue(value);
    await expect(completeSetup(page)).toBeFocused();
    await page.unroute('**/api/businesses');
    await completeSetup(page).click();
    await expect(results(page)).toBeVisible();
  });
}

test('what the server refuses stands at its field', async ({ page, context, site }) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fillSetup(page, { Nickname: 'Main' });
  const sentence = 'Somebody has it already.';
  const json = { error: sentence, message: sentence, code: 'invalid_request' };
  await page.route('**/api/businesses', (route) =>
    route.fulfill({ status: 400, json: { ...json, fields: { nickname: sentence } } }),
  );
  await completeSetup(page).click();
  await expect(toast(page)).toContainText(`Error setting up business${sentence}`);
  await expect(note(page, 'Nickname')).toHaveText(sentence);
  await expect(field(page, 'Nickname')).toBeFocused();
  await field(page, 'Nickname').fill('Other');
  await expect(note(page, 'Nickname')).not.toHaveText(sentence);
});

test('B-14 failures of the calls for categories and phrases change nothing', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  const warnings: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text());
  });
  await page.route(/\/api\/businesses\/\d+\/categories/, (route) => route.abort());
  await page.route(/\/api\/businesses\/\d+\/keywords/, (route) => route.fulfill({ status: 500 }));
  await fillSetup(page);
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  await expect(toast(page)).toContainText('Business setup completed!');
  await expect.poll(() => warnings).toHaveLength(7);
  expect(warnings.join()).not.toMatch(/maple|austin|dental/i);
  await expect(page.getByText('Service 1')).toBeVisible();
});

test('B-15 a double click and Enter send one business, and the button says that it works', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fillSetup(page);
  const writes = followWrites(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/businesses', async (route) => {
    await promise;
    await route.continue();
  });
  await completeSetup(page).dblclick();
  await field(page, 'City').press('Enter');
  await expect(completeSetup(page)).toBeDisabled();
  await expect(completeSetup(page)).toHaveAttribute('aria-busy', 'true');
  // What is typed meanwhile would not be sent, so it is not taken either.
  await expect(field(page, 'City')).toHaveJSProperty('readOnly', true);
  resolve();
  await expect(results(page)).toBeVisible();
  expect(writes.filter(({ path }) => path === '/api/businesses')).toHaveLength(1);
});

test('C-20 an answer that is lost sets up nothing twice, also over a reload', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  await signInAs(context, site, owner);
  await openSetup(page);
  await fillSetup(page);
  await page.route('**/api/businesses', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await completeSetup(page).click();
  await expect(toast(page)).toContainText('Error setting up business');
  await page.unroute('**/api/businesses');
  await page.reload();
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  const listed = await page.request.get('/api/businesses');
  expect(await listed.json()).toHaveLength(1);
});

test('C-20 what is corrected after a lost answer changes the business that arrived', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fillSetup(page);
  await page.route('**/api/businesses', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await completeSetup(page).click();
  await expect(toast(page)).toContainText('It may be set up all the same');
  await page.unroute('**/api/businesses');
  await fill(page, { 'Business name': 'Maple Road Dental', City: 'Dallas' });
  await choose(page, 'Second category', 'Orthodontist');
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  const listed = await page.request.get('/api/businesses');
  expect(await listed.json()).toMatchObject([{ name: 'Maple Road Dental', city: 'Dallas' }]);
  const saved = await page.request.get(`/api/businesses/${await newId(page)}`);
  expect(await saved.json()).toMatchObject({
    categories: [{ category: 'Dental clinic' }, { category: 'Orthodontist' }],
  });
  await expect(page.locator('.facts')).toContainText('Orthodontist');
});

test('a half-filled form survives a reload, is not shown to others, and ends with the setup', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  await signInAs(context, site, owner);
  await openSetup(page);
  await fillSetup(page);
  await page.reload();
  await expect(page.getByText('We kept what you had filled in.')).toBeVisible();
  for (const [label, value] of Object.entries(answers))
    await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByRole('combobox', { name: 'Primary category' })).toHaveValue(
    'Dental clinic',
  );
  await signInAs(context, site, await site.addOwner());
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('');
  expect(await storage(page, 'session')).toEqual([]);
  await fillSetup(page);
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  expect(await storage(page, 'session')).toEqual([]);
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('');
  await expect(page.getByText('We kept')).toHaveCount(0);
});

test('what was filled in waits when the session ends while it is sent', async ({
  page,
  context,
  site,
}) => {
  const owner = await site.addOwner();
  await signInAs(context, site, owner);
  await openSetup(page);
  await fillSetup(page);
  await context.clearCookies();
  await completeSetup(page).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signInAs(context, site, owner);
  await openSetup(page);
  await expect(field(page, 'Business name')).toHaveValue(answers['Business name']);
});

test('start over empties the form, and another business begins with an empty one', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fillSetup(page);
  await page.reload();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Business name')).toHaveValue('');
  await expect(field(page, 'Business name')).toBeFocused();
  await fillSetup(page);
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  const writes = followWrites(page);
  await page.getByRole('button', { name: 'Set up another business' }).click();
  await expect(field(page, 'Business name')).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'My Dashboard' }).first().click();
  await page.goBack();
  await expect(field(page, 'Business name')).toHaveValue('');
  expect(writes.filter(({ path }) => path === '/api/businesses')).toEqual([]);
});

test('after a setup the header’s link to the page brings an empty form', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  await fillSetup(page);
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('link', { name: 'Business Setup' }).click();
  await expect(field(page, 'Business name')).toHaveValue('');
});

test('B-25 B-26 N-07 … N-13 C-52 admins see the phrases as they come to be', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner({ isAdmin: true }));
  await openSetup(page);
  const phrases = page.getByRole('region', { name: 'Local Keyword Phrases' });
  await expect(phrases).toHaveCount(0);
  await choose(page, 'Primary category', 'Dental clinic');
  await expect(phrases).toContainText('6 phrases in total');
  await expect(phrases).toContainText('Dental clinic in [city]');
  await choose(page, 'Second category', 'Orthodontist');
  await expect(phrases).toContainText('12 phrases in total');
  await choose(page, 'Third category', 'Cosmetic dentist');
  await fill(page, answers);
  await expect(phrases).toContainText('18 phrases in total');
  await expect(phrases.getByRole('listitem')).toHaveCount(18);
  await expect(phrases.getByRole('listitem').nth(2)).toHaveText('Austin dental clinic');
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  await expect(phrases).toContainText('18 phrases in total');
  await expect(phrases.getByRole('listitem').nth(1)).toHaveText('Dental clinic in Austin');
});

test('B-27 owners see no phrase, neither meanwhile nor afterwards', async ({
  page,
  context,
  site,
}) => {
  await signInAs(context, site, await site.addOwner());
  await openSetup(page);
  const answered: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answered.push(await response.text().catch(() => ''));
  });
  await fillSetup(page);
  await expect(page.getByText(/phrase/i)).toHaveCount(0);
  await completeSetup(page).click();
  await expect(results(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/phrase|near me/i)).toHaveCount(0);
  expect(answered.join()).not.toMatch(/near me|keyword/i);
});

for (const width of [390, 1280]) {
  test(`axe finds nothing on form and results at ${width} px, and nothing reaches over the edge`, async ({
    page,
    context,
    site,
    expectAccessible,
  }) => {
    await signInAs(context, site, await site.addOwner({ isAdmin: true }));
    await openSetup(page);
    await expectToFit(page, [320, width]);
    await expectAccessible();
    await completeSetup(page).click();
    await expectAccessible();
    await fillSetup(page, {
      'Business name': 'Rheumatologyandphysiotherapycenterofsaintbartholomew',
      'Google review link': `https://search.google.com/local/writereview?placeid=${'A'.repeat(90)}`,
    });
    await completeSetup(page).click();
    await expect(results(page)).toBeVisible();
    await expectToFit(page, [320, width]);
    await expectAccessible();
  });
}

for (const [which, link] of [
  ['with', 'https://g.page/r/maple/review'],
  ['without', ''],
] as const)
  test(`the buttons of the results fill their rows, ${which} a link`, async ({
    page,
    context,
    site,
  }) => {
    await signInAs(context, site, await site.addOwner());
    await openSetup(page);
    await fillSetup(page, { 'Google review link': link });
    await completeSetup(page).click();
    await expect(results(page)).toBeVisible();
    await atWidths(page, [390, 768, 1024, 1280], async (width) => {
      const rows = await page.locator('.saved-actions').evaluate((actions) => {
        const ends: Record<number, number[]> = {};
        for (const { left, right, top } of [...actions.children].map((one) =>
          one.getBoundingClientRect(),
        ))
          (ends[top] ??= []).push(left, right);
        const { left, right } = actions.getBoundingClientRect();
        return Object.values(ends).map((row) => [
          Math.round(Math.min(...row) - left),
          Math.round(right - Math.max(...row)),
        ]);
      });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows, `at ${width} px`).toEqual(rows.map(() => [0, 0]));
    });
  });

/** Presses Tab until the field of this label has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const target = page.getByLabel(label, { exact: true }).first();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${label}.`);
}
