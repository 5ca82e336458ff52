import type { Page } from '@playwright/test';
import {
  bodiesSentTo,
  chosenTab,
  fill,
  heading,
  openForm,
  password,
  screens,
  submit,
  toast,
} from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

/** The errors below the fields, by field name. */
async function notes(page: Page): Promise<Record<string, string>> {
  const wrong = page.locator('main form input[aria-invalid=true]');
  return Object.fromEntries(
    await wrong.evaluateAll((inputs) =>
      inputs.map((input) => [
        input.getAttribute('name'),
        document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
    ),
  );
}

const email = 'Please enter a valid email address';
const short = 'Password must be at least 8 characters';
const other = "Passwords don't match";

const wrong = [
  ['V-11, V-12', '/auth', { Email: 'abc' }, { email, password: 'Password is required' }],
  ['V-13, O-07', '/auth-old', {}, { email, password: 'Please enter your password' }],
  [
    'V-14 … V-17',
    '/auth?register=true',
    {},
    {
      name: 'Name is required',
      email,
      password: short,
      confirmPassword: 'Please confirm your password',
    },
  ],
  [
    'V-16, V-18',
    '/auth-old?register=true',
    { Name: 'Al', Email: 'a@b.example', Password: '1234567', 'Confirm password': '7654321' },
    { password: short, confirmPassword: other },
  ],
  [
    'V-19, V-25',
    '/auth?verify=true',
    { Email: 'a@b', 'Verification code': '12345' },
    { email, code: 'Verification code must be 6 digits' },
  ],
  [
    'V-25',
    '/auth?verify=true',
    { Email: 'a@b.example', 'Verification code': '1234567' },
    { code: 'Verification code must be 6 digits' },
  ],
  [
    'V-26',
    '/auth?verify=true',
    { Email: 'a@b.example', 'Verification code': '12a456' },
    { code: 'Verification code must contain only digits' },
  ],
  ['V-27', '/auth-old?verify=true', { Email: 'a@b.example' }, { code: 'Please enter your code' }],
  ['V-28', '/auth?forgot=true', { Email: 'abc' }, { email }],
  ['V-28', '/auth-old?forgot=true', {}, { email }],
  [
    'V-29, V-30',
    '/auth?reset=x',
    { 'New password': '1234567', 'Confirm password': '12345678' },
    { password: short, confirmPassword: other },
  ],
] as const;

test('V-11 … V-30, V-35 invalid fields are marked, the first gets focus, and nothing is sent', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  for (const [rows, address, values, expected] of wrong) {
    const what = `${rows} at ${address} with ${JSON.stringify(values)}`;
    await openForm(page, address);
    await fill(page, values);
    await submit(page);
    await expect.poll(() => notes(page), what).toEqual(expected);
    const first = Object.keys(expected)[0] ?? '';
    await expect(page.locator('input:focus'), what).toHaveAttribute('name', first);
    await expect(toast(page), what).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(calls).toEqual([]);
});

for (const address of Object.values(screens)) {
  test(`V-31 … V-34 the form that resets a password with a code on ${address}`, async ({
    page,
  }) => {
    await openForm(page, `${address}?forgot=true`);
    await page.getByRole('button', { name: 'Enter it' }).click();
    const sent = bodiesSentTo(page, '/api/reset-password');
    await submit(page);
    await expect
      .poll(() => notes(page))
      .toEqual({
        email,
        code: 'Reset code must be 6 characters',
        password: short,
        confirmPassword: 'Please confirm your password',
      });
    for (const code of ['12345', '1234567']) {
      await fill(page, { 'Reset code': code });
      const note = async () => (await notes(page))['code'];
      await expect.poll(note, 'V-32').toBe('Reset code must be 6 characters');
    }
    await fill(page, {
      Email: 'a@b.example',
      'Reset code': 'AB12CD',
      'New password': '12345678',
      'Confirm password': '12345679',
    });
    await expect.poll(() => notes(page)).toEqual({ confirmPassword: other });
    expect(sent).toEqual([]);
    await fill(page, { 'Confirm password': '12345678' });
    await submit(page);
    await expect.poll(() => sent.length).toBe(1);
  });
}

test('O-06, V-27 version B sends any code, and the server refuses it', async ({ page }) => {
  await openForm(page, '/auth-old?verify=true');
  const sent = bodiesSentTo(page, '/api/verify-code');
  await fill(page, { Email: 'ann@example.com', 'Verification code': '12' });
  await submit(page);
  await expect(toast(page)).toContainText('Verification Failed');
  expect(sent).toEqual([{ email: 'ann@example.com', code: '12' }]);
});

test('V-16 a password of eight characters is long enough', async ({ page }) => {
  await openForm(page, '/auth?register=true');
  await fill(page, { Password: '12345678', 'Confirm password': '12345678' });
  await submit(page);
  await expect.poll(() => notes(page)).toEqual({ name: 'Name is required', email });
});

test('an error disappears once the field is valid, and the hint returns', async ({ page }) => {
  await openForm(page, '/auth?register=true');
  const note = page.locator('#register-password-note');
  await expect(note).toContainText('Longer is better');
  await fill(page, { Password: 'short' });
  await expect(note, 'not before it is sent').toContainText('Longer is better');
  await submit(page);
  await expect(note).toHaveText(short);
  await fill(page, { Password: password });
  await expect(note).toContainText('Longer is better');
});

test.describe('with the keyboard only', () => {
  test.use(desktop);

  test('arrow keys, Home and End move between tabs; Tab stops at them once', async ({ page }) => {
    await openForm(page, '/auth');
    await page.keyboard.press('Tab'); // the skip link
    await page.keyboard.press('Tab'); // the logo
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeFocused();
    const steps = [
      ['ArrowRight', 'Register', 'Create your account'],
      ['ArrowRight', 'Verify', 'Verify your email'],
      ['End', 'Reset', 'Reset your password'],
      ['ArrowRight', 'Login', 'Welcome back'],
      ['ArrowLeft', 'Reset', 'Reset your password'],
      ['Home', 'Login', 'Welcome back'],
    ] as const;
    for (const [key, tab, title] of steps) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name: tab })).toBeFocused();
      await expect(chosenTab(page)).toHaveText(tab);
      await expect(heading(page)).toHaveText(title);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  });

  test('from a wrong password to the reset form', async ({ page, site }) => {
    const owner = await site.addUser();
    await openForm(page, '/auth');
    await page.getByLabel('Email', { exact: true }).focus();
    await page.keyboard.type(owner.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('not the right one');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Keep me signed in on this device')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Login Failed');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Reset your password');
    await expect(heading(page), 'the new step is read from its heading').toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(owner.email);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Check your email');
    await expect(heading(page)).toBeFocused();
  });
});
