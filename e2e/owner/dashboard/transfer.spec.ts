import type { Locator } from '@playwright/test';
import type { UserRow } from '../../../server/db/users.ts';
import { transferBusiness } from '../../../server/domain/admin/support/transfer-business.ts';
import { toast } from '../../fixtures/accounts.ts';
import { cardOf, openDashboard } from '../../fixtures/dashboard.ts';
import { atWidths } from '../../fixtures/fitting.ts';
import { addSession } from '../../fixtures/signed-in.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

const name = 'Quince Clinic';
const desk = 'desk@quince.example.com';
const noteOf = (card: Locator) => card.getByText('Now yours:');
const gotIt = (card: Locator) => card.getByRole('button', { name: `Got it for ${name}` });

test('a transferred business says so on its card until its owner dismisses it, in every browser', async ({
  page,
  browser,
  site,
  signIn,
  addOwnBusiness,
  expectAccessible,
}) => {
  const user = await signIn({ email: `${'unbroken'.repeat(7)}@quince.example.com` });
  await addOwnBusiness({ name: 'Cedar Clinic' });
  await transferTo(user, site, null);
  await openDashboard(page);
  const card = cardOf(page, name);
  await expect(card).toContainText(
    /Now yours: an admin of Fourgood transferred this business to your account on \w+ \d+, \d+\./,
  );
  await expect(card).toContainText(`Private feedback goes to ${user.email}.`);
  await expect(noteOf(cardOf(page, 'Cedar Clinic'))).toHaveCount(0);
  await atWidths(page, [320, 390, 1280], async (width) => {
    const note = card.locator('.transfer-note');
    expect(await note.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBe(0);
  });
  await expectAccessible();
  await gotIt(card).press('Enter');
  await expect(noteOf(card)).toHaveCount(0);
  await expect(card.getByRole('heading', { name })).toBeFocused();
  await page.reload();
  await expect(card).toBeVisible();
  await expect(noteOf(card)).toHaveCount(0);

  const context = await browser.newContext({ baseURL: site.url });
  await addSession(context, site, user);
  const other = await context.newPage();
  await openDashboard(other);
  await expect(cardOf(other, name)).toBeVisible();
  await expect(noteOf(cardOf(other, name))).toHaveCount(0);
  await context.close();
});

test('the note about a transfer leaves the feedback to the note about that', async ({
  page,
  site,
  signIn,
}) => {
  await transferTo(await signIn(), site, desk);
  await openDashboard(page);
  const card = cardOf(page, name);
  await expect(noteOf(card)).toBeVisible();
  await expect(card).toContainText(`until someone confirms ${desk}`);
  await expect(card).not.toContainText('Private feedback goes to');
});

test('among several businesses, a link leads to the one that was transferred', async ({
  page,
  site,
  signIn,
  addOwnBusiness,
  expectAccessible,
}) => {
  const user = await signIn();
  for (const other of ['Ash', 'Birch', 'Cedar', 'Dogwood']) await addOwnBusiness({ name: other });
  await transferTo(user, site, null);
  await openDashboard(page);
  const heading = cardOf(page, name).getByRole('heading', { name });
  await expect(heading).not.toBeInViewport();
  await expectAccessible();
  // A phone has no room for the table.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText('Table', { exact: true }).click();
  await expect(heading).toHaveCount(0);
  await page
    .getByText('Transferred to you:')
    .locator('..')
    .getByRole('link', { name })
    .press('Enter');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await gotIt(cardOf(page, name)).click();
  await expect(page.getByText('Transferred to you:')).toHaveCount(0);
});

test('a dismissal that fails says so and keeps the note', async ({ page, site, signIn }) => {
  await transferTo(await signIn(), site, desk);
  await page.route('**/transfer/dismiss', (route) => route.fulfill({ status: 500 }));
  await openDashboard(page);
  const card = cardOf(page, name);
  await gotIt(card).click();
  await expect(toast(page)).toContainText('Couldn’t dismiss the note.');
  await expect(noteOf(card)).toBeVisible();
  await page.unroute('**/transfer/dismiss');
  await gotIt(card).click();
  await expect(noteOf(card)).toHaveCount(0);
});

/** Adds a business that an admin transfers to an account. */
async function transferTo(
  { email }: UserRow,
  site: Site,
  feedbackEmail: string | null,
): Promise<void> {
  const { userId, id } = await site.addBusiness({ name, feedbackEmail });
  const admin = await site.addOwner({ isAdmin: true });
  await transferBusiness(site.ctx, { kind: 'user', ...admin }, id, { email, ownerId: userId });
}
