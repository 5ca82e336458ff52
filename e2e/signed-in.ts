import type { BrowserContext, Page } from '@playwright/test';
import type { UserRow } from '../server/db/users.ts';
import type { TestServer } from '../server/testing/test-server.ts';

type Site = TestServer & { url: string };

/** Gives a browser the session of somebody, as signing in would. */
export async function signInAs(context: BrowserContext, site: Site, user: UserRow): Promise<void> {
  const cookies = Object.entries(await site.signIn(user));
  await context.addCookies(
    cookies.map(([name, value]) => ({ name, value, url: site.url, httpOnly: true })),
  );
}

/** Notes the calls of the API that a page makes from now on, as `GET /api/user`. */
export function followCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** A page of the app hears taps itself once it no longer keeps early ones. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyTap' in window));
}

export const banner = (page: Page) => page.getByRole('banner');
export const logout = (page: Page) => banner(page).getByRole('button', { name: 'Logout' });

/** A window of a desktop, where the header has room for everything. */
export const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/** One whose pages may read and write the clipboard. */
export const desktopWithClipboard = {
  ...desktop,
  permissions: ['clipboard-read', 'clipboard-write'],
};
