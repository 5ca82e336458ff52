import type { Page } from '@playwright/test';
import type { BusinessRow } from '../../server/db/businesses.ts';
import { expect, test } from '../fixtures/test.ts';
import { openPage } from '../fixtures/visitor.ts';

const toast = (page: Page) => page.getByText('Feedback received', { exact: true });

for (const delay of [0, 2_500])
  test(`F-11 "Feedback received" shows for five seconds, also if the next page takes ${delay} ms`, async ({
    page,
    business,
  }) => {
    await page.route('**/review-shield/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await page.addInitScript(recordSightings);
    await sendFeedback(page, business);
    await expect(page).toHaveURL(`/review-shield/${business.slug}`);
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    const { total, onNextPage } = await page.evaluate(readSightings);
    expect(total).toBeGreaterThan(4_500);
    expect(total).toBeLessThan(5_700);
    expect(onNextPage).toBeGreaterThan(4_000 - delay - 1_000);
  });

test('it does not show again after a reload, after Back, or for a link from elsewhere', async ({
  page,
  business,
}) => {
  await sendFeedback(page, business);
  await expect(page).toHaveURL(`/review-shield/${business.slug}`);
  await expect(toast(page)).toBeVisible();
  await page.reload();
  await expectNoToast(page);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.goBack();
  await expectNoToast(page);
  await page.goto(`/review-shield/${business.slug}`);
  await expectNoToast(page);
});

test('it can be closed on the next page', async ({ page, business }) => {
  await sendFeedback(page, business);
  await expect(page).toHaveURL(`/review-shield/${business.slug}`);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toHaveCount(0);
});

async function sendFeedback(page: Page, business: BusinessRow): Promise<void> {
  await openPage(page, business, '#bad');
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill('The phone was never answered.');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(toast(page)).toBeVisible();
}

async function expectNoToast(page: Page): Promise<void> {
  await expect(page.getByText('Your Feedback Has Been Received')).toBeVisible();
  await expect(toast(page)).toBeHidden();
}

/** Notes when the toast is seen, on every page of the tab. */
function recordSightings(): void {
  setInterval(() => {
    const shown = document.querySelector('.toast');
    if (!shown?.checkVisibility() || !shown.textContent.includes('Feedback received')) return;
    sessionStorage['first'] ??= String(Date.now());
    sessionStorage['last'] = String(Date.now());
    if (location.pathname.startsWith('/review-shield'))
      sessionStorage['next'] ??= String(Date.now());
  }, 25);
}

function readSightings() {
  const at = (name: string) => Number(sessionStorage[name]);
  return { total: at('last') - at('first'), onNextPage: at('last') - at('next') };
}
