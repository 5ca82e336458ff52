import type { Page } from '@playwright/test';
import { bodiesSentTo, toast } from '../fixtures/accounts.ts';
import { addPeople, followQueries, newWord, rows, tab } from '../fixtures/admin.ts';
import { button, confirm, dialog, openOne, questions } from '../fixtures/admin-actions.ts';
import { holdAnswers } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, followCalls } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

for (const word of ['Deactivate', 'Delete'] as const) {
  test(`M-07, M-10 ${word} asks, says whom, and sends nothing when dismissed`, async ({
    page,
    site,
  }) => {
    const user = await openOne(page, site);
    const calls = followCalls(page);
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

test('M-08, M-09 a toggle is sent, told, and shown without reading the list anew', async ({
  page,
  request,
  site,
}) => {
  const user = await openOne(page, site);
  const path = `/api/admin/toggle-active/${user.id}`;
  const sent = bodiesSentTo(page, path);
  const lists = followQueries(page, '/api/admin/users');
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

test('an action whose dialog was left ends no other’s, and is not begun twice', async ({
  page,
  site,
}) => {
  const word = newWord();
  const [ann, bea] = await addPeople(site, word, 2);
  const path = `/api/admin/toggle-active/${ann?.id}`;
  const sent = bodiesSentTo(page, path);
  const release = await holdAnswers(page, `**${path}`);
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

test('M-11, M-12 a deleted user goes from the list, and the businesses are read anew', async ({
  page,
  site,
}) => {
  const word = newWord();
  const [gone, stays] = await addPeople(site, word, 2);
  const { slug } = await site.addBusiness({ userId: gone?.id ?? 0 });
  await page.goto(`/admin?search=${word}`);
  await expect(rows(page)).toHaveCount(2);
  const businesses = followQueries(page, '/api/admin/businesses');
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

test('C-80 the last row of the last page goes: the page before is shown', async ({
  page,
  site,
}) => {
  const word = newWord();
  await addPeople(site, word, 11);
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

test('by keyboard alone: find somebody, deactivate them, delete them', async ({ page, site }) => {
  const word = newWord();
  await addPeople(site, word, 1);
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
  // The row is gone: the focus waits at the list, not at the top of the page.
  await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
});

async function pressUntilFocused(page: Page, target: () => ReturnType<typeof button>) {
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab');
    if (await target().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not reach it.');
}
