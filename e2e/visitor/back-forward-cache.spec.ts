import { chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForReviewPage } from '../fixtures/visitor.ts';

test('the back/forward cache restores the page as it was', async ({ site, business }) => {
  // Playwright turns the cache off in the browsers it launches, and the headless
  // shell that the other tests use has none.
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/thumbs-up-down/${business.slug}#good`);
    await waitForReviewPage(page);
    await page.getByRole('checkbox', { name: 'Thorough' }).check();
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto(`${site.url}/terms`);
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeChecked();
    await expect(page.getByText('1/4')).toBeVisible();
  } finally {
    await browser.close();
  }
});
