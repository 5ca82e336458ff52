import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { chooseFour, openDraft, openPage, reachPlatforms, tapCopy } from '../fixtures/visitor.ts';

const links = {
  reviewUrl: 'https://www.example.com/review',
  facebookUrl: 'https://pages.example.org/clinic',
};
const both = ['Opens example.com', 'Opens pages.example.org'];

test('visitors see where links to other sites lead, wherever they are offered', async ({
  page,
  site,
  expectAccessible,
}) => {
  const business = await site.addBusiness(links);
  await openDraft(page, business);
  await reachPlatforms(page);
  await expect(shown(page)).toHaveText(both);
  await expect(page.getByRole('link', { name: 'Google Review', exact: true })).toBeVisible();
  await expectAccessible();
  await openPage(page, business, '#bad');
  await expect(shown(page)).toHaveText([...both, ' (opens example.com)']);
  await page.goto(`/review-shield/${business.slug}`);
  await expect(shown(page)).toHaveText(both);
  await expectAccessible();
});

test('the button that copies and opens Google says so too', async ({ page, site }) => {
  const business = await site.addBusiness({ ...links, facebookUrl: null });
  await openDraft(page, business);
  await expect(page.getByRole('link', { name: 'Copy and open Google' })).toBeVisible();
  await expect(shown(page)).toHaveText(['Opens example.com']);
});

test('links to Google and Facebook themselves are shown without a host', async ({ page, site }) => {
  const business = await site.addBusiness({
    reviewUrl: 'https://g.page/r/maple/review',
    facebookUrl: 'https://www.facebook.com/maple',
  });
  await openDraft(page, business);
  await reachPlatforms(page);
  await expect(page.getByRole('link', { name: 'Facebook Review' })).toBeVisible();
  await expect(page.locator('.link-host')).toHaveCount(0);
});

test('the wizard shows them as well', async ({ page }) => {
  await page.route('**/api/businesses/1', (route) =>
    route.fulfill({
      json: {
        id: 1,
        slug: 'first',
        name: 'First Clinic',
        logoUrl: null,
        isActive: true,
        googleBusinessUrl: links.reviewUrl,
        ...links,
        googleLinkHost: 'example.com',
      },
    }),
  );
  await page.goto('/review');
  await chooseFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await tapCopy(page);
  await expect(page.getByRole('dialog').locator('.link-host')).toHaveText(['Opens example.com']);
});

function shown(page: Page) {
  return page.locator('.link-host').filter({ visible: true });
}
