import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Site } from './fixtures.ts';
import { signInAs } from './signed-in.ts';

interface Visit {
  page: Page;
  context: BrowserContext;
  site: Site;
}

/** Opens the setup form, where the three fields are, as a new owner. */
export async function openFields({ page, context, site }: Visit): Promise<void> {
  await signInAs(context, site, await site.addOwner());
  await page.goto('/business-setup');
  await expect(field(page)).toBeVisible();
}

/** The three fields of the setup form, in their order. */
export const field = (page: Page, place = 0) => page.getByRole('combobox').nth(place);
export const options = (page: Page) => page.getByRole('option');

/** Chooses a category by its whole name, in the first field. */
export async function choose(page: Page, name: string): Promise<void> {
  await field(page).fill(name);
  await options(page)
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  await expect(field(page)).toHaveValue(name);
}
