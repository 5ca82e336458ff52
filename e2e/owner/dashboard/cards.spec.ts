import { readFileSync } from 'node:fs';
import { insertLogo } from '../../../server/db/logos.ts';
import { cardOf, openDashboard } from '../../fixtures/dashboard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

const view = 'View Your Review Generator';

test.describe('a card', () => {
  test('D-09, D-11, D-27, D-32 shows the business and its links', async ({
    page,
    site,
    addOwnBusiness,
  }) => {
    const { id, slug } = await addOwnBusiness({
      name: 'Cedar Clinic',
      nickname: 'Downtown',
      city: 'Austin',
      state: 'TX',
    });
    await openDashboard(page);
    const card = cardOf(page, 'Cedar Clinic');
    await expect(card).toContainText('Downtown · Austin, TX');
    await expect(card).toContainText(`${site.url}/thumbs-up-down/${slug}`);
    await expect(card.getByText('Inactive', { exact: true })).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'Share' })).toHaveAttribute(
      'href',
      `/business-share/${id}`,
    );
    await card.getByRole('link', { name: 'Edit Business' }).click();
    await expect(page).toHaveURL(`/business-edit/${id}`);
  });

  test('D-10, N-27 shows the logo at 180 by 90', async ({ page, site, addOwnBusiness }) => {
    const hash = 'd'.repeat(64);
    const folder = new URL('../../../server/start/demo/', import.meta.url);
    await insertLogo(
      site.ctx.db,
      hash,
      readFileSync(new URL('riverside-dental-care.webp', folder)),
    );
    await addOwnBusiness({ name: 'Cedar Clinic', logoHash: hash });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openDashboard(page);
      const logo = cardOf(page, 'Cedar Clinic').locator('img');
      expect(await logo.boundingBox()).toMatchObject({ width: 180, height: 90 });
      await expect
        .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('D-20 opens the review page in a new tab', async ({ page, context, addOwnBusiness }) => {
    const { slug } = await addOwnBusiness({ name: 'Cedar Clinic' });
    await openDashboard(page);
    const opened = context.waitForEvent('page');
    await cardOf(page, 'Cedar Clinic').getByRole('link', { name: view }).click();
    await expect(await opened).toHaveURL(`/thumbs-up-down/${slug}`);
    await expect(page).toHaveURL('/dashboard');
  });

  test('D-21, D-32 of an inactive business has a disabled link with the reason', async ({
    page,
    addOwnBusiness,
  }) => {
    await addOwnBusiness({ name: 'Resting Clinic', isActive: false });
    await openDashboard(page);
    const card = cardOf(page, 'Resting Clinic');
    await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: view })).toBeDisabled();
    await expect(card.getByRole('button', { name: view })).toHaveAccessibleDescription(
      /Activate the business to bring the page back/,
    );
    await expect(card.getByRole('button', { name: 'Copy' })).toBeEnabled();
  });

  test('C-49 without a slug has disabled buttons', async ({ page, addOwnBusiness }) => {
    await addOwnBusiness({ name: 'Unaddressed', slug: null });
    await openDashboard(page);
    const card = cardOf(page, 'Unaddressed');
    for (const name of ['Copy', view, 'QR code'])
      await expect(card.getByRole('button', { name })).toBeDisabled();
    await expect(card).toContainText('It has no public link yet');
  });

  test('says what customers see while there is no review link', async ({
    page,
    addOwnBusiness,
  }) => {
    const { id } = await addOwnBusiness({
      name: 'Cedar Clinic',
      reviewUrl: null,
    });
    await addOwnBusiness({ name: 'Maple Clinic' });
    await openDashboard(page);
    const hint = cardOf(page, 'Cedar Clinic').getByText('customers land on Google Maps');
    await expect(hint.getByRole('link')).toHaveAttribute('href', `/business-edit/${id}`);
    await expect(cardOf(page, 'Maple Clinic')).not.toContainText('Google Maps');
  });

  test('with the keyboard: Tab follows the visual order, and the table can be scrolled', async ({
    page,
    addOwnBusiness,
  }) => {
    await addOwnBusiness({ name: 'Cedar Clinic' });
    await openDashboard(page);
    const card = cardOf(page, 'Cedar Clinic');
    await card.getByRole('button', { name: 'Copy' }).focus();
    for (const name of ['QR code', 'Share', 'Last 30 days']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText(name);
    }
    await page.keyboard.press('Enter');
    await expect(card.getByRole('table')).toBeVisible();
    await expect(card.locator('.chart')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('radio', { name: /^Visits/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card.getByRole('region', { name: 'Last 30 days for Cedar Clinic' })).toBeFocused();
    for (const name of [
      'Set your time zone',
      'Download daily stats',
      view,
      'Edit Business',
      'Deactivate',
    ]) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toContainText(name);
    }
  });
});
