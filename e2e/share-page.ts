import type { BrowserContext, Page } from '@playwright/test';
import type { BusinessRow } from '../server/db/businesses.ts';
import type { NewBusiness } from '../server/testing/people.ts';
import { expect, type Site } from './fixtures.ts';
import { signInAs } from './signed-in.ts';

interface Visit {
  page: Page;
  context: BrowserContext;
  site: Site;
}

/** Opens the share page of a new business as its owner. */
export async function openSharePage(
  { page, context, site }: Visit,
  given: Partial<NewBusiness> = {},
): Promise<BusinessRow> {
  const owner = await site.addOwner();
  const business = await site.addBusiness({ userId: owner.id, ...given });
  await signInAs(context, site, owner);
  await page.goto(`/business-share/${business.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Share ${business.name}`);
  return business;
}

/** The button that copies the public address, before and after. */
export const copy = (page: Page) =>
  page.getByRole('button', { name: /^(Copy|Copied) the link for/ });

/** Opens the dialog where an owner tries the links. */
export const openLinkTest = (page: Page) =>
  page.getByRole('button', { name: 'Test my links' }).click();
