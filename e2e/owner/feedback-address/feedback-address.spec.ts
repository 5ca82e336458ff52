import type { Page } from '@playwright/test';
import { confirmFeedbackAddress } from '../../../server/testing/people.ts';
import { sendFeedback } from '../../../server/testing/requests.ts';
import { emailTo, heading, toast, uniqueEmail } from '../../fixtures/accounts.ts';
import {
  field,
  fillSetup,
  finishSetup,
  newId,
  openEdit,
  save,
} from '../../fixtures/business-forms.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The path of the link in an email to a feedback address; its host is `PUBLIC_URL`. */
function linkIn({ text }: { text: string }): string {
  return /\/confirm-feedback-address\?token=[\w-]+/.exec(text)?.[0] ?? '';
}

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm this address' });
const note = (page: Page) => page.locator('.waiting-note');

/** As if the person had been in another tab. */
function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
}

test('a feedback address gets feedback once someone there confirms it', async ({
  browser,
  page,
  request,
  site,
  openSetupForm,
  expectAccessible,
}) => {
  const { email: own } = await openSetupForm();
  const desk = uniqueEmail();
  await fillSetup(page, { 'Feedback email': desk });
  await finishSetup(page);
  const id = await newId(page);
  await expect(note(page)).toContainText(
    `Waiting for confirmation: feedback goes to ${own} until someone confirms ${desk} with the link we emailed there.`,
  );
  await expectAccessible();
  await page.getByRole('button', { name: 'Send a test feedback email' }).click();
  await expect(toast(page)).toContainText(`Check the inbox of ${own}`);
  await emailTo(request, own, /^Test: private feedback/);

  const atDesk = await (await browser.newContext()).newPage();
  await atDesk.goto(new URL(linkIn(await emailTo(request, desk)), site.url).href);
  await expect(atDesk).toHaveURL(/\/confirm-feedback-address\?token=open$/);
  await expect(heading(atDesk)).toHaveText('Get private feedback here?');
  const address = atDesk.getByRole('main').getByText(desk);
  await expect(address).toBeVisible();
  await expect(atDesk.getByRole('main')).toContainText('the owner’s other businesses');
  // A phone breaks it before the @ or a dot, not within a word.
  await expect(address.locator('wbr')).toHaveCount(2);
  await comeBack(page);
  await expect(note(page)).toBeVisible();
  await confirmButton(atDesk).click();
  await expect(heading(atDesk)).toHaveText('Address confirmed');
  await atDesk.reload();
  await expect(heading(atDesk)).toHaveText('Address confirmed');
  await atDesk.context().close();

  await comeBack(page);
  await expect(note(page)).toHaveCount(0);
  await sendFeedback(site.app, id);
  await emailTo(request, desk, /^New private feedback/);
  await emailTo(request, own, /^Private feedback no longer/);
});

test('dashboard, edit form and share page say that an address waits, and send the link again', async ({
  page,
  request,
  addOwnBusiness,
  site,
}) => {
  const desk = uniqueEmail();
  const business = await addOwnBusiness();
  await site.ctx.pool.query('update businesses set feedback_email = $1 where id = $2', [
    desk,
    business.id,
  ]);
  await page.goto('/dashboard');
  await expect(note(page)).toContainText('Not confirmed: feedback goes to');
  await page.getByRole('button', { name: /^Send the link/ }).click();
  await expect(toast(page)).toContainText(`We sent a link to ${desk}.`);
  await expect(note(page)).toContainText(
    `until someone confirms ${desk} with the link we emailed there.`,
  );
  await expect(page.getByRole('button', { name: /^Resend/ })).toBeFocused();
  await emailTo(request, desk, /^Confirm this email address/);

  await page.goto(`/business-share/${business.id}`);
  await expect(note(page)).toContainText(desk);
  await openEdit(page, business.id);
  await expect(note(page)).toContainText(desk);
  await field(page, 'City').fill('Oakland');
  await confirmFeedbackAddress(site.ctx, { ...business, feedbackEmail: desk });
  await comeBack(page);
  await expect(note(page)).toHaveCount(0);
  await expect(field(page, 'City')).toHaveValue('Oakland');
});

test('an address that loses its feedback is told', async ({ page, request, addOwnBusiness }) => {
  const old = uniqueEmail();
  const { id } = await addOwnBusiness({ feedbackEmail: old });
  await openEdit(page, id);
  await field(page, 'Feedback email').fill(uniqueEmail());
  await save(page);
  await expect(note(page)).toContainText('Waiting for confirmation');
  const { text } = await emailTo(request, old, /^Private feedback no longer/);
  expect(text).toContain('no longer comes to this address');
});

test('a link that cannot confirm says why, and what can be done', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/confirm-feedback-address');
  await expect(heading(page)).toHaveText('This link doesn’t work');
  await page.goto('/confirm-feedback-address?token=no-such-token');
  await expect(heading(page)).toHaveText('This link doesn’t work');
  await expectAccessible();
});

test('a link that cannot be checked at the moment can be tried again', async ({
  page,
  request,
  site,
  signIn,
  addOwnBusiness,
}) => {
  const desk = uniqueEmail();
  const cookies = await site.signIn(await signIn());
  const { id } = await addOwnBusiness({ feedbackEmail: null });
  await site.app.inject({
    method: 'PATCH',
    url: `/api/businesses/${id}`,
    cookies,
    payload: { feedbackEmail: desk },
  });
  const address = linkIn(await emailTo(request, desk));
  await page.clock.install();
  await page.route('/api/feedback-address/link', (route) => route.abort());
  await page.goto(address);
  await expect(page.getByRole('status', { name: 'Checking your link' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(heading(page)).toHaveText('Couldn’t check this link');
  await page.unroute('/api/feedback-address/link');
  await page.getByRole('button', { name: 'Try Again' }).click();
  const release = await holdRequests(page, '/api/feedback-address/confirm');
  await confirmButton(page).click();
  await expect(confirmButton(page)).toBeDisabled();
  release();
  await expect(heading(page)).toHaveText('Address confirmed');
});
