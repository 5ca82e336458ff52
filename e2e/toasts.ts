import type { Page } from '@playwright/test';
import { toast } from './accounts.ts';

/** The dialog beside which toasts are looked at. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Test my links' });
export const done = (page: Page) => dialog(page).getByRole('button', { name: 'Done' }).click();

/** Whether the toast is what lies under a finger in its middle. */
export const isOnTop = (page: Page) =>
  toast(page).evaluate((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
