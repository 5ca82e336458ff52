import { expect, type Locator, type Page } from '@playwright/test';

export const fourFeelings = ['Friendly staff', 'Seen on time', 'Thorough', 'Put me at ease'];

/** Opens a business's page and waits until it is live. */
export async function openPage(
  page: Page,
  { slug }: { slug: string | null },
  hash = '',
): Promise<void> {
  await page.goto(`/thumbs-up-down/${slug}${hash}`);
  await untilLive(page);
}

/** The script has taken over once the page says so. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator('[data-step]')).toBeAttached();
}

export async function chooseFour(page: Page): Promise<void> {
  for (const name of fourFeelings) await page.getByRole('checkbox', { name, exact: true }).check();
  await expect(page.getByText('4/4')).toBeVisible();
}

/** The two optional fields of the review form. */
export const thankedName = (page: Page): Locator =>
  page.getByLabel("Is there any individual you'd like to thank?");
export const noteField = (page: Page): Locator => page.getByLabel("Anything you'd like to add?");

/** Generates, and returns the draft as it stands on the screen. */
export async function writeDraft(page: Page): Promise<string> {
  const answered = page.waitForResponse('**/api/reviews/generate');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  const { review } = (await (await answered).json()) as { review: string }; // the contract's reply
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  await expect(page.getByText(review)).toBeVisible();
  return review;
}

export async function tapCopy(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Copy and Choose/ }).click();
}
