import type { BrowserContext, Locator, Page } from '@playwright/test';
import { stopClock, toast } from '../fixtures/accounts.ts';
import {
  completeSetup,
  field,
  fillSetup,
  openEdit,
  saveChanges,
} from '../fixtures/business-forms.ts';
import { button as actionButton, confirm, openNewUser } from '../fixtures/admin-actions.ts';
import { cardOf, openDashboard, advanceClockUntil, whenAllIsRead } from '../fixtures/dashboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { banner, desktop, logout } from '../fixtures/signed-in.ts';

test.use(desktop);

const ended = 'Please sign in again Your session has ended.';
const endedAndKept = `${ended} We kept what you typed.`;
const signedOut = 'You’ve been signed out You signed out in another tab.';

test('C-74 a tab says once why it shows sign-in after another tab signed out', async ({
  page,
  context,
  addOwnBusiness,
}) => {
  const { id } = await addOwnBusiness({ name: 'Cedar Clinic' });
  await recordToasts(page);
  await openEdit(page, id);
  await field(page, 'City').fill('Houston');
  const other = await context.newPage();
  await recordToasts(other);
  await other.goto('/dashboard');
  await logout(other).click();
  await expect(page).toHaveURL('/auth');
  await expect(toast(page)).toBeVisible();
  expect(await toastsOf(page)).toEqual([signedOut]);
  await expect(other).toHaveURL('/auth');
  await expect(toast(other)).toBeVisible();
  expect(await toastsOf(other)).toEqual(['Logged Out You have been successfully logged out.']);
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('a public page only updates its header', async ({ page, context, signIn }) => {
  await signIn();
  await recordToasts(page);
  await page.goto('/privacy');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await logout(other).click();
  await expect(banner(page).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await toastsOf(page)).toEqual([]);
});

test.describe('a write with an expired session shows only that message', () => {
  test('saving an edit', async ({ page, context, openEditForm }) => {
    await openEditForm({ name: 'Cedar Clinic' });
    await field(page, 'City').fill('Houston');
    await expectOnlySessionMessage(page, context, saveChanges(page), endedAndKept);
  });

  test('a setup', async ({ page, context, openSetupForm }) => {
    await openSetupForm();
    await fillSetup(page);
    await expectOnlySessionMessage(page, context, completeSetup(page), endedAndKept);
  });

  test('toggling a card’s business', async ({ page, context, addOwnBusiness }) => {
    await addOwnBusiness({ name: 'Cedar Clinic' });
    await whenAllIsRead(page, () => openDashboard(page));
    const button = cardOf(page, 'Cedar Clinic').getByRole('button', { name: 'Deactivate' });
    await expectOnlySessionMessage(page, context, button);
  });

  test('downloading a poster', async ({ page, context, openSharePage }) => {
    await openSharePage();
    const button = page.getByRole('button', { name: 'Download PDF' });
    await expect(button).toBeEnabled();
    await expectOnlySessionMessage(page, context, button);
  });

  test('choosing a short address', async ({ page, context, addOwnBusiness }) => {
    const { id } = await addOwnBusiness({ name: '枫叶街诊所', hasTemporarySlug: true });
    await page.goto(`/business-share/${id}`);
    await page.getByLabel('Short address').fill(`fengye-${id}`);
    await expect(page.getByText('This address is available.')).toBeVisible();
    const button = page.getByRole('button', { name: 'Use this address' });
    await expectOnlySessionMessage(page, context, button);
  });

  test('deactivating one’s account', async ({ page, context, signIn }) => {
    await signIn();
    await page.goto('/account-settings');
    // All that the page requests by itself has been answered.
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    await page.getByRole('button', { name: 'Deactivate Account' }).click();
    const dialog = page.getByRole('dialog');
    await expectOnlySessionMessage(
      page,
      context,
      dialog.getByRole('button', { name: 'Deactivate' }),
    );
  });

  for (const word of ['Deactivate', 'Delete'] as const)
    test(`an admin’s action: ${word}`, async ({ page, context, site, signInAdmin }) => {
      await signInAdmin();
      await openNewUser(page, site);
      await actionButton(page, word).click();
      await expectOnlySessionMessage(page, context, confirm(page, word));
    });
});

/** The clock is stopped, so that an earlier toast would still be visible. */
async function expectOnlySessionMessage(
  page: Page,
  context: BrowserContext,
  button: Locator,
  message = ended,
) {
  await recordToasts(page);
  await stopClock(page);
  await context.clearCookies();
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await button.click();
  await (await refused).finished();
  // After two round trips to the page, any toast is rendered.
  for (let round = 0; round < 2; round += 1) await toastsOf(page);
  await advanceClockUntil(page, async () => {
    await expect(page).toHaveURL('/auth', { timeout: 100 });
    await expect(toast(page)).toBeVisible({ timeout: 100 });
  });
  expect(await toastsOf(page)).toEqual([message]);
}

/** Has a page record the text of each toast, even one that is there for a single frame. */
async function recordToasts(page: Page): Promise<void> {
  const note = () => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const card of document.querySelectorAll('.toast:not([data-noted])')) {
        card.setAttribute('data-noted', '');
        said.push([...card.querySelectorAll('p')].map((line) => line.textContent).join(' '));
      }
    }).observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(note);
  await page.evaluate(note);
}

function toastsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said); // set above
}
