import { seedDemo } from '../../server/start/seed.ts';
import { sendFeedback } from '../../server/testing/requests.ts';
import { startSite } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLoaded } from '../fixtures/signed-in.ts';
import { pagesOf, people } from '../tools/every-page.ts';
import { unfitting } from '../tools/text-fit.ts';

for (const person of people)
  test(`every page of a ${person} fits 320 px and 390 px, also with twice the text size`, async ({
    browser,
  }) => {
    const site = await startSite({ SEED: 'demo' });
    const signIns = await seedDemo(site.ctx);
    await sendFeedback(site.app, 1); // the inbox's first email
    const context = await browser.newContext({ baseURL: site.url });
    if (person !== 'visitor') await context.request.post('/api/login', { data: signIns?.[person] });
    const page = await context.newPage();
    const wrong: Record<string, string[]> = {};
    for (const path of pagesOf[person]) {
      await page.setViewportSize({ width: 320, height: 844 });
      // Another fragment would be the same document, with its large text.
      await page.goto('about:blank');
      await page.goto(path);
      await waitUntilLoaded(page);
      const small = await unfitting(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const large = await unfitting(page);
      if (small.length > 0) wrong[`${path} at 320 px`] = small;
      if (large.length > 0) wrong[`${path} at 200 %`] = large;
      await page.setViewportSize({ width: 320, height: 844 });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wrong[`${path} at 200 % and 320 px`] = [`${width} px wide`];
    }
    expect(wrong).toEqual({});
    await context.close();
    await site.close();
  });
