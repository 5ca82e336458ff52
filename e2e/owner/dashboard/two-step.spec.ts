import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { toast } from '../../fixtures/accounts.ts';
import { expectToFit } from '../../fixtures/fitting.ts';
import { readQr } from '../../fixtures/read-qr.ts';
import { desktopWithClipboard } from '../../fixtures/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  addPasskey,
  addVirtualDevice,
  codeNow,
  confirmPassword,
  dialog,
  saveRecoveryCodes,
  setUpApp,
  shownSecret,
  twoStep,
} from '../../fixtures/two-step.ts';

test.use(desktopWithClipboard);

const button = (page: Page, name: string) => twoStep(page).getByRole('button', { name });

test.beforeEach(async ({ page, site, signInAs }) => {
  await signInAs(await site.addUser());
  await addVirtualDevice(page);
  await page.goto('/account-settings');
});

test('off: one sentence, and two ways to turn it on', async ({ page }) => {
  await expect(twoStep(page)).toContainText('so that a stolen password isn’t enough.');
  await expect(twoStep(page).getByRole('button')).toHaveText([
    'Add a passkey',
    'Set up an authenticator app',
  ]);
});

test('a passkey: named after the browser, then recovery codes to save, then it can be removed', async ({
  page,
  expectAccessible,
}) => {
  await addPasskey(page);
  const codes = page.getByRole('heading', { name: 'Save your recovery codes' });
  await expect(codes).toBeVisible();
  await expectAccessible();
  expect(await saveRecoveryCodes(page)).toHaveLength(10);
  await expect(twoStep(page)).toContainText(/Passkey: (Chrome|Unknown browser)/);
  await expect(twoStep(page)).toContainText('10 of 10 left');
  await expectAccessible();
  await button(page, 'Remove passkey').click();
  await expect(dialog(page)).toContainText('your password alone will be enough');
  await expectAccessible();
  await confirmPassword(page, 'Remove passkey');
  await expect(toast(page)).toContainText('Two-Step Sign-In Is Off');
  await expect(button(page, 'Add a passkey')).toBeVisible();
});

test('a wrong password is said at the field, and signs nobody out', async ({
  page,
  expectAccessible,
}) => {
  await button(page, 'Set up an authenticator app').click();
  const field = dialog(page).getByLabel('Password', { exact: true });
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(field).toBeFocused();
  await field.fill('not my password');
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expectAccessible();
  await expect(toast(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/account-settings');
});

test('an app: the QR code and the key are the same, and a wrong code can be corrected', async ({
  page,
  expectAccessible,
}) => {
  await button(page, 'Set up an authenticator app').click();
  await confirmPassword(page, 'Continue');
  const secret = await shownSecret(page);
  const image = dialog(page).getByRole('img', { name: 'QR code for your authenticator app' });
  const url = new URL((await readQr(await image.screenshot())) ?? '');
  expect(url.protocol).toBe('otpauth:');
  expect(url.searchParams.get('secret')).toBe(secret);
  await expect(dialog(page).getByRole('link', { name: 'Open your app' })).toHaveAttribute(
    'href',
    url.href,
  );
  await expectAccessible();
  await expectToFit(page, [320, 390, 1280]);
  const code = dialog(page).getByLabel('6-digit code');
  await code.fill(codeNow(secret) === '000000' ? '000001' : '000000');
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(codeNow(secret));
  await dialog(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
});

test('recovery codes can be copied, downloaded and printed, and stay until they are saved', async ({
  page,
}) => {
  await setUpApp(page);
  const list = page.locator('.recovery-codes-list li');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toast(page)).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(codes.join('\n'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('fourgood-recovery-codes.txt');
  expect(readFileSync(await file.path(), 'utf8')).toContain(codes.join('\n'));
  await page.emulateMedia({ media: 'print' });
  await expect(list.first()).toBeVisible();
  await expect(page.getByText('Fourgood account:')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('tab', { name: 'My Businesses' }).click();
  await expect(toast(page)).toContainText('Recovery Codes Not Saved Yet');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(dialog(page)).toContainText('without saving your recovery codes?');
  await dialog(page).getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('tab', { name: 'Account Settings' }).click();
  await expect(list).toHaveText(codes);
  expect(await saveRecoveryCodes(page)).toEqual(codes);
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(twoStep(page)).toContainText('10 of 10 left');
});

test('new recovery codes replace the old ones; turning off removes everything', async ({
  page,
}) => {
  await setUpApp(page);
  const first = await saveRecoveryCodes(page);
  await addPasskey(page);
  await expect(twoStep(page).getByRole('listitem')).toHaveCount(3);
  await button(page, 'Make new recovery codes').click();
  await confirmPassword(page, 'Make new codes');
  await expect(page.locator('.recovery-codes-list li')).toHaveCount(10);
  const second = await saveRecoveryCodes(page);
  expect(second.filter((code) => first.includes(code))).toEqual([]);
  await button(page, 'Turn off').click();
  await page.setViewportSize({ width: 390, height: 844 });
  const title = dialog(page).getByRole('heading', { name: 'Turn off two-step sign-in?' });
  expect(await linesOf(title, 'two-step'), 'broken at its hyphen').toBe(1);
  await confirmPassword(page, 'Turn off');
  await expect(toast(page)).toContainText('Two-Step Sign-In Is Off');
  await expect(twoStep(page).getByRole('listitem')).toHaveCount(0);
});

test('a passkey that is canceled can be tried again; a second one on this device is refused', async ({
  page,
}) => {
  await page.evaluate(() => {
    const create = navigator.credentials.create.bind(navigator.credentials);
    navigator.credentials.create = (options) => {
      navigator.credentials.create = create;
      void options;
      return Promise.reject(new DOMException('The operation was canceled.', 'NotAllowedError'));
    };
  });
  await button(page, 'Add a passkey').click();
  await confirmPassword(page, 'Continue');
  await expect(dialog(page)).toContainText('The passkey request was canceled or timed out.');
  await dialog(page).getByRole('button', { name: 'Create passkey' }).click();
  await saveRecoveryCodes(page);
  await button(page, 'Add another passkey').click();
  await confirmPassword(page, 'Continue');
  await expect(dialog(page)).toContainText('This device already has a passkey for your account.');
});

/** On how many lines a word of a text is. */
async function linesOf(text: Locator, word: string): Promise<number> {
  return text.evaluate((element, wanted) => {
    const range = document.createRange();
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const start = nodes.currentNode.textContent?.indexOf(wanted) ?? -1;
      if (start === -1) continue;
      range.setStart(nodes.currentNode, start);
      range.setEnd(nodes.currentNode, start + wanted.length);
    }
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  }, word);
}
