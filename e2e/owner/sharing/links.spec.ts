import { findUserById } from '../../../server/db/users.ts';
import { seedDemo } from '../../../server/start/seed.ts';
import { startSite } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openLinkTest as open } from '../../fixtures/share-page.ts';
import { addSession, desktop, collectCalls, waitUntilLoaded } from '../../fixtures/signed-in.ts';

test.describe('Test my links', () => {
  test('opens each link in a new tab and warns about suspicious ones', async ({
    page,
    openSharePage,
    expectAccessible,
  }) => {
    await openSharePage({
      reviewUrl: 'https://www.google.com/search?q=maple',
      facebookUrl: 'https://www.facebook.com/maplestreet',
    });
    await waitUntilLoaded(page);
    const calls = collectCalls(page);
    await open(page);
    const dialog = page.getByRole('dialog', { name: 'Test my links' });
    for (const [name, href] of [
      ['Open Google link in a new tab', 'https://www.google.com/search?q=maple'],
      ['Open Facebook link in a new tab', 'https://www.facebook.com/maplestreet'],
    ] as const) {
      await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(dialog.getByRole('link', { name })).toHaveAttribute('target', '_blank');
      await expect(dialog.getByRole('link', { name })).toHaveAttribute('rel', 'noopener');
    }
    await expect(dialog.locator('.link-hint')).toHaveText([
      'This opens a Google search, not the review form.',
    ]);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Test my links' })).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('a double click leaves it open', async ({ page, openSharePage }) => {
    await page.setViewportSize(desktop.viewport);
    await openSharePage();
    await page.getByRole('button', { name: 'Test my links' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Test my links' });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });

  test('says what customers see if there is no link', async ({ page, openSharePage }) => {
    await openSharePage({ reviewUrl: null, facebookUrl: null });
    const card = page.getByRole('region', { name: 'Before you print' });
    await expect(card).toContainText('Without a Google link, customers land on Google Maps');
    await expect(card.getByRole('link', { name: 'Add a link' })).toBeVisible();
    await open(page);
    const dialog = page.getByRole('dialog', { name: 'Test my links' });
    await expect(dialog).toContainText('Customers who choose Google go to Google Maps');
    await expect(dialog).toContainText('Customers won’t see a Facebook option.');
    await expect(dialog.getByRole('link')).toHaveCount(0);
  });
});

test('the demo’s links have only the warning about a Google Maps search', async ({
  page,
  context,
}) => {
  const searched = [/^This opens a Google Maps search,/];
  const demo = await startSite({ SEED: 'demo' });
  try {
    await seedDemo(demo.ctx);
    const owner = await findUserById(demo.ctx.db, 1);
    if (!owner) throw new Error('The demo has no owner.');
    await addSession(context, demo, owner);
    for (const id of [1, 3]) {
      await page.goto(`${demo.url}/business-share/${id}`);
      await page.getByRole('button', { name: 'Test my links' }).click();
      const dialog = page.getByRole('dialog', { name: 'Test my links' });
      await expect(dialog.getByRole('link')).toHaveCount(id === 1 ? 2 : 1);
      await expect(dialog.locator('.link-hint')).toHaveText(searched);
    }
  } finally {
    await demo.close();
  }
});
