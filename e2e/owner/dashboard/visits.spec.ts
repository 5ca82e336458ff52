import type { Page } from '@playwright/test';
import { cardOf, openDashboard } from '../../fixtures/dashboard.ts';
import { holdScripts } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { fourSentiments, generateDraft, reachPlatforms } from '../../fixtures/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], timezoneId: 'America/Chicago' });

test('one visit by a tagged link goes through the funnel, whatever is reloaded on the way', async ({
  page,
  context,
  addOwnBusiness,
}) => {
  const { id, slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
  await page.goto(`/business-share/${id}`);
  await page.getByLabel('New link for').fill('Front desk');
  await page.getByRole('button', { name: 'Add link' }).click();
  const link = page.getByText(`/thumbs-up-down/${slug}?at=front-desk`);
  await expect(link).toBeVisible();

  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'platform' }));
  const visit = await context.newPage();
  await reported(visit, 'view', () => visit.goto(String(new URL(slugUrl(slug), page.url()))));
  await visit.reload();
  await reported(visit, 'good', () =>
    visit.getByRole('link', { name: 'I had a good experience' }).click(),
  );
  await visit.reload();
  for (const name of fourSentiments)
    await visit.getByRole('checkbox', { name, exact: true }).check();
  await visit.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(visit.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  await reported(visit, 'copied', () => reachPlatforms(visit));
  await reported(visit, 'google-click', () =>
    visit.locator('.platform-step a[data-platform="google"]').click(),
  );
  await visit.goBack();
  await visit.goForward();
  await visit.close();

  await openDashboard(page);
  await openRecent(page);
  await expect(page.locator('.funnel dd')).toHaveText(['1', '1', '0', '1', '1', '1', '0']);
  await expect(page.getByText('1 in the last 7 days, 0 in the 7 days before')).toHaveCount(3);
  await page.goto(`/business-share/${id}`);
  await expect(page.locator('.tag dd')).toHaveText(['1', '1', '1']);
});

test('a second link for the same place is refused at the field', async ({
  page,
  addOwnBusiness,
}) => {
  const { id } = await addOwnBusiness();
  await page.goto(`/business-share/${id}`);
  const field = page.getByLabel('New link for');
  await field.fill('Front desk');
  await page.getByRole('button', { name: 'Add link' }).click();
  await expect(page.locator('.tag')).toHaveCount(1);
  await field.fill('front  desk ');
  await page.getByRole('button', { name: 'Add link' }).click();
  await expect(field).toHaveAccessibleDescription('You already have a link for Front desk');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('front  desk ');
  await field.fill('!!!');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/at least one letter or number/);
  await expect(page.locator('.tag')).toHaveCount(1);
});

test('a visit through the dashboard’s own link counts only its drafts and clicks', async ({
  page,
  context,
  addOwnBusiness,
}) => {
  const { slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
  await openDashboard(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'View Your Review Generator' }).click();
  const own = await opened;
  const events: string[] = [];
  own.on('request', (request) => events.push(request.url()));
  // The address is the one that customers get: an owner may copy it from here.
  await expect(own).toHaveURL(`/thumbs-up-down/${slug}`);
  await own.reload();
  await own.getByRole('link', { name: 'I had a good experience' }).click();
  for (const name of fourSentiments) await own.getByRole('checkbox', { name, exact: true }).check();
  await generateDraft(own);
  await own.close();
  expect(events.filter((url) => url.includes('/api/analytics/'))).toEqual([]);
  await openRecent(page);
  await expect(page.locator('.funnel dd')).toHaveText(['0', '0', '0', '1', '0', '0', '0']);
});

test('the step an owner tapped before the script arrived is still there after a reload', async ({
  page,
  business: { slug },
}) => {
  const release = await holdScripts(page);
  await page.goto(`/thumbs-up-down/${slug}?from=dashboard`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  release();
  await expect(page).toHaveURL(`/thumbs-up-down/${slug}#good`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Create Your Review' })).toBeVisible();
});

test('the chart shows 30 days of the business’s time zone with a scale, by keyboard too', async ({
  page,
  site,
  addOwnBusiness,
}) => {
  const { id } = await addOwnBusiness({ name: 'Cedar Clinic' });
  await openDashboard(page);
  await openRecent(page);
  await expect(page.getByText('Each day ends at midnight UTC')).toBeVisible();
  await page.getByRole('link', { name: 'Set your time zone' }).click();
  await page.getByLabel('Time zone').selectOption('America/Chicago');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Business Updated')).toBeVisible();
  await site.ctx.pool.query(
    `insert into hour_counts (business_id, day, kind, hours) values
       ($1, (now() at time zone 'UTC')::date - 3, 'view', '[18:19]={30,11}'),
       ($1, (now() at time zone 'UTC')::date - 10, 'draft', '[18:18]={7}')`,
    [id],
  );
  await openDashboard(page);
  await openRecent(page);
  await expect(page.getByText('time zone: Central (Chicago)')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Visits on each of the last 30 days; the most was 41/ }),
  ).toBeVisible();
  await expect(page.locator('.chart-scale span')).toHaveText(['60', '30', '0']);
  await expect(page.locator('.chart .bar')).toHaveCount(30);
  await expect(page.getByText('41 in the last 7 days, 0 in the 7 days before')).toBeVisible();
  await page.getByRole('radio', { name: /^Visits/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: /^Reviews Generated .* most was 7/ })).toBeVisible();
});

function slugUrl(slug: string | null): string {
  return `/thumbs-up-down/${slug}?at=front-desk`;
}

async function openRecent(page: Page): Promise<void> {
  await cardOf(page, 'Cedar Clinic').getByText('Last 30 days').click();
  await expect(page.locator('.chart')).toBeVisible();
}

async function reported(page: Page, event: string, act: () => Promise<unknown>): Promise<void> {
  const counted = page.waitForResponse(`**/api/analytics/${event}/**`);
  await act();
  expect((await counted).ok()).toBe(true);
}
