import type { ElementHandle, Locator, Page, Response } from '@playwright/test';
import { addUsers, main, rows, searchBox, uniqueWord } from '../fixtures/admin.ts';
import { holdRequests } from '../fixtures/hold.ts';
import { desktop } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use(desktop);

test('a refreshed list leaves the row under a pressed button alone', async ({
  page,
  site,
  signInAdmin,
}) => {
  await signInAdmin();
  const word = uniqueWord();
  await addUsers(site, word, 2);
  await page.goto('/admin');
  await searchFor(page, word);
  await expect(rows(page)).toHaveCount(2);
  const letThrough = await holdRequests(page, '**/api/admin/users?*');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await site.addOwner({ name: `Aaa 00 ${word}` });
  const button = main(page).getByRole('button', { name: `Deactivate Ann 01 ${word}` });
  await pressDuring(page, button, '/api/admin/users', letThrough);
  await expect(page.getByRole('dialog')).toContainText(`Ann 01 ${word}`);
  // What arrived meanwhile is shown now.
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(3);
});

test('search results do not come in under a pressed button', async ({
  page,
  site,
  signInAdmin,
}) => {
  await signInAdmin();
  const word = uniqueWord();
  await addUsers(site, word, 3);
  await page.goto('/admin');
  await searchFor(page, word);
  await expect(rows(page)).toHaveCount(3);
  const letThrough = await holdRequests(page, '**/api/admin/users?*');
  await searchBox(page).fill(`Ann 03 ${word}`);
  await searchBox(page).press('Enter');
  const button = main(page).getByRole('button', { name: `Delete Ann 01 ${word}` });
  await pressDuring(page, button, '/api/admin/users', letThrough);
  await expect(page.getByRole('dialog')).toContainText(`Ann 01 ${word}`);
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(1);
});

test('a refetched dashboard leaves the card under a pressed button alone', async ({
  page,
  site,
  signIn,
}) => {
  const { id: userId } = await signIn();
  for (const name of ['Maple Dental', 'Birch Dental']) await site.addBusiness({ userId, name });
  await page.goto('/dashboard');
  const letThrough = await holdAfterFirst(page);
  await page.getByRole('button', { name: 'Deactivate Maple Dental' }).click();
  await expect(page.getByRole('button', { name: 'Activate Maple Dental' })).toBeEnabled();
  await site.addBusiness({ userId, name: 'Aspen Dental' });
  const button = page.getByRole('button', { name: 'Deactivate Birch Dental' });
  await pressDuring(page, button, '/api/businesses', letThrough);
  await expect(page.getByRole('button', { name: 'Activate Birch Dental' })).toBeVisible();
  await expect(page.getByText('Aspen Dental').first()).toBeVisible();
});

/** Holds the refetches of the dashboard once it is shown. */
async function holdAfterFirst(page: Page): Promise<() => void> {
  await expect(page.getByRole('button', { name: 'Deactivate Birch Dental' })).toBeVisible();
  return holdRequests(page, '**/api/businesses');
}

async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await searchBox(page).press('Enter');
}

/** Presses a button, lets a response arrive while it is down, and releases it in the same place. */
async function pressDuring(
  page: Page,
  button: Locator,
  path: string,
  letThrough: () => void,
): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  const pressed = (await button.elementHandle()) as ElementHandle<HTMLElement>; // it is one
  const before = await placeOf(pressed);
  await page.mouse.down();
  const response = page.waitForResponse((one) => isOf(one, path));
  letThrough();
  await (await response).finished();
  // Enough to render what has arrived, were it not held back.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await pressed.evaluate((element) => element.isConnected)).toBe(true);
  expect(await placeOf(pressed)).toEqual(before);
  await page.mouse.up();
}

/** Its parent's place: a pressed button shrinks. */
function placeOf(button: ElementHandle<HTMLElement>) {
  return button.evaluate(({ parentElement }) => parentElement?.getBoundingClientRect().toJSON());
}

function isOf(response: Response, path: string): boolean {
  return new URL(response.url()).pathname === path && response.request().method() === 'GET';
}
