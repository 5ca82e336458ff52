import type { Page } from '@playwright/test';
import type { BusinessRow } from '../../server/db/businesses.ts';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { openPage, waitForReviewPage } from '../fixtures/visitor.ts';

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
    await page.addInitScript(recordTimers);
    await sendFeedback(page, business);
    await expect(page).toHaveURL(`/review-shield/${business.slug}`);
    await expect(toast(page)).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    // One second on the first page, and four from the start of the navigation, however long it takes.
    const { first, next } = await page.evaluate(readTimers);
    expect(first).toContain(1_000);
    expect(next.map((end) => Math.round(end / 100))).toEqual([40]);
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

test('what was sent stays on the screen, once, until the next page is there', async ({
  page,
  business,
  emails,
}) => {
  // The first to hear of it: the form is as it was.
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const form = document.querySelector<HTMLFormElement>('.bad form');
      sessionStorage['left'] ??= JSON.stringify({
        words: form?.querySelector('textarea')?.value,
        isInert: form?.inert,
      });
    });
  });
  await sendFeedback(page, business);
  await expect(page).toHaveURL(`/review-shield/${business.slug}`);
  expect(JSON.parse(await page.evaluate(() => String(sessionStorage['left'])))).toEqual({
    words: 'The phone was never answered.',
    isInert: true,
  });
  expect(await emails()).toHaveLength(1);
  await page.goBack();
  await waitForReviewPage(page);
  await expect(page.getByLabel('What happened?')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeEnabled();
});

test('a visitor who writes a review while the feedback is sent goes on with it', async ({
  page,
  business,
  emails,
}) => {
  await page.clock.install();
  const release = await holdRequests(page, '**/send-feedback');
  await openPage(page, business);
  await page.getByRole('link', { name: 'I had a bad experience' }).click();
  await fillAndSubmit(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  await page.getByRole('checkbox', { name: 'Thorough' }).check();
  release();
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(`/thumbs-up-down/${business.slug}#good`);
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeChecked();
  await expectEmptyForm(page);
  expect(await emails()).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('1/4')).toBeVisible();
  await expectEmptyForm(page);
});

test('a visitor who leaves within the second after it is not pulled away', async ({
  page,
  business,
}) => {
  await page.clock.install();
  await openPage(page, business);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'I had a bad experience' }).click();
  await fillAndSubmit(page);
  await expect(toast(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  await page.getByRole('checkbox', { name: 'Thorough' }).check();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(`/thumbs-up-down/${business.slug}#good`);
  await expectEmptyForm(page);
  await page.reload();
  await expect(page.getByText('1/4')).toBeVisible();
});

test('it can be closed on the next page', async ({ page, business }) => {
  await sendFeedback(page, business);
  await expect(page).toHaveURL(`/review-shield/${business.slug}`);
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toHaveCount(0);
});

async function sendFeedback(page: Page, business: BusinessRow): Promise<void> {
  await openPage(page, business, '#bad');
  await fillAndSubmit(page);
  await expect(toast(page)).toBeVisible();
}

async function fillAndSubmit(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Pat Visitor');
  await page.getByLabel('Email').fill('pat@example.com');
  await page.getByLabel('What happened?').fill('The phone was never answered.');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
}

/** Its step is not shown. */
async function expectEmptyForm(page: Page): Promise<void> {
  await expect(page.getByLabel('What happened?')).toHaveValue('');
  await expect(page.locator('.bad form')).toHaveJSProperty('inert', false);
}

async function expectNoToast(page: Page): Promise<void> {
  await expect(page.getByText('Your Feedback Has Been Received')).toBeVisible();
  await expect(toast(page)).toBeHidden();
}

/** Notes the timers of both pages: how long the first one's run, and when the next one's end. */
function recordTimers(): void {
  const isNext = location.pathname.startsWith('/review-shield');
  const times: number[] = [];
  const start = window.setTimeout.bind(window);
  const record = (run: () => void, delay = 0) => {
    times.push(isNext ? performance.now() + delay : delay);
    sessionStorage[isNext ? 'next' : 'first'] = JSON.stringify(times);
    return start(run, delay);
  };
  Object.assign(window, { setTimeout: record });
}

function readTimers() {
  const at = (name: string) => JSON.parse(sessionStorage[name] as string) as number[]; // set above
  return { first: at('first'), next: at('next') };
}
