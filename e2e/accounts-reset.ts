import { expect, type Page } from '@playwright/test';
import { toast } from './accounts.ts';

export const newPassword = 'nine purple umbrellas';

/** Both fields of a new password. */
export const both = { 'New password': newPassword, 'Confirm password': newPassword };

/** Answers with this reply; with none, not at all. */
export async function answerWith(page: Page, address: string, json: object | null): Promise<void> {
  await page.unroute(address);
  await page.route(address, (route) => (json ? route.fulfill({ json }) : route.abort()));
}

/** Lets time pass, in a page whose clock is installed, until an error says this. */
export async function expectToast(page: Page, sentence: string, row?: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(toast(page), row).toContainText(sentence, { timeout: 100 });
  }).toPass();
  await expect(toast(page).locator('.toast-title'), 'C-73').toHaveText('Error');
  await expect(toast(page)).toHaveClass(/danger/);
}
