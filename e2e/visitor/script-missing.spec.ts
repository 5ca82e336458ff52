import { holdScripts } from '../fixtures/hold.ts';
import { finishDelay, lateNotice } from '../fixtures/late.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFour, waitForReviewPage } from '../fixtures/visitor.ts';

const scripts = '**/assets/*.js';

for (const hash of ['', '#good', '#bad'])
  test(`without its script, the page offers Google and a reload after six seconds: "${hash}"`, async ({
    page,
    business,
    expectAccessible,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(`/thumbs-up-down/${business.slug}${hash}`);
    await expect(lateNotice(page)).toBeHidden();
    expect(await finishDelay(page, '.late')).toBe(6_000);
    await expect(lateNotice(page)).toBeInViewport();
    const google = page.locator('.late').getByRole('link', { name: 'Google Review' });
    await expect(google).toHaveAttribute('href', business.reviewUrl ?? '');
    await expect(google).toBeInViewport({ ratio: 1 });
    await expectAccessible();

    await page.unroute(scripts);
    await page.getByRole('link', { name: 'Reload' }).click();
    await waitForReviewPage(page);
    await expect(lateNotice(page)).toBeHidden();
  });

test('the notice goes away when the script arrives after all, and the tap on Google counts', async ({
  page,
  site,
  business,
}) => {
  const release = await holdScripts(page);
  await page
    .context()
    .route('https://example.com/**', (route) => route.fulfill({ body: 'the platform' }));
  await page.goto(`/thumbs-up-down/${business.slug}#good`, { waitUntil: 'commit' });
  await finishDelay(page, '.late');
  const opened = page.context().waitForEvent('page');
  await page.locator('.late').getByRole('link', { name: 'Google Review' }).click();
  await (await opened).close();
  release();
  await waitForReviewPage(page);
  await expect(lateNotice(page)).toBeHidden();
  await chooseFour(page);
  await expect
    .poll(async () => (await site.ctx.pool.query(clicks, [business.id])).rows)
    .toEqual([{ count: 1 }]);
});

const clicks = "select count from business_counts where business_id = $1 and kind = 'google_click'";

test('a page whose script arrives never shows the notice', async ({ page, business }) => {
  await page.goto(`/thumbs-up-down/${business.slug}`);
  await waitForReviewPage(page);
  await expect(page.locator('.late')).toBeAttached();
  expect(await page.locator('.late').evaluate((late) => late.getAnimations().length)).toBe(0);
});

test('on the smallest screen, the notice covers neither answer', async ({ page, business }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await page.route(scripts, (route) => route.abort());
  await page.goto(`/thumbs-up-down/${business.slug}`);
  await finishDelay(page, '.late');
  await expect(lateNotice(page)).toBeVisible();
  // Without waiting or scrolling: what is covered can't be tapped.
  for (const name of ['I had a good experience', 'I had a bad experience']) {
    const box = (await page.getByRole('link', { name }).boundingBox())!;
    const bottom = Math.min(box.y + box.height, 600) - 4;
    const hit = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.textContent,
      { x: box.x + box.width / 2, y: bottom },
    );
    expect(hit).toContain(name);
  }
});

test('on the smallest screen, everything can be scrolled clear of the notice', async ({
  page,
  business,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await page.route(scripts, (route) => route.abort());
  await page.goto(`/thumbs-up-down/${business.slug}#bad`);
  await finishDelay(page, '.late');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole('link', { name: 'Privacy Policy' }).boundingBox();
  const notice = await page.locator('.late').boundingBox();
  expect(notice?.y).toBeGreaterThanOrEqual((last?.y ?? Infinity) + (last?.height ?? 0));
});
