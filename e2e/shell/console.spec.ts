import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { banner, desktopWithClipboard, waitForHydration } from '../fixtures/signed-in.ts';
import { tapCopy, openDraft } from '../fixtures/visitor.ts';

test.use(desktopWithClipboard);

const publicPages = [
  '/',
  '/landing',
  '/auth',
  '/auth?register=true',
  '/auth-old',
  '/reset-password',
  '/confirm-feedback-address?token=a-token',
  '/review',
  '/privacy',
  '/terms',
  '/thumbs-up-down/{active}',
  '/thumbs-up-down/{active}#good',
  '/thumbs-up-down/{active}#bad',
  '/thumbs-up-down/{inactive}',
  '/review-shield/{active}',
  '/dev/inbox',
];

test('no public page logs anything in a signed-out visitor’s console', async ({
  page,
  site,
  business,
}) => {
  const inactive = await site.addBusiness({ isActive: false });
  const errors = collectConsole(page);
  for (const address of publicPages) {
    const path = address
      .replace('{active}', `${business.slug}`)
      .replace('{inactive}', `${inactive.slug}`);
    // From another document: a new hash alone loads nothing.
    await page.goto('about:blank');
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(errors, path).toEqual([]);
  }
});

test('a visitor’s whole review flow logs nothing', async ({ page, business }) => {
  const errors = collectConsole(page);
  await openDraft(page, business);
  await tapCopy(page);
  await expect(page.getByRole('link', { name: 'Google' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a page that does not exist logs only its own 404', async ({ page }) => {
  const errors = collectConsole(page);
  await page.goto('/nowhere');
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([expect.stringMatching(/404.*\/nowhere$/)]);
});

test('going back and forth logs nothing', async ({ page }) => {
  const errors = collectConsole(page);
  await page.goto('/privacy');
  await page.goto('/terms');
  await page.goBack();
  await waitForHydration(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/privacy');
  expect(errors).toEqual([]);
});

test('going back to a page from before the sign-in shows the user', async ({ page, signIn }) => {
  await page.goto('/privacy');
  await page.goto('/terms');
  await signIn({ name: 'Noor Haddad' });
  await page.goBack();
  await expect(banner(page).getByText('Noor Haddad')).toBeVisible();
});

/** Collects the errors and warnings in the console, each with its URL. */
function collectConsole(page: Page): string[] {
  const reported: string[] = [];
  page.on('pageerror', ({ message }) => reported.push(message));
  page.on('console', (entry) => {
    if (entry.type() === 'error' || entry.type() === 'warning')
      reported.push(`${entry.text()} ${entry.location().url}`);
  });
  return reported;
}
