import { expectToFit } from '../fixtures/fitting.ts';
import { addSession, waitUntilLoaded } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('with the browser’s text at 200 %, no admin page scrolls sideways', async ({
  playwright,
  launchOptions,
  site,
}) => {
  // Unlike a style of the page, this also changes the em of media queries.
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ baseURL: site.url });
  await addSession(context, site, await site.addOwner({ isAdmin: true, name: 'Alexandra Admin' }));
  const page = await context.newPage();
  const owner = await site.addOwner({ name: 'Noor Haddad', isActive: false });
  await page.request.post(`/api/admin/toggle-active/${owner.id}`, {
    data: { isActive: true },
    headers: { Origin: site.url },
  });
  for (const tab of ['users', 'businesses', 'pages', 'audit', 'overview', 'checks']) {
    await page.goto(`/admin?tab=${tab}`);
    await waitUntilLoaded(page);
    await expectToFit(page, [390, 1280]);
  }
  await page.goto(`/account-settings/${owner.id}`);
  await waitUntilLoaded(page);
  await expectToFit(page, [1280, 390]);
  await page.getByRole('button', { name: 'Correct name or email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await browser.close();
});
