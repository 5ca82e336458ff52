import { startMailServer } from '../../server/testing/mail-server.ts';
import { sendFeedback } from '../../server/testing/requests.ts';
import { toast } from '../fixtures/accounts.ts';
import { tab } from '../fixtures/admin.ts';
import { expectToFit } from '../fixtures/fitting.ts';
import { addSession, desktop } from '../fixtures/signed-in.ts';
import { startSite } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

test.use(desktop);

test('an admin sees why emails wait, and tries again', async ({
  page,
  context,
  expectAccessible,
}) => {
  const mailServer = await startMailServer({ refuse: 550, at: 'recipient', text: '5.1.1 No' });
  const site = await startSite({ SMTP_URL: mailServer.url });
  try {
    await addSession(context, site, await site.addOwner({ isAdmin: true }));
    const first = await site.addBusiness({ name: 'Cedar Clinic' });
    const second = await site.addBusiness({ name: 'Maple Clinic' });
    await page.goto(`${site.url}/admin?tab=overview`);
    const list = page.getByRole('region', { name: 'Email problems' });
    await expect(list.getByText('No problems. Email is going out.')).toBeVisible();
    await expect(list.getByRole('button')).toHaveCount(0);

    await sendFeedback(site.app, first.id);
    await sendFeedback(site.app, second.id);
    await expect.poll(() => failures(site)).toBe(2);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(list.getByText('2 waiting, 0 undeliverable in the last 30 days')).toBeVisible();
    const row = (name: string) => list.getByRole('row').filter({ hasText: name });
    await expect(row('Cedar Clinic')).toContainText(
      'Rejected by the email server (550\u00A05.1.1)',
    );
    await expect(row('Cedar Clinic')).toContainText('Check the feedback email address.');
    await expectAccessible();
    await expectToFit(page, [1280, 1024, 768, 320, 390]);
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expectAccessible();
    await page.setViewportSize(desktop.viewport);

    const again = row('Cedar Clinic').getByRole('button', { name: 'Try again now' });
    await again.press('Enter');
    await expect(again).toBeDisabled();
    await expect(toast(page)).toContainText('Not sent yet');
    await expect(again).toBeFocused();

    mailServer.behave('accept');
    await again.press('Enter');
    await expect(toast(page)).toContainText('Email sent');
    await expect(row('Cedar Clinic')).toHaveCount(0);
    await expect(list.getByRole('heading')).toBeFocused();

    await list.getByRole('button', { name: 'Try all again now' }).click();
    await expect(toast(page)).toContainText('All emails sent');
    await expect(list.getByText('No problems. Email is going out.')).toBeVisible();
    expect(mailServer.received).toHaveLength(2);
  } finally {
    await site.close();
    await mailServer.stop();
  }
});

test('an admin is told what trying all again led to, and during an outage why', async ({
  page,
  context,
  expectAccessible,
}) => {
  const mailServer = await startMailServer({ refuse: 550, at: 'recipient' });
  const site = await startSite({ SMTP_URL: mailServer.url });
  try {
    await addSession(context, site, await site.addOwner({ isAdmin: true }));
    for (const name of ['cedar', 'maple']) {
      const { id } = await site.addBusiness({ feedbackEmail: `desk@${name}.example.com` });
      for (let n = 0; n < 2; n += 1) await sendFeedback(site.app, id);
    }
    await expect.poll(() => failures(site)).toBe(4);
    await page.goto(`${site.url}/admin?tab=overview`);
    const list = page.getByRole('region', { name: 'Email problems' });
    const tryAll = list.getByRole('button', { name: 'Try all again now' });
    await tryAll.click();
    await expect(toast(page)).toContainText('Nothing sent');
    await expect(toast(page)).toContainText('The list shows why.');

    mailServer.behave('accept', 'maple.example.com');
    await tryAll.click();
    await expect(toast(page)).toContainText('2 sent, 2 not sent');
    await expect(list.getByText('2 waiting, 0 undeliverable')).toBeVisible();

    await mailServer.stop();
    await sendFeedback(site.app, (await site.addBusiness()).id);
    await expect.poll(() => failures(site)).toBe(3);
    await tryAll.click();
    await expect(toast(page)).toContainText('Nothing sent');
    await expect(toast(page)).toContainText(
      'Can’t connect to the email server. We’ll keep trying every minute.',
    );
    const notice = list.getByText('Can’t connect to the email server. Emails have been waiting');
    await expect(notice).toBeVisible();
    // Refused emails keep their reason.
    await expect(list.getByText('Rejected by the email server (550)')).toHaveCount(2);
    await expectAccessible();
    await expectToFit(page, [1280, 1024, 768, 320, 390]);
    await expect(notice).toHaveCount(1);
    await expectAccessible();

    const one = list.getByRole('button', { name: 'Try again now' }).first();
    const size = await one.boundingBox();
    const held = Promise.withResolvers<void>();
    await page.route('**/api/admin/emails/*/retry', async (route) => {
      await held.promise;
      await route.continue();
    });
    await one.click();
    await expect(one).toBeDisabled();
    expect(await one.boundingBox()).toMatchObject({ width: size?.width, height: size?.height });
    await expect(one).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    held.resolve();
    await expect(toast(page)).toContainText('Not sent yet');

    await mailServer.restart();
    mailServer.behave('accept');
    await tryAll.click();
    await expect(toast(page)).toContainText('All emails sent');
    await expect(list.getByText('No problems. Email is going out.')).toBeVisible();
    expect(mailServer.received).toHaveLength(5);
  } finally {
    await site.close();
    await mailServer.stop();
  }
});

