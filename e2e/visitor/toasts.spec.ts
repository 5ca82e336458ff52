import type { Page } from '@playwright/test';
import { stopClock } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { generateDraft, openPage, openWithFour, thankedName } from '../fixtures/visitor.ts';

const missing = (page: Page) => page.getByText('Please select at least one sentiment');

test.describe('on the review page', () => {
  test.beforeEach(async ({ page, business }) => {
    await openPage(page, business, '#good');
    await stopClock(page);
    await thankedName(page).press('Enter');
    await expect(missing(page)).toBeVisible();
  });

  test('S-59 a toast closes after five seconds', async ({ page }) => {
    await page.clock.runFor(4_500);
    await expect(missing(page)).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(missing(page)).toHaveCount(0);
  });

  test('S-57 a new toast replaces the current one', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Thorough' }).check();
    await thankedName(page).press('Enter');
    await expect(page.getByText('You currently have 1 selected')).toBeVisible();
    await expect(missing(page)).toHaveCount(0);
  });

  test('S-58 a swipe of 60 px closes it, one of 40 px does not', async ({ page }) => {
    await swipe(page, 40);
    await page.clock.runFor(400);
    await expect(missing(page)).toBeVisible();
    await swipe(page, 60);
    await page.clock.runFor(400);
    await expect(missing(page)).toHaveCount(0);
  });
});

test.describe('when the step changes', () => {
  const tooMany = (page: Page) => page.getByText('Maximum sentiments reached');
  test.beforeEach(async ({ page, business }) => {
    await openWithFour(page, business);
    // From here on, no toast closes by itself.
    await stopClock(page);
    await page.getByRole('checkbox', { name: 'Professional' }).tap();
    await expect(tooMany(page)).toBeVisible();
  });

  test('a toast about the choices does not stay over the draft', async ({ page }) => {
    await generateDraft(page);
    await expect(tooMany(page)).toHaveCount(0);
  });

  test('nor while the draft is being written', async ({ page }) => {
    await page.route('**/api/reviews/generate', () => {}); // never answered
    await page.getByRole('button', { name: 'Generate My Review' }).tap();
    await expect(page.getByRole('button', { name: 'Generate My Review' })).toBeDisabled();
    await expect(tooMany(page)).toHaveCount(0);
  });

  test('it does not stay over one’s own review either', async ({ page }) => {
    await page.getByRole('button', { name: 'Write Your Own' }).click();
    await expect(page.getByRole('heading', { name: 'Your Own Review' })).toBeVisible();
    await expect(tooMany(page)).toHaveCount(0);
  });
});

test('a toast about the choices closes with the browser’s Back', async ({ page, business }) => {
  await openPage(page, business);
  await page.getByRole('link', { name: 'I had a good experience' }).tap();
  await expect(thankedName(page)).toBeVisible();
  await stopClock(page);
  await thankedName(page).press('Enter');
  await expect(missing(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'I had a good experience' })).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
});

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await missing(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 10; moved <= distance; moved += 10) await page.mouse.move(x + moved, y);
  await page.mouse.up();
}
