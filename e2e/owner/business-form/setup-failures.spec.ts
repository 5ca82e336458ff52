import { fill, toast } from '../../fixtures/accounts.ts';
import {
  answers,
  choose,
  completeSetup,
  field,
  fillSetup,
  collectWrites,
  newId,
  note,
  results,
  finishSetup,
} from '../../fixtures/business-forms.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';

test.use(desktopWithClipboard);

test.beforeEach(async ({ page, openSetupForm }) => {
  await openSetupForm();
  await fillSetup(page);
});

test('B-19 T-46 status 500 shows an error and keeps the form, and the next attempt succeeds', async ({
  page,
}) => {
  for (const [body, sentence] of [
    [JSON.stringify({ message: 'The clinic is full.' }), 'The clinic is full.'],
    ['', 'Something went wrong'],
    ['<html>Bad gateway</html>', 'Something went wrong'],
  ] as const) {
    await page.route('**/api/businesses', (route) => route.fulfill({ status: 500, body }));
    await completeSetup(page).click();
    await expect(toast(page), body).toContainText('Error setting up business');
    await expect(toast(page), body).toContainText(sentence);
    for (const [label, value] of Object.entries(answers))
      await expect(field(page, label), body).toHaveValue(value);
    await expect(completeSetup(page), body).toBeFocused();
    await page.getByRole('button', { name: 'Close message' }).click();
    await page.unroute('**/api/businesses');
  }
  await finishSetup(page);
});

test('a value the server rejects has its error at the field', async ({ page }) => {
  await field(page, 'Nickname').fill('Main');
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

test('if the business to copy from can’t be loaded, the form says so and stays as it is', async ({
  page,
  addOwnBusiness,
}) => {
  const { id } = await addOwnBusiness();
  let isOut = true;
  await page.route(`**/api/businesses/${id}`, (route) =>
    isOut ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto(`/business-setup?like=${id}`);
  await expect(page.getByText('Couldn’t copy the details from your other business.')).toBeVisible();
  await field(page, 'Business name').fill('Maple Street Dental');
  isOut = false;
  let isReadAgain = false;
  page.on('request', (request) => (isReadAgain ||= request.url().endsWith(`/businesses/${id}`)));
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('online'));
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(isReadAgain).toBe(false);
  await expect(field(page, 'Business name')).toBeFocused();
  await expect(field(page, 'Business name')).toHaveValue('Maple Street Dental');
});

test('B-14 failing requests for categories and phrases do not affect the setup', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text());
  });
  await page.route(/\/api\/businesses\/\d+\/categories/, (route) => route.abort());
  await page.route(/\/api\/businesses\/\d+\/keywords/, (route) => route.fulfill({ status: 500 }));
  await finishSetup(page);
  await expect(toast(page)).toContainText('Business setup completed!');
  await expect.poll(() => warnings).toHaveLength(7);
  expect(warnings.join()).not.toMatch(/maple|austin|dental/i);
  await expect(page.getByText('Service 1')).toBeVisible();
});

test('B-15 a double click and Enter create one business, and the button shows that it is busy', async ({
  page,
}) => {
  const writes = collectWrites(page);
  const release = await holdRequests(page, '**/api/businesses');
  await completeSetup(page).dblclick();
  await field(page, 'City').press('Enter');
  await expect(completeSetup(page)).toBeDisabled();
  await expect(completeSetup(page)).toHaveAttribute('aria-busy', 'true');
  // Input would not be sent any more, so fields are read-only.
  await expect(field(page, 'City')).toHaveJSProperty('readOnly', true);
  release();
  await expect(results(page)).toBeVisible();
  expect(writes.filter(({ path }) => path === '/api/businesses')).toHaveLength(1);
});

test('C-20 a lost response does not create a second business, even after a reload', async ({
  page,
}) => {
  await page.route('**/api/businesses', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await completeSetup(page).click();
  await expect(toast(page)).toContainText('Error setting up business');
  await page.unroute('**/api/businesses');
  await page.reload();
  await finishSetup(page);
  const listed = await page.request.get('/api/businesses');
  expect(await listed.json()).toHaveLength(1);
});

test('C-20 corrections after a lost response update the business that was created', async ({
  page,
}) => {
  await page.route('**/api/businesses', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await completeSetup(page).click();
  await expect(toast(page)).toContainText('It may have been set up anyway');
  await page.unroute('**/api/businesses');
  await fill(page, { 'Business name': 'Maple Road Dental', City: 'Dallas' });
  await choose(page, 'Second category', 'Orthodontist');
  await finishSetup(page);
  const listed = await page.request.get('/api/businesses');
  expect(await listed.json()).toMatchObject([{ name: 'Maple Road Dental', city: 'Dallas' }]);
  const saved = await page.request.get(`/api/businesses/${await newId(page)}`);
  expect(await saved.json()).toMatchObject({
    categories: [{ category: 'Dental clinic' }, { category: 'Orthodontist' }],
  });
  await expect(page.locator('.facts')).toContainText('Orthodontist');
});
