import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the dashboard and waits for the cards. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.locator('.business-cards > li').first()).toBeVisible();
}

/** The card of a business. */
export function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

/** The names on the cards, in their order. */
export function cardNames(page: Page): Locator {
  return page.locator('.business-cards > li h2');
}

/** The button of the account's settings that mails a way to a new password. */
export function changePassword(page: Page): Locator {
  return page.getByRole('button', { name: 'Change Password' });
}

/** Lets time pass, in a page whose clock stands still, until something holds. */
export async function passUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await holds();
  }).toPass({ intervals: [10] });
}

/** The time of the page's clock, in milliseconds. */
export function timeIn(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}
