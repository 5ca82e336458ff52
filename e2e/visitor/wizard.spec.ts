import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFour, fourSentiments, generateDraft, tapCopy } from '../fixtures/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the wizard: four sentiments, a draft, and the platforms of business 1', async ({ page }) => {
  const calls: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().includes('/api/') &&
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'Fourgood' })).toBeVisible();
  await expect(
    page.getByText('Share your experience and help others find great care').first(),
  ).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toContainText('Select');
  await chooseFour(page);
  const sent = page.waitForRequest('**/api/reviews/generate');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  expect((await sent).postDataJSON(), 'W-07').toEqual({
    sentiments: fourSentiments,
    reviewType: 'healthcare',
  });
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toContainText('Copy & Share');
  await expect(page.getByRole('button', { name: 'Regenerate' }), 'W-56').toBeDisabled();
  await expect
    .poll(() => calls.filter((call) => call === 'GET /api/businesses/1').length, 'W-63')
    .toBeGreaterThan(0);
  expect(calls.indexOf('GET /api/businesses/1')).toBeGreaterThan(
    calls.indexOf('POST /api/reviews/generate'),
  );
  expect(
    calls.filter((call) => call === 'POST /api/reviews/generate'),
    'W-38',
  ).toHaveLength(1);

  await tapCopy(page);
  const dialog = page.getByRole('dialog', { name: 'Where would you like to post your review?' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Choose a platform to share your feedback')).toBeVisible();
  await expect(dialog.getByText('Successfully copied to clipboard!')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Google' })).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('link', { name: 'Facebook' })).toHaveAttribute('rel', /noopener/);
});

test('on a small phone, four lines of the wizard’s draft are visible above the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 553 });
  await page.goto('/review');
  await chooseFour(page);
  await generateDraft(page);
  const lines = await page.locator('.draft-text').evaluate((draft) => {
    const bar = document.querySelector('.action-bar') as Element; // below every draft
    const room = bar.getBoundingClientRect().top - draft.getBoundingClientRect().top;
    return room / parseFloat(getComputedStyle(draft).lineHeight);
  });
  expect(lines).toBeGreaterThanOrEqual(4);
});

test('the wizard’s draft can be read in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/review');
  await chooseFour(page);
  await generateDraft(page);
  const sheet = page.locator('.sheet');
  const bar = page.locator('.action-bar');
  await expect(sheet).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(sheet).toHaveCSS('color', await bar.evaluate((one) => getComputedStyle(one).color));
});

test('W-49 Back from the draft clears the sentiments', async ({ page }) => {
  await page.goto('/review');
  await chooseFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('0/4')).toBeVisible();
});

test('W-12 nine placeholders are shown while the list loads, and W-33 a failure shows an error', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/api/sentiments', (route) => route.abort());
  await page.goto('/review');
  await expect(page.locator('.chip-skeleton')).toHaveCount(9);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText('Failed to load sentiments')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.unroute('**/api/sentiments');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeVisible();
});

const failures = [
  {
    message: 'The AI service is not available (API key).',
    hint: /issue with the AI service.*later/,
  },
  {
    message: 'Something went wrong.',
    hint: /try again or select different sentiments/,
  },
];

test('W-39 … W-41 a failed draft shows the reason and can be retried', async ({ page }) => {
  await page.goto('/review');
  for (const { message, hint } of failures) {
    await chooseFour(page);
    await page.route('**/api/reviews/generate', (route) =>
      route.fulfill({
        status: 503,
        json: { error: message, message, code: 'drafting_unavailable' },
      }),
    );
    await page.getByRole('button', { name: 'Generate My Review' }).click();
    await expect(
      page.getByRole('heading', { name: "Sorry, we couldn't generate your review" }),
    ).toBeVisible();
    await expect(page.getByText('Failed to generate review')).toBeVisible();
    await expect(page.getByRole('main').getByText(hint)).toBeVisible();
    await page.unroute('**/api/reviews/generate');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
  }
});

