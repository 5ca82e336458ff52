import type { Page } from '@playwright/test';
import { bodiesSentTo, toast } from '../fixtures/accounts.ts';
import { addUsers, collectQueries, uniqueWord, rows, tab } from '../fixtures/admin.ts';
import { button, confirm, dialog, openNewUser, questions } from '../fixtures/admin-actions.ts';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, collectCalls } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

for (const word of ['Deactivate', 'Delete'] as const) {
  test(`M-07, M-10 ${word} asks for confirmation with name and email, and sends nothing when dismissed`, async ({
    page,
    site,
  }) => {
    const user = await openNewUser(page, site);
    const calls = collectCalls(page);
    for (const dismiss of ['Cancel', 'Close', 'Escape', 'backdrop'] as const) {
      await button(page, word).click();
      await expect(dialog(page)).toContainText(questions[word]);
      await expect(dialog(page)).toContainText(user.name);
      await expect(dialog(page)).toContainText(user.email);
      if (dismiss === 'Escape') await page.keyboard.press('Escape');
      else if (dismiss === 'backdrop') await page.mouse.click(5, 5);
      else await dialog(page).getByRole('button', { name: dismiss }).click();
      await expect(dialog(page)).toHaveCount(0);
    }
    await expect(button(page, word)).toBeFocused();
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
}

test('M-08, M-09 a toggle is sent, confirmed by a toast, and shown without reloading the list', async ({
  page,
  request,
  site,
}) => {
  const user = await openNewUser(page, site);
  const path = `/api/admin/toggle-active/${user.id}`;
  const sent = bodiesSentTo(page, path);
  const lists = collectQueries(page, '/api/admin/users');
  await button(page, 'Deactivate').click();
  await confirm(page, 'Deactivate').dblclick();
  await expect(toast(page)).toContainText('User status updated');
  await expect(rows(page)).toContainText('Inactive');
  await button(page, 'Activate').click();
  await expect(dialog(page)).toContainText(questions.Activate);
  await confirm(page, 'Activate').click();
  await expect(rows(page)).not.toContainText('Inactive');
  expect(sent).toEqual([{ isActive: false }, { isActive: true }]);
  expect(lists).toEqual([]);
  expect((await request.get('/api/user')).status()).toBe(401);
});

test('a pending action does not affect another dialog and cannot be started twice', async ({
  page,
  site,
}) => {
  const word = uniqueWord();
  const [ann, bea] = await addUsers(site, word, 2);
  const path = `/api/admin/toggle-active/${ann?.id}`;
  const sent = bodiesSentTo(page, path);
  const release = await holdRequests(page, `**${path}`);
  await page.goto(`/admin?search=${word}`);
  await button(page, 'Deactivate').first().click();
  await confirm(page, 'Deactivate').press('Enter');
  await expect(dialog(page)).toContainText('You can close this');
  await expect(confirm(page, 'Deactivate')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await button(page, 'Deactivate').first().click();
  await expect(confirm(page, 'Deactivate')).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await button(page, 'Delete').nth(1).click();
  await expect(confirm(page, 'Delete')).toBeEnabled();
  release();
  await expect(toast(page)).toContainText(`${ann?.name} is now inactive.`);
  await expect(dialog(page)).toContainText(bea?.name ?? '');
  await confirm(page, 'Delete').click();
  await expect(rows(page).getByRole('rowheader')).toHaveText([ann?.name ?? '']);
  expect(sent).toEqual([{ isActive: false }]);
});

test('M-11, M-12 a deleted user disappears from the list, and the businesses are reloaded', async ({
  page,
  site,
}) => {
  const word = uniqueWord();
  const [gone, stays] = await addUsers(site, word, 2);
  const { slug } = await site.addBusiness({ userId: gone?.id ?? 0 });
  await page.goto(`/admin?search=${word}`);
  await expect(rows(page)).toHaveCount(2);
  const businesses = collectQueries(page, '/api/admin/businesses');
  await button(page, 'Delete').first().click();
  await confirm(page, 'Delete').click();
  await expect(toast(page)).toContainText('User deleted');
  await expect(rows(page).getByRole('rowheader')).toHaveText([stays?.name ?? '']);
  await expect(page.getByText('1 user matches')).toBeVisible();
  await expect.poll(() => businesses.length).toBe(1);
  await tab(page, 'Businesses').click();
  await expect(page.getByText('0 businesses match')).toBeVisible();
  expect((await page.request.get(`/thumbs-up-down/${slug}`)).status()).toBe(404);
});

test('C-80 when the last page becomes empty, the previous page is shown', async ({
  page,
  site,
}) => {
  const word = uniqueWord();
  await addUsers(site, word, 11);
  await page.goto(`/admin?search=${word}&page=2`);
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'Delete').click();
  await confirm(page, 'Delete').click();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  await page.goto(`/admin?search=${word}&page=7`);
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
});

test('keyboard only: find a user, deactivate them, delete them', async ({ page, site }) => {
  const word = uniqueWord();
  await addUsers(site, word, 1);
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  const { keyboard } = page;
  await tab(page, 'Users').focus();
  await keyboard.press('Tab');
  await keyboard.type(word);
  await keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await pressUntilFocused(page, () => button(page, 'Deactivate'));
  await keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(rows(page)).toContainText('Inactive');
  await expect(button(page, 'Activate')).toBeFocused();
  await keyboard.press('Tab');
  await expect(button(page, 'Delete')).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('No users match')).toBeVisible();
  // The row is gone: focus is on the list, not at the top of the page.
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
});

async function pressUntilFocused(page: Page, target: () => ReturnType<typeof button>) {
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab');
    if (await target().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach it.');
}