test('an admin is told about emails that cannot be read, and that expire', async ({
  page,
  context,
}) => {
  const mailServer = await startMailServer({ refuse: 550, at: 'recipient' });
  const site = await startSite({ SMTP_URL: mailServer.url });
  try {
    await addSession(context, site, await site.addOwner({ isAdmin: true }));
    await sendFeedback(site.app, (await site.addBusiness()).id);
    await expect.poll(() => failures(site)).toBe(1);
    // As if it had been encrypted with another secret, and tried for the last time.
    await site.ctx.pool.query(
      `update outbox set payload = '\\x00', last_reason = 'unreadable', next_attempt_at = expires_at`,
    );
    await page.goto(`${site.url}/admin?tab=overview`);
    const list = page.getByRole('region', { name: 'Email problems' });
    const row = list.getByRole('row').filter({ hasText: 'Private feedback' });
    await expect(row).toContainText('Can’t be read');
    await expect(row).toContainText('Restore the old APP_SECRET.');
    await expect(row).toContainText(/Expires [A-Z][a-z]{2} \d/);
    await expect(page.getByText('can’t be read; 0 undeliverable')).toBeVisible();

    await site.ctx.pool.query(
      `update outbox set status = 'undeliverable', payload = null, ended_at = now()`,
    );
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row).toContainText(/Undeliverable since [A-Z][a-z]{2} \d/);
  } finally {
    await site.close();
    await mailServer.stop();
  }
});

test('an admin tries again to send an email of the account that is open', async ({
  page,
  context,
}) => {
  const mailServer = await startMailServer({ refuse: 550, at: 'recipient' });
  const site = await startSite({ SMTP_URL: mailServer.url });
  try {
    await addSession(context, site, await site.addOwner({ isAdmin: true }));
    const { id, userId } = await site.addBusiness({ name: 'Cedar Clinic' });
    await sendFeedback(site.app, id);
    await expect.poll(() => failures(site)).toBe(1);
    // The list of all emails has not been loaded, unlike after a visit to the Overview tab.
    await page.route('**/api/admin/emails?userId=*', (route) =>
      route.fulfill({ status: 404, json: { error: 'Not now.', code: 'not_found' } }),
    );
    await page.goto(`${site.url}/account-settings/${userId}`);
    const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load the email problems' });
    await expect(alert).toBeVisible();
    await page.unroute('**/api/admin/emails?userId=*');
    await alert.getByRole('button', { name: 'Try Again' }).click();
    const list = page.getByRole('list', { name: 'Email problems' });
    const again = list.getByRole('button', { name: 'Try again now' });
    await again.click();
    await expect(toast(page)).toContainText('Not sent yet');
    await expect(list.getByRole('listitem')).toHaveCount(1);

    mailServer.behave('accept');
    await again.click();
    await expect(toast(page)).toContainText('Email sent');
    await expect(list).toHaveCount(0);
    expect(mailServer.received).toHaveLength(1);

    await mailServer.stop();
    await sendFeedback(site.app, id);
    await expect.poll(() => failures(site)).toBe(1);
    await page.reload();
    // No notice above the list says so, unlike on the Overview tab.
    await expect(list.getByRole('listitem')).toContainText('Can’t connect to the email server');
  } finally {
    await site.close();
    await mailServer.stop();
  }
});

test('if the list cannot be loaded, it says so and can be tried again', async ({
  page,
  signInAdmin,
}) => {
  await signInAdmin();
  await page.route('**/api/admin/emails', (route) =>
    route.fulfill({ status: 404, json: { error: 'Not now.', code: 'not_found' } }),
  );
  await page.goto('/admin');
  await tab(page, 'Overview').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load the email problems' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/admin/emails');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Email problems' })).toBeVisible();
});

/** How many emails have been refused so far. */
async function failures(site: Awaited<ReturnType<typeof startSite>>): Promise<number> {
  const { rows } = await site.ctx.pool.query('select from outbox where last_reason is not null');
  return rows.length;
}
