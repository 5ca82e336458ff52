import { chromium } from '@playwright/test';
import config from '../../playwright.config.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilLive } from '../fixtures/visitor.ts';

test('the browser keeps the page alive while the person is away, and gives it back as it was', async ({
  site,
  business,
}) => {
  // Playwright switches the cache off in the browsers that it launches by itself, and the headless
  // shell of the other journeys has none.
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/thumbs-up-down/${business.slug}#good`);
    await untilLive(page);
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
