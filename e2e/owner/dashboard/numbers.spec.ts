import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DAY } from '../../../contract/durations.ts';
import { insertCounts } from '../../../server/db/business-counts.ts';
import { utcDay } from '../../../server/domain/utc-day.ts';
import { cardOf, openDashboard } from '../../fixtures/dashboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { collectCalls } from '../../fixtures/signed-in.ts';
import { tapCopy, openDraft } from '../../fixtures/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const words = ['Reviews Generated', 'Google Clicks', 'Facebook Clicks'];
const dayAgo = (days: number) => utcDay(new Date(Date.now() - days * DAY));

test('D-17, D-19 a draft, a Google click and a Facebook click each increase their number by one', async ({
  page,
  context,
  site,
  addOwnBusiness,
}) => {
  const business = await addOwnBusiness({ name: 'Cedar Clinic' });
  await insertCounts(site.ctx.db, business.id, [
    { kind: 'draft', day: dayAgo(40), count: 1_200 },
    { kind: 'google_click', day: dayAgo(1), count: 7 },
  ]);
  await openDashboard(page);
  await expect(page.locator('.number dt')).toHaveText(words);
  await expect(page.locator('.number dd')).toHaveText(['1,200', '7', '0']);

  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'platform' }));
  await openDraft(page, business);
  await tapCopy(page);
  for (const platform of ['google', 'facebook'] as const) {
    const counted = page.waitForResponse(`**/api/analytics/${platform}-click/*`);
    await page.locator(`.platform-step a[data-platform="${platform}"]`).click();
    await counted;
  }
  await openDashboard(page);
  await expect(page.locator('.number dd')).toHaveText(['1,201', '8', '1']);
});

test('D-18 each number is 0 if the response has none', async ({ page, site, addOwnBusiness }) => {
  const { id } = await addOwnBusiness({ name: 'Cedar Clinic' });
  await insertCounts(site.ctx.db, id, [{ kind: 'draft', day: dayAgo(0), count: 3 }]);
  await page.route('**/api/businesses', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as object[]; // the contract's reply
    const json = list.map((business) => ({ ...business, analytics: undefined }));
    await route.fulfill({ json });
  });
  await page.route(`**/api/analytics/${id}`, (route) => route.abort());
  await openDashboard(page);
  await expect(page.locator('.number dd')).toHaveText(['0', '0', '0']);
});

test('"Last 30 days" reloads the numbers and lists the days, newest first', async ({
  page,
  site,
  addOwnBusiness,
}) => {
  const { id } = await addOwnBusiness({ name: 'Cedar Clinic' });
  await openDashboard(page);
  await insertCounts(site.ctx.db, id, [
    { kind: 'draft', day: dayAgo(0), count: 5 },
    { kind: 'facebook_click', day: dayAgo(2), count: 4 },
    { kind: 'draft', day: dayAgo(30), count: 60 },
  ]);
  const calls = collectCalls(page);
  const card = cardOf(page, 'Cedar Clinic');
  await card.getByText('Last 30 days').click();
  await expect(page.locator('.number dd')).toHaveText(['65', '0', '4']);
  await expect(card.getByRole('columnheader')).toHaveText(['Date', 'Visits', ...words]);
  // Deleted businesses are read when their place comes into sight, which may be at the same time.
  await expect
    .poll(() => calls.filter((line) => line.includes('/analytics/')))
    .toEqual([`GET /api/analytics/${id}`, `GET /api/analytics/${id}/recent`]);
  const rows = card.locator('tbody tr');
  await expect(rows).toHaveCount(30);
  await expect(rows.nth(0).getByRole('cell')).toHaveText(['0', '5', '0', '0']);
  await expect(rows.nth(2).getByRole('cell')).toHaveText(['0', '0', '0', '4']);
  const days = await rows
    .locator('time')
    .evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));
  expect(days).toEqual(Array.from({ length: 30 }, (_, ago) => dayAgo(ago)));
});

test('when newer numbers cannot be loaded, those of the list stay', async ({
  page,
  site,
  addOwnBusiness,
}) => {
  const { id } = await addOwnBusiness({ name: 'Cedar Clinic' });
  await insertCounts(site.ctx.db, id, [{ kind: 'draft', day: dayAgo(0), count: 3 }]);
  await openDashboard(page);
  const message = 'Please wait.';
  await page.route(`**/api/analytics/${id}`, (route) =>
    route.fulfill({ status: 429, json: { error: message, message, code: 'too_many_requests' } }),
  );
  const card = cardOf(page, 'Cedar Clinic');
  await card.getByText('Last 30 days').click();
  await expect(card.getByText('Couldn’t load the latest stats.')).toBeVisible();
  await expect(page.locator('.number dd')).toHaveText(['3', '0', '0']);
  await insertCounts(site.ctx.db, id, [{ kind: 'draft', day: dayAgo(1), count: 1 }]);
  await page.unroute(`**/api/analytics/${id}`);
  await card.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('.number dd')).toHaveText(['4', '0', '0']);
  await expect(card.getByText('Couldn’t load the latest stats.')).toHaveCount(0);
});

test('daily stats are downloaded as CSV without executable formulas', async ({
  page,
  site,
  addOwnBusiness,
}) => {
  const name = '=HYPERLINK("https://example.com","Cedar")';
  const { id, slug } = await addOwnBusiness({ name });
  await insertCounts(site.ctx.db, id, [
    { kind: 'draft', day: dayAgo(1), count: 2 },
    { kind: 'google_click', day: dayAgo(0), count: 1 },
  ]);
  await openDashboard(page);
  await page.getByText('Last 30 days').click();
  const download = page.waitForEvent('download');
  await saveButton(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${slug}-daily-stats.csv`);
  const cell = `"'=HYPERLINK(""https://example.com"",""Cedar"")"`;
  expect(readFileSync(await file.path(), 'utf8')).toBe(
    [
      '\uFEFFBusiness,Date (UTC),Reviews Generated,Google Clicks,Facebook Clicks',
      `${cell},${dayAgo(1)},2,0,0`,
      `${cell},${dayAgo(0)},0,1,0`,
      '',
    ].join('\r\n'),
  );
});

test('a failed download of daily stats shows an error', async ({ page, addOwnBusiness }) => {
  await addOwnBusiness({ name: 'Cedar Clinic' });
  await openDashboard(page);
  await page.route('**/api/analytics/*/days', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByText('Last 30 days').click();
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Download Failed');
  await expect(saveButton(page)).toBeEnabled();
});

function saveButton(page: Page) {
  return page.getByRole('button', { name: 'Download daily stats (spreadsheet)' });
}
