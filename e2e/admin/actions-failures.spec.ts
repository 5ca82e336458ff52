import { dropResponse, toast } from '../fixtures/accounts.ts';
import { rows } from '../fixtures/admin.ts';
import { button, confirm, dialog, openNewUser } from '../fixtures/admin-actions.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

for (const { word, text, method, path } of [
  {
    word: 'Delete',
    text: 'Failed to delete user. Please try again.',
    method: 'DELETE',
    path: '**/api/admin/users/*',
  },
  {
    word: 'Deactivate',
    text: 'Failed to update user status. Please try again.',
    method: 'POST',
    path: '**/api/admin/toggle-active/*',
  },
] as const) {
  test(`T-60, T-62 ${word}: a rejection shows its reason, a server error does not, and nothing changes`, async ({
    page,
    site,
  }) => {
    await openNewUser(page, site);
    const fail = (status: number, json: object) =>
      page.route(path, (route) =>
        route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
      );
    const message = 'You cannot do this to your own account.';
    await fail(403, { error: message, message, code: 'forbidden' });
    await button(page, word).click();
    await confirm(page, word).click();
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(dialog(page)).toHaveCount(0);
    await expect(rows(page)).toContainText('Active');
    await expect(button(page, word)).toBeEnabled();

    await fail(500, { error: 'x', message: 'x', code: 'unexpected' });
    await button(page, word).click();
    await confirm(page, word).click();
    await expect(page.locator('.toast .toast-text')).toHaveText(text);
  });
}

test('a deletion whose response is lost is reported as done', async ({ page, site }) => {
  const user = await openNewUser(page, site);
  await dropResponse(page, `**/api/admin/users/${user.id}`);
  await button(page, 'Delete').click();
  await confirm(page, 'Delete').click();
  await expect(toast(page)).toContainText('User deleted');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('No users match')).toBeVisible();
});
