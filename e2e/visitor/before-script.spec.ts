import { expect, test } from '../fixtures/test.ts';
import { holdScripts } from '../fixtures/hold.ts';
import { isOnTop } from '../fixtures/late.ts';
import { fourSentiments, waitForReviewPage } from '../fixtures/visitor.ts';

test('taps and input before hydration are kept', async ({ page, business }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const release = await holdScripts(page);
  await page.goto(`/thumbs-up-down/${business.slug}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'I had a good experience' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Review' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'I had a good experience' })).toBeHidden();
  for (const name of fourSentiments)
    await page.getByRole('checkbox', { name, exact: true }).check();
  const thanks = page.getByLabel("Is there any individual you'd like to thank?");
  const note = page.getByLabel("Anything you'd like to add?");
  await note.fill('Easy parking.');
  await thanks.pressSequentially('Dr. O');

  release();
  await waitForReviewPage(page);
  await page.keyboard.type('Hara');
  await expect(thanks).toHaveValue('Dr. OHara');
  await expect(note).toHaveValue('Easy parking.');
  await expect(thanks).toBeFocused();
  await expect(page.getByText('4/4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate My Review' })).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Create Your Review' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('feedback typed before hydration is kept', async ({ page, business }) => {
  const release = await holdScripts(page);
  await page.goto(`/thumbs-up-down/${business.slug}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'I had a bad experience' }).click();
  await page.getByLabel('What happened?').fill('Nobody called me back.');
  await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeDisabled();
  release();
  await waitForReviewPage(page);
  await expect(page.getByLabel('What happened?')).toHaveValue('Nobody called me back.');
  await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeEnabled();
});

test('a tap on Other before hydration opens its field afterwards', async ({ page, business }) => {
  const release = await holdScripts(page);
  await page.goto(`/thumbs-up-down/${business.slug}#good`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Other' }).click();
  release();
  await expect(page.getByLabel('In your own words')).toBeVisible();
});

test('hydration shifts nothing', async ({ page, business }) => {
  const release = await holdScripts(page);
  await page.goto(`/thumbs-up-down/${business.slug}#good`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Create Your Review' })).toBeVisible();
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value; // a layout-shift entry
        }).observe({ type: 'layout-shift' });
        const seen = setInterval(() => {
          if (!document.querySelector('[data-step]')) return;
          clearInterval(seen);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }, 20);
      }),
  );
  const chip = page.getByText('Thorough', { exact: true });
  const before = await chip.boundingBox();
  release();
  expect(await shifts).toBeLessThan(0.01);
  expect(before).not.toBeNull();
  expect(await chip.boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('choice and chips work, and the link to Google is there', async ({ page, business }) => {
    await page.setViewportSize({ width: 375, height: 553 });
    await page.goto(`/thumbs-up-down/${business.slug}`);
    const notice = page.locator('noscript p');
    for (const answer of ['I had a good experience', 'I had a bad experience'])
      await expect.poll(() => isOnTop(page.getByRole('link', { name: answer }))).toBe(true);
    await page.getByRole('link', { name: 'I had a good experience' }).click();
    await expect(page.getByRole('heading', { name: 'Create Your Review' })).toBeVisible();
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(await isOnTop(notice.getByRole('link', { name: 'on Google' }))).toBe(true);
    await page.getByRole('checkbox', { name: 'Thorough' }).check();
    await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeChecked();
    await page.goBack();
    await page.getByRole('link', { name: 'I had a bad experience' }).click();
    await expect(page.getByRole('heading', { name: 'Please leave your feedback' })).toBeVisible();
    await expect(
      page.locator(`a[href="${business.reviewUrl}"]`).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Feedback' })).toBeDisabled();
    // Within its sentence, without the room of a link of its own.
    await expect(page.locator('noscript a')).toHaveCSS('padding', '0px');
  });
});

test('the page makes at most six requests, all to our server, and sets no cookie', async ({
  page,
  site,
  business,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/thumbs-up-down/${business.slug}`);
  await waitForReviewPage(page);
  await page.waitForLoadState('networkidle');
  const overTheWire = asked.filter((url) => !url.startsWith('data:'));
  expect(overTheWire.length).toBeLessThanOrEqual(6);
  expect(overTheWire.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('a tap counts once, whatever the script is doing', async ({ page, site, business }) => {
  // One tap in each task until the page is ready.
  await page.addInitScript(() => {
    let taps = 0;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const link = document.querySelector<HTMLElement>('#write-on-google');
      if (link) {
        link.click();
        taps += 1;
        document.title = String(taps);
      }
      if (!document.querySelector('[data-step]') && taps < 200) port2.postMessage('next');
    });
    port1.start();
    addEventListener('click', (event) => event.preventDefault());
    port2.postMessage('first');
  });
  await page.goto(`/thumbs-up-down/${business.slug}#good`);
  await waitForReviewPage(page);
  const taps = Number(await page.title());
  expect(taps).toBeGreaterThan(1);
  await expect
    .poll(async () => (await site.ctx.pool.query(clicks, [business.id])).rows)
    .toEqual([{ count: taps }]);
});

const clicks = "select count from business_counts where business_id = $1 and kind = 'google_click'";