test('after a failed draft, people can write their own review or go to Google', async ({
  page,
}) => {
  await page.goto('/review');
  await chooseFour(page);
  await page.route('**/api/reviews/generate', (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/healthcare+clinic',
  );
  await main.getByRole('button', { name: 'Write Your Own' }).click();
  await expect(page.getByRole('heading', { name: 'Your Own Review' })).toBeVisible();
});

test('W-74 Back from a failed draft keeps the selection', async ({ page }) => {
  await page.goto('/review');
  await chooseFour(page);
  await page.route('**/api/reviews/generate', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(
    page.getByRole('heading', { name: "Sorry, we couldn't generate your review" }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('4/4')).toBeVisible();
});

test('Back skips the wait, Forward and a reload show the draft again', async ({ page }) => {
  const draft = page.getByRole('heading', { name: 'Your AI Generated Review' });
  await page.goto('/review');
  await chooseFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(draft).toBeVisible();
  await expect(page).toHaveURL(/#share$/);
  await page.reload();
  await expect(draft).toBeVisible();
  await page.goBack();
  await expect(page.getByText('4/4')).toBeVisible();
  await expect(page).toHaveURL(/\/review$/);
  await page.goForward();
  await expect(draft).toBeVisible();
});

test('W-64, W-65 the links wait for business 1, and only a failure shows the fallbacks', async ({
  page,
}) => {
  await page.clock.install();
  const links = page.getByRole('dialog').getByRole('link');
  await page.route('**/api/businesses/1', (route) => route.fulfill({ status: 503 }));
  const release = await holdRequests(page, '**/api/businesses/1');
  await page.goto('/review');
  await chooseFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await tapCopy(page);
  await expect(page.getByRole('status', { name: 'Loading the links' })).toBeVisible();
  await expect(links).toHaveCount(0);
  release();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(links).toHaveCount(2, { timeout: 50 });
  }).toPass();
  await expect(links.first()).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/healthcare+clinic',
  );
});

test('W-64, W-65 once business 1 has loaded, the links are its own', async ({ page }) => {
  const business = {
    id: 1,
    slug: 'first',
    name: 'First Clinic',
    logoUrl: null,
    isActive: true,
    reviewUrl: 'https://example.com/review-first',
    googleBusinessUrl: 'https://example.com/google-first',
    facebookUrl: 'https://example.com/facebook-first',
  };
  await page.route('**/api/businesses/1', (route) => route.fulfill({ json: business }));
  const release = await holdRequests(page, '**/api/businesses/1');
  await page.goto('/review');
  await chooseFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await tapCopy(page);
  const links = page.getByRole('dialog').getByRole('link');
  const loading = page.getByRole('status', { name: 'Loading the links' });
  await expect(loading).toBeVisible();
  await expect(links).toHaveCount(0);
  // Unlike its box, it doesn't change while the dialog opens.
  const height = () => page.getByRole('dialog').evaluate((dialog) => dialog.scrollHeight);
  const before = await height();
  release();
  await expect(links.first()).toHaveAttribute('href', business.reviewUrl);
  expect(await height()).toBe(before);
  await expect(links.last()).toHaveAttribute('href', business.facebookUrl);
});

test('a reload keeps the open Other field and its text', async ({ page }) => {
  await page.goto('/review');
  await page.getByRole('button', { name: 'Other', exact: true }).click();
  await page.getByLabel('In your own words').fill('Quiet waiting room');
  await page.reload();
  await expect(page.getByLabel('In your own words')).toHaveValue('Quiet waiting room');
});

test('after 30 idle minutes, the next person finds an empty wizard', async ({ page }) => {
  await page.clock.install();
  await page.goto('/review');
  await chooseFour(page);
  await generateDraft(page);
  await page.clock.runFor('00:29:00');
  await expect(page.locator('.draft-text')).toBeVisible();
  await page.clock.runFor('00:02:00');
  await expect(page.getByText('0/4')).toBeVisible();
  await expect(page).toHaveURL('/review');
  expect(await page.evaluate(() => sessionStorage.getItem('place:/review'))).toBeNull();
  await page.goForward();
  await expect(page.getByText('0/4')).toBeVisible();
});
