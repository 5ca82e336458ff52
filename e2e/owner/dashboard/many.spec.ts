import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { insertCounts } from '../../../server/db/business-counts.ts';
import { utcDay } from '../../../server/domain/utc-day.ts';
import { cardNames, openDashboard } from '../../fixtures/dashboard.ts';
import { atWidths, expectToFit } from '../../fixtures/fitting.ts';
import { expect, test } from '../../fixtures/test.ts';

const view = (page: Page, name: 'Cards' | 'Table') => page.getByRole('radio', { name });
const table = (page: Page) => page.getByRole('table', { name: 'My Businesses' });
const rowNames = (page: Page) => table(page).locator('tbody th a');

test('three businesses need no table', async ({ page, addOwnBusiness }) => {
  for (const name of ['Ash', 'Birch', 'Cedar']) await addOwnBusiness({ name: `${name} Clinic` });
  await openDashboard(page);
  await expect(cardNames(page)).toHaveCount(3);
  await expect(view(page, 'Table')).toHaveCount(0);
});

test('four businesses can be sorted, totaled, downloaded, and shown as a table', async ({
  page,
  site,
  addOwnBusiness,
  expectAccessible,
}) => {
  // A phone has no room for the table.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [name, drafts] of [
    ['Ash Clinic', 5],
    ['Birch Clinic of Saint Bartholomew and the Holy Rosary', 1_200],
    ['Cedar Clinic', 0],
    ['Dogwood Dental', 30],
  ] as const) {
    const { id } = await addOwnBusiness({ name, isActive: drafts > 0, city: 'San Luis Obispo' });
    const day = utcDay(new Date());
    await insertCounts(site.ctx.db, id, [{ kind: 'draft', day, count: drafts }]);
    if (name === 'Dogwood Dental')
      await site.ctx.pool.query(
        `update businesses set suspended_at = now(), suspended_reason = 'Its link is wrong.'
         where id = $1`,
        [id],
      );
  }
  await openDashboard(page);
  await expect(cardNames(page)).toHaveText([/^Ash/, /^Birch/, /^Cedar/, /^Dogwood/]);
  await expect(page.locator('.totals dd')).toHaveText(['4', '1,235', '0', '0']);
  await page.getByLabel('Sort by').selectOption('Most Reviews Generated');
  await expect(cardNames(page)).toHaveText([/^Birch/, /^Dogwood/, /^Ash/, /^Cedar/]);

  await view(page, 'Table').check({ force: true });
  await expect(rowNames(page)).toHaveText([/^Birch/, /^Dogwood/, /^Ash/, /^Cedar/]);
  await expect(table(page).locator('.badge')).toHaveText(['Suspended', 'Inactive']);
  await expect(table(page).locator('tfoot')).toContainText('Total of 4 businesses1,23500');
  await expectToFit(page, [900, 1280]);
  await atWidths(page, [390], async () => {
    await expect(view(page, 'Table')).toHaveCount(0);
    await expect(cardNames(page)).toHaveCount(4);
    // Otherwise "Most Reviews Generated" is cut off.
    expect((await page.getByLabel('Sort by').boundingBox())?.width).toBeGreaterThan(300);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible();
  await table(page).getByRole('button', { name: 'Business' }).click();
  await expect(rowNames(page)).toHaveText([/^Ash/, /^Birch/, /^Cedar/, /^Dogwood/]);
  await table(page).getByRole('button', { name: 'Business' }).click();
  await expect(rowNames(page)).toHaveText([/^Dogwood/, /^Cedar/, /^Birch/, /^Ash/]);
  await expect(table(page).getByRole('columnheader', { name: 'Business' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.reload();
  await expect(rowNames(page), 'this browser remembers the view').toHaveText([
    /^Dogwood/,
    /^Cedar/,
    /^Birch/,
    /^Ash/,
  ]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download stats' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('businesses-stats.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'Business,Nickname,City,State,Status,Review',
    'Dogwood',
    'Cedar',
    'Birch',
    'Ash',
  ]);
  expect(lines.map((line) => line.split(',')[4])).toEqual([
    'Status',
    'Suspended',
    'Inactive',
    'Active',
    'Active',
  ]);
});

test('businesses after the first 1,000 load on request, and stay when the list is refreshed', async ({
  page,
  site,
  addOwnBusiness,
}) => {
  const { id } = await addOwnBusiness({ name: 'Clinic 0' });
  await site.ctx.pool.query(
    `insert into businesses overriding system value
     select copy.* from businesses b, generate_series(1, 1004) n,
       jsonb_populate_record(b, jsonb_build_object(
         'id', nextval(pg_get_serial_sequence('businesses', 'id')),
         'slug', b.slug || '-' || n, 'name', 'Clinic ' || n)) copy
     where b.id = $1`,
    [id],
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDashboard(page);
  await view(page, 'Table').check({ force: true });
  await expect(table(page).locator('tfoot')).toContainText('Total of 1,000 businesses');
  await page.getByRole('button', { name: 'Load more than 1,000' }).click();
  await expect(table(page).locator('tfoot')).toContainText('Total of 1,005 businesses');
  await expect(page.getByRole('button', { name: /^Load more/ })).toHaveCount(0);

  const refreshed = page.waitForResponse('**/api/businesses');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await refreshed).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(table(page).locator('tfoot')).toContainText('Total of 1,005 businesses');
});

test('beyond 60 cards, more are shown on request', async ({ page, addOwnBusiness }) => {
  for (let n = 100; n < 163; n += 1) await addOwnBusiness({ name: `Clinic ${n}` });
  await openDashboard(page);
  await expect(cardNames(page)).toHaveCount(60);
  await page.getByRole('button', { name: 'Show more (3)' }).click();
  await expect(cardNames(page)).toHaveCount(63);
  await expect(page.getByRole('button', { name: /^Show more/ })).toHaveCount(0);
});
