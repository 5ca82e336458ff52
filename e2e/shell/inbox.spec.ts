import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { findViolations } from '../fixtures/violations.ts';

/** The origin of links in emails; the tests respond for it. */
const publicUrl = 'http://reviews.example.com';

interface Development extends TestServer {
  url: string;
}

/** A server whose emails wait until a test has them sent. */
let development: Development;

// In one worker, so that one server is enough.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const server = await startTestServer({ PORT: '0', PUBLIC_URL: publicUrl });
  development = { ...server, url: await server.app.listen({ port: 0, host: '127.0.0.1' }) };
});

test.afterAll(() => development.close());

test('an open page shows its email as soon as it is sent', async ({ page }) => {
  const id = await writeReset(development);
  await page.goto(`${development.url}/dev/inbox/${id}`);
  await expect(page.getByRole('heading', { name: 'on its way' })).toBeVisible();
  await development.ctx.outbox.work();
  await expect(page.getByRole('heading', { name: 'Reset your Fourgood password' })).toBeVisible();
});

test('a button in an email opens its link in a new tab', async ({ page, context }) => {
  await context.route(`${publicUrl}/**`, (route) => route.fulfill({ body: 'There.' }));
  await writeReset(development);
  await development.ctx.outbox.work();
  await page.goto(`${development.url}/dev/inbox`);
  await page.getByRole('link', { name: 'Reset your Fourgood password' }).first().click();
  const button = page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' });
  const [opened] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(opened).toHaveURL(`${publicUrl}/reset-password?reset=a-token`);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('a code is copied as six digits, and nothing is wider than a phone’s screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await writeReset(development);
  await development.ctx.outbox.work();
  await page.goto(`${development.url}/dev/inbox/${id}`);
  const frame = page.frameLocator('iframe');
  expect(await frame.getByText('004718').innerText()).toBe('004718');
  for (const part of [page, frame]) {
    const width = await part.locator('html').evaluate((html) => html.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
});

test('the inbox is accessible in light and dark mode', async ({ page, expectAccessible }) => {
  await writeReset(development);
  await development.ctx.outbox.work();
  await page.goto(`${development.url}/dev/inbox`);
  await expectAccessible();
});

/** axe cannot see into the frame, where no script runs. An email has no page landmarks. */
test('an email is accessible in light and dark mode', async ({ page }) => {
  await writeReset(development);
  await development.ctx.outbox.work();
  const [newest] = (await development.ctx.inbox?.emails()) ?? [];
  await page.setContent(newest?.html ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  const rules = { region: { enabled: false }, 'landmark-one-main': { enabled: false } };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, { rules }), colorScheme).toEqual([]);
  }
});

async function writeReset({ ctx }: Development): Promise<number> {
  const { id } = await ctx.outbox.add(ctx.db, {
    kind: 'reset_password',
    userId: null,
    businessId: null,
    identity: null,
    payload: { to: 'olive@example.com', name: 'Olive', token: 'a-token', code: '004718' },
    hours: 0.5,
  });
  return id;
}
