import { tab } from '../fixtures/admin.ts';
import { desktop } from '../fixtures/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test.use(desktop);

test('the overview says what needs attention, and the checks say what works', async ({
  page,
  site,
  signInAdmin,
}) => {
  await signInAdmin();
  const business = await site.addBusiness();
  await site.ctx.pool.query(
    `insert into outbox (kind, business_id, status, expires_at, ended_at)
     values ('feedback', $1, 'undeliverable', now(), now())`,
    [business.id],
  );
  await page.goto('/admin?tab=overview');
  const troubles = page.getByRole('region', { name: 'Needs attention' });
  await expect(troubles.getByRole('listitem')).toHaveText([/^Feedback didn’t arrive\. /]);

  await tab(page, 'Checks').click();
  await page.getByRole('button', { name: 'Run checks' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Checked' })).toBeVisible();
  const database = page.getByRole('region', { name: 'Database' });
  await expect(database.getByText('It accepts writes.')).toBeVisible();
  await expect(database.getByRole('term').filter({ hasText: 'Writes' })).toHaveText('Writes OK');
  await page.getByRole('button', { name: 'Email me a test' }).click();
  await expect(page.getByText('Test email not sent')).toBeVisible();
});
