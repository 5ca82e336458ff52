import { startMailServer } from '../../server/testing/mail-server.ts';
import { tab } from '../fixtures/admin.ts';
import { expectToFit } from '../fixtures/fitting.ts';
import { addSession, desktop } from '../fixtures/signed-in.ts';
import { startSite } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

test.use(desktop);

test('the overview says what needs attention, and the checks what works', async ({
  page,
  context,
  expectAccessible,
}) => {
  const mailServer = await startMailServer();
  const site = await startSite({ SMTP_URL: mailServer.url });
  try {
    await addSession(context, site, await site.addOwner({ isAdmin: true }));
    const business = await site.addBusiness();
    await site.ctx.pool.query(
      `insert into outbox (kind, business_id, status, expires_at, ended_at)
       values ('feedback', $1, 'undeliverable', now(), now())`,
      [business.id],
    );
    await page.goto(`${site.url}/admin?tab=overview`);
    const troubles = page.getByRole('region', { name: 'Needs attention' });
    await expect(troubles.getByRole('listitem')).toHaveText([/^Feedback didn’t arrive\. /]);
    await expect(troubles).toContainText('Look under “Email problems” for the reason');
    await expect(page.getByRole('heading', { name: 'Email problems' })).toBeVisible();

    await tab(page, 'Checks').click();
    await page.getByRole('button', { name: 'Run checks' }).click();
    const again = page.getByRole('button', { name: 'Check again' });
    await expect(again).toBeFocused();
    const database = page.getByRole('region', { name: 'Database' });
    await expect(database.getByText('It accepts writes.')).toBeVisible();
    await expect(database.getByRole('term').filter({ hasText: 'Writes' })).toHaveText('Writes OK');
    await expectAccessible();
    await expectToFit(page, [1280, 320, 390]);

    await page.getByRole('button', { name: 'Email me a test' }).click();
    await expect(page.getByText('Test email sent')).toBeVisible();
    expect(mailServer.received).toHaveLength(1);
    mailServer.behave({ refuse: 550, at: 'sender' });
    await page.getByRole('button', { name: 'Email me a test' }).click();
    await expect(page.getByText('Set MAIL_FROM to an address')).toBeVisible();
    await site.ctx.pool.query('alter table key_check rename to gone');
    await again.click();
    await expect(page.getByText('Checking. This can')).toBeHidden();
    await expect(database.getByRole('term').filter({ hasText: 'Secret' })).toContainText('Not');
  } finally {
    await site.close();
    await mailServer.stop();
  }
});
