import { startMailServer } from '../../../server/testing/mail-server.ts';
import { sendFeedback } from '../../../server/testing/requests.ts';
import { field } from '../../fixtures/business-forms.ts';
import { addSession } from '../../fixtures/signed-in.ts';
import { startSite } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an address that rejects feedback is named wherever its owner looks, with the way to correct it', async ({
  page,
  context,
  expectAccessible,
}) => {
  const mailServer = await startMailServer({ refuse: 550, at: 'recipient' });
  const site = await startSite({ SMTP_URL: mailServer.url });
  try {
    const owner = await site.addOwner();
    const desk = 'desk@cedar.example.com';
    const { id } = await site.addBusiness({ userId: owner.id, feedbackEmail: desk });
    await addSession(context, site, owner);
    await sendFeedback(site.app, id);
    const note = page.getByText(`Feedback can’t be delivered: email to ${desk} is being rejected.`);
    await expect(async () => {
      await page.goto(`${site.url}/dashboard`);
      await expect(note).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(note).toContainText('Correct the address by');
    await expectAccessible();
    for (const address of ['/dashboard', `/business-share/${id}`]) {
      await page.goto(site.url + address);
      await expect(note).toBeVisible();
      await page.getByRole('link', { name: /^Change the address/ }).click();
      await expect(field(page, 'Feedback email')).toHaveValue(desk);
      await expect(note).toBeVisible();
      await expect(page.getByRole('link', { name: /^Change the address/ })).toHaveCount(0);
    }
  } finally {
    await site.close();
    await mailServer.stop();
  }
});
