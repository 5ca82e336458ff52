import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const failed = (page: Page) => page.getByRole('heading', { name: 'Error Loading Business' });

test.describe('who may share', () => {
  test('E-12 an unknown business and another owner’s show the same error, here, on the edit page and after a setup', async ({
    page,
    site,
    signIn,
  }) => {
    const { id } = await site.addBusiness({ name: 'Hidden Valley Clinic' });
    const { email } = await signIn();
    const panels = new Set<string>();
    for (const path of ['business-share', 'business-edit', 'business-ready'])
      for (const which of [id, 999_999]) {
        await page.goto(`/${path}/${which}`);
        await expect(failed(page)).toBeVisible();
        panels.add(await page.getByRole('main').innerText());
      }
    expect([...panels]).toHaveLength(1);
    expect([...panels][0]).toContain('it belongs to another account');
    expect([...panels][0]).toContain(`You’re signed in as ${email}.`);
    expect([...panels][0]).toContain('sign out and sign in with that one');
  });

  test('an owner cannot share another owner’s business', async ({ page, site, signIn }) => {
    const { id } = await site.addBusiness({ name: 'Hidden Valley Clinic' });
    await signIn();
    await page.goto(`/business-share/${id}`);
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Hidden Valley');
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('an admin can share any business', async ({ page, site, signInAdmin }) => {
    const { id } = await site.addBusiness({ name: 'Hidden Valley Clinic' });
    await signInAdmin();
    await page.goto(`/business-share/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share Hidden Valley Clinic');
  });

  test('a visitor is redirected to the sign-in page', async ({ page, business }) => {
    await page.goto(`/business-share/${business.id}`);
    await expect(page).toHaveURL('/auth');
  });

  test('an unknown business shows an error', async ({ page, signIn, expectAccessible }) => {
    await signIn();
    await page.goto('/business-share/999999');
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await expectAccessible();
  });

  test('a temporary failure is retried', async ({ page, business, signInAdmin }) => {
    await signInAdmin();
    await page.clock.install();
    const address = `**/api/businesses/${business.id}`;
    await page.route(address, (route) => route.abort());
    await page.goto(`/business-share/${business.id}`);
    await expect(page.getByRole('status', { name: 'Loading your business' })).toBeVisible();
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(failed(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Share ${business.name}`);
  });
});
