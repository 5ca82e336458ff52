import { test as base, expect, type Page } from '@playwright/test';
import { startTestServer, type TestServer } from '../server/testing/test-server.ts';
import type { BusinessRow } from '../server/db/businesses.ts';
import type { InboxMail } from '../server/email/development-inbox.ts';
import { findViolations } from './violations.ts';

export { expect };

export interface Site extends TestServer {
  url: string;
}

interface Journey {
  /** An active business with both links, of this test alone. */
  business: BusinessRow;
  /** Mails that reached this test's business. */
  mails: () => Promise<InboxMail[]>;
  /** Fails the test on anything that axe finds on the page as it stands, in light and in dark. */
  expectAccessible: () => Promise<void>;
}

/** A journey on the real server: one per worker, with a database of its own and the development inbox. */
export const test = base.extend<Journey, { site: Site }>({
  site: [
    // Playwright reads a fixture's needs from this pattern, so it may not be left out.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  business: async ({ site }, use, { testId, retry }) =>
    use(await site.addBusiness({ feedbackEmail: `${testId}-${retry}@maple.example.com` })),
  mails: async ({ request, business }, use) => {
    await use(async () => {
      const all = (await (await request.get('/dev/inbox.json')).json()) as InboxMail[]; // the inbox's own shape
      return all.filter((mail) => mail.to === business.feedbackEmail);
    });
  },
  expectAccessible: async ({ page }, use) => use(() => expectAccessible(page)),
});

/** The whole product, listening. @param env further variables, as a person would set them */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const server = await startTestServer({ PORT: '0', LIMITS: 'off', ...env });
  server.ctx.outbox.start();
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...server, url: url.replace('127.0.0.1', 'localhost') };
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Half-way through a change of colors, nothing has its contrast.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    // Of what axe looks at, a scheme changes the colors alone.
    const options = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {};
    expect(await findViolations(page, options), colorScheme).toEqual([]);
  }
}
