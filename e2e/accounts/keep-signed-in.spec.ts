import { bodiesSentTo, fill, openForm, password, submit, toast } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

const label = 'Keep me signed in on this device';

test('on a phone, people stay signed in unless they say otherwise', async ({
  page,
  context,
  site,
}) => {
  const { email } = await site.addUser();
  await openForm(page, '/auth');
  const box = page.getByLabel(label);
  await expect(box).toBeChecked();
  await box.uncheck();
  await box.check();
  await fill(page, { Email: email, Password: password });
  await submit(page);
  await expect(page).toHaveURL('/dashboard');
  const [session] = (await context.cookies()).filter(({ name }) => name === 'sid');
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
});

test.describe('on a computer', () => {
  test.use(desktop);

  test('they are signed out with the browser, unless they say otherwise; a session ended elsewhere is told', async ({
    page,
    context,
    site,
  }) => {
    const user = await site.addUser();
    await openForm(page, '/auth');
    await expect(page.getByLabel(label)).not.toBeChecked();
    await expect(page.getByText('You were signed out')).toHaveCount(0);
    await fill(page, { Email: user.email, Password: password });
    const sent = bodiesSentTo(page, '/api/login');
    await submit(page);
    await expect(page).toHaveURL('/dashboard');
    expect(sent).toEqual([{ email: user.email, password, keepSignedIn: false }]);
    const [session] = (await context.cookies()).filter(({ name }) => name === 'sid');
    expect(session?.expires).toBe(-1);

    await page.goto('/account-settings');
    await expect(page.getByText(/^Until .* or until you close the browser$/)).toBeVisible();
    await site.ctx.pool.query('delete from sessions where user_id = $1', [user.id]);
    await page.reload();
    await expect(page).toHaveURL('/auth');
    await expect(
      page.getByText(
        'You were signed out because your session expired or was ended on another device.',
      ),
    ).toBeVisible();
  });

  test('after signing out there is no such note', async ({ page, site }) => {
    const { email } = await site.addUser();
    await openForm(page, '/auth');
    await page.getByLabel(label).check();
    await fill(page, { Email: email, Password: password });
    await submit(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page)).toContainText('Logged Out');
    await openForm(page, '/auth');
    await expect(page.getByText('You were signed out')).toHaveCount(0);
  });
});
