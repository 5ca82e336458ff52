import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { chooseFour, openDraft, openPage } from '../fixtures/visitor.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1280, 800],
] as const)
  test(`a double tap on the copy button opens no site at ${width} px`, async ({
    page,
    site,
    business,
  }) => {
    await page.setViewportSize({ width, height });
    await openDraft(page, business);
    const title = heading(page, 'Where would you like to leave your review?');
    await doubleTap(page, page.getByRole('button', { name: /^Copy and Choose/ }), title);
    await expect(title).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    const { rows } = await site.ctx.pool.query(counts, [business.id]);
    expect(rows).toEqual([{ kind: 'draft', count: 1 }]);
  });

const counts = 'select kind, count from business_counts where business_id = $1';

test('a double tap on Back chooses no sentiment', async ({ page, business }) => {
  await openDraft(page, business);
  const tapped = await doubleTap(page, button(page, 'Back'), heading(page, 'Create Your Review'));
  expect(await boxesAt(page, '.chip', tapped)).toBe(1);
  await expect(page.getByText('0/4')).toBeVisible();
});

test('a double tap on a choice chooses no sentiment', async ({ page, business }) => {
  await openPage(page, business);
  const tapped = await doubleTap(
    page,
    page.getByRole('link', { name: 'I had a good experience' }),
    heading(page, 'Create Your Review'),
  );
  expect(await boxesAt(page, '.chip', tapped)).toBe(1);
  await expect(page.getByText('0/4')).toBeVisible();
});

test('nor does it before the script has arrived', async ({ page, business }) => {
  await page.route('**/assets/visitor-*.js', () => {});
  await page.goto(`/thumbs-up-down/${business.slug}`, { waitUntil: 'commit' });
  await pauseSteps(page);
  const tapped = await doubleTap(
    page,
    page.getByRole('link', { name: 'I had a good experience' }),
    heading(page, 'Create Your Review'),
  );
  expect(await boxesAt(page, '.chip', tapped)).toBe(1);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a double tap on Back makes no choice', async ({ page, business }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openPage(page, business);
  await page.getByRole('link', { name: 'I had a bad experience' }).click();
  const title = heading(page, 'How was your experience');
  await button(page, 'Back').evaluate((back) => {
    scrollBy(0, back.getBoundingClientRect().top - 280);
  });
  const tapped = await doubleTap(page, button(page, 'Back'), title);
  expect(await boxesAt(page, '.choice-card', tapped)).toBe(1);
  await expect(title).toBeVisible();
});

test('the buttons of a toast ignore taps while it appears', async ({ page, business }) => {
  await openDraft(page, business);
  await pauseSteps(page);
  await button(page, 'Back').click();
  const undo = button(page, 'Undo');
  await expect(undo).toHaveCSS('pointer-events', 'none');
  await undo.evaluate((paused) => {
    for (const animation of paused.getAnimations()) animation.finish();
  });
  await undo.click();
  await expect(heading(page, 'Your AI Generated Review')).toBeVisible();
});

test('a double tap on Back chooses no sentiment in the wizard', async ({ page }) => {
  await page.goto('/review');
  await chooseFour(page);
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  const tapped = await doubleTap(page, button(page, 'Back'), heading(page, 'Create Your Review'));
  expect(await boxesAt(page, '.chip', tapped)).toBe(1);
  await expect(page.getByText('0/4')).toBeVisible();
});

/** Taps twice, the second time on what the first tap has brought. @returns where */
async function doubleTap(page: Page, target: Locator, next: Locator): Promise<Point> {
  await pauseSteps(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  const point = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
  await page.mouse.click(point.x, point.y);
  await expect(next).toBeVisible();
  await page.mouse.click(point.x, point.y);
  return point;
}

/** Pauses what makes a new step ignore taps, so that a slow test is as fast as a finger. */
async function pauseSteps(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    for (const start of ['animationstart', 'transitionrun'])
      document.addEventListener(start, ({ target }) => {
        if (
          target instanceof Element &&
          target.matches('.step, .choice, .wizard > section, .journey ~ *, .toast button')
        )
          for (const animation of target.getAnimations()) animation.pause();
      });
  });
}

/** How many of these elements are there, whether or not they can be tapped. */
function boxesAt(page: Page, selector: string, point: Point): Promise<number> {
  return page.locator(selector).evaluateAll(
    (elements, { x, y }) =>
      elements.filter((element) => {
        const box = element.getBoundingClientRect();
        return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
      }).length,
    point,
  );
}

interface Point {
  x: number;
  y: number;
}
