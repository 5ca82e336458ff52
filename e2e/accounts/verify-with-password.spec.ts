import type { APIRequestContext } from '@playwright/test';
import {
  chosenTab,
  codeIn,
  emailTo,
  fill,
  heading,
  openForm,
  register,
  submit,
  submitWithoutTime,
  toast,
  uniqueEmail,
} from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test('a stranger’s code in the right mailbox asks for a password, and takes the one chosen here', async ({
  page,
  request,
}) => {
  const email = uniqueEmail();
  await register(page, email);
  const own = await emailTo(request, email);
  await strangerRegisters(request, email);
  await expect.poll(async () => (await emailTo(request, email)).id).not.toBe(own.id);

  await fill(page, { 'Verification code': codeIn(await emailTo(request, email)) });
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('someone else may have registered');
  await expect(toast(page)).toHaveCount(0);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Rita Registrar');
  await expect(name).toBeFocused();

  await submit(page);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await fill(page, { Password: 'password1', 'Confirm password': 'password1' });
  await submit(page);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await fill(page, {
    Password: 'eleven brown teapots',
    'Confirm password': 'eleven brown teapots',
  });
  await submitWithoutTime(page);
  await expect(heading(page)).toHaveText('Email Verified');
  await page.clock.resume();

  await openForm(page, '/auth');
  await expect(chosenTab(page)).toHaveText('Login');
  await fill(page, { Email: email, Password: 'eleven brown teapots' });
  await submit(page);
  await expect(toast(page)).toContainText('Welcome back, Rita Registrar!');
});

async function strangerRegisters(request: APIRequestContext, email: string): Promise<void> {
  const password = 'what the attacker wants';
  const data = { name: 'Mallory', email, password, confirmPassword: password };
  expect((await request.post('/api/register', { data })).ok()).toBe(true);
}
