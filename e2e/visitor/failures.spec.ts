import type { Page, Route } from '@playwright/test';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFour, openPage, openWithFour } from '../fixtures/visitor.ts';

const draftFailed = 'There was a problem creating your review. Please try again.';
const feedbackFailed = 'There was a problem submitting your feedback. Please try again.';
const offline = "You're offline. Connect to the internet and try again.";
const slow = 'Your connection is slow. Wait for a better signal and try again.';
const later = (time: string) => `Too many requests from your network. Try again in ${time}.`;

const calledUrl = /\/generate|\/send-feedback/;

const refuse = (seconds?: string) => (route: Route) =>
  route.fulfill({
    status: 429,
    headers: seconds ? { 'Retry-After': seconds } : {},
    json: { error: 'x', message: 'x', code: 'too_many_requests' },
  });

test.describe('a draft', () => {
  const address = '**/api/reviews/generate';
  const submit = (page: Page) => page.getByRole('button', { name: 'Generate My Review' });

  test.beforeEach(async ({ page, business }) => {
    await page.clock.install();
    await openWithFour(page, business);
  });

  test.afterEach(async ({ page }) => {
    await expect(page.getByText('4/4')).toBeVisible();
    await expect(submit(page)).toBeEnabled();
  });

  test('P-22 a server error shows the usual sentence', async ({ page }) => {
    await page.route(address, (route) => route.fulfill({ status: 503 }));
    await submit(page).click();
    await expectToast(page, 'Error generating review', draftFailed);
  });

  test('offline, says so at once', async ({ page, context }) => {
    const calls: string[] = [];
    page.on('requestfailed', (request) => calls.push(request.url()));
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText(offline)).toBeVisible();
    expect(calls.filter((url) => calledUrl.test(url))).toHaveLength(1);
    await context.setOffline(false);
  });

  test('too many requests: says when to try again', async ({ page }) => {
    await page.route(address, refuse('150'));
    await submit(page).click();
    await expectToast(page, 'Error generating review', later('3 minutes'));
  });

  test('no answer in time: says that the connection is slow', async ({ page }) => {
    await page.route(address, () => {});
    await submit(page).click();
    await expectToast(page, 'Error generating review', slow);
  });
});

test.describe('feedback', () => {
  const address = '**/send-feedback';
  const submit = (page: Page) => page.getByRole('button', { name: 'Submit Feedback' });

  test.beforeEach(async ({ page, business }) => {
    await page.clock.install();
    await openPage(page, business, '#bad');
    await page.getByLabel('Your name').fill('Pat Visitor');
    await page.getByLabel('Email').fill('pat@example.com');
    await page.getByLabel('What happened?').fill('The phone was never answered.');
  });

  test.afterEach(async ({ page }) => {
    await expect(page.getByLabel('What happened?')).toHaveValue('The phone was never answered.');
    await expect(submit(page)).toBeEnabled();
  });

  test('F-14 a server error shows the usual sentence', async ({ page }) => {
    await page.route(address, (route) => route.fulfill({ status: 500 }));
    await submit(page).click();
    await expectToast(page, 'Error submitting feedback', feedbackFailed);
  });

  test('offline, says so at once', async ({ page, context }) => {
    const calls: string[] = [];
    page.on('requestfailed', (request) => calls.push(request.url()));
    await context.setOffline(true);
    await submit(page).click();
    await expect(page.getByText(offline)).toBeVisible();
    expect(calls.filter((url) => calledUrl.test(url))).toHaveLength(1);
    await context.setOffline(false);
  });

  test('too many requests: says when to try again', async ({ page }) => {
    await page.route(address, refuse());
    await submit(page).click();
    await expectToast(page, 'Error submitting feedback', later('a minute'));
  });

  test('no answer in time: says that the connection is slow', async ({ page }) => {
    await page.route(address, () => {});
    await submit(page).click();
    await expectToast(page, 'Error submitting feedback', slow);
  });
});

test.describe('the wizard', () => {
  test.beforeEach(({ page }) => page.clock.install());
  test.afterEach(({ context }) => context.setOffline(false));

  test('offline, a draft says so at once', async ({ page, context }) => {
    await page.goto('/review');
    await chooseFour(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(page.getByRole('main').getByText(offline)).toBeVisible();
    await expectToast(page, 'Failed to generate review', offline);
  });

  test('offline, sentiments that cannot load say so', async ({ page, context }) => {
    const release = await holdRequests(page, '**/api/sentiments');
    const asked = page.waitForRequest('**/api/sentiments');
    await page.goto('/review');
    await asked;
    await context.setOffline(true);
    release();
    await expectToast(page, 'Failed to load sentiments', 'Please refresh the page and try again');
    await expect(page.getByText(offline)).toBeVisible();
  });
});

/** Runs the page's clock through timeouts and retries until the toast shows. */
async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: title });
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(toast).toBeVisible({ timeout: 50 });
  }).toPass();
  await expect(toast.getByText(description)).toBeVisible();
}
