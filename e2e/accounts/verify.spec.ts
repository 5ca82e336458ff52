import {
  bodiesSentTo,
  chosenTab,
  codeIn,
  fill,
  heading,
  dropResponse,
  emailTo,
  uniqueEmail,
  openForm,
  stopClock,
  submit,
  submitWithoutTime,
  toast,
  register,
} from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

for (const press of [false, true]) {
  test(`A-26 the verified panel stays ${press ? 'until its button is clicked' : 'for 2 seconds'}`, async ({
    page,
  }) => {
    await page.route('**/api/verify-code', (route) => route.fulfill({ json: { success: true } }));
    const verified = page.getByRole('heading', { name: 'Email Verified' });
    await openForm(page, '/auth');
    await openForm(page, '/auth?verify=true');
    await stopClock(page);
    await fill(page, { Email: 'ann@example.com', 'Verification code': '123456' });
    await submit(page);
    await expect(verified).toBeVisible();
    await expect(verified).toBeFocused();
    await expect(toast(page), 'T-08 without a message').toContainText(
      'Your email has been verified successfully. You can now log in.',
    );
    if (press) {
      await page.getByRole('button', { name: 'Sign in now' }).click();
    } else {
      await page.clock.runFor(1_900);
      await expect(verified).toBeVisible();
      await page.clock.runFor(200);
    }
    await expect(chosenTab(page)).toHaveText('Login');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ann@example.com');
    await page.goBack();
    await expect(chosenTab(page), 'Back does not return to the panel').toHaveText('Login');
  });
}

test('C-22 Resend code sends a new code for the same registration', async ({ page, request }) => {
  const email = uniqueEmail();
  await register(page, email);
  const first = await emailTo(request, email);
  await page.reload();
  const sent = bodiesSentTo(page, '/api/resend-code');
  const code = page.getByLabel('Verification code');
  await fill(page, { 'Verification code': '12' });
  await submit(page);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect.poll(() => sent).toEqual([{ email }]);
  await expect(code, 'a code that was replaced').toHaveValue('');
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Please use the newest email.')).toBeVisible();
  await expect(toast(page), 'would cover the field for the code').toHaveCount(0);
  await expect
    .poll(async () => (await emailTo(request, email)).id, 'a second email')
    .not.toBe(first.id);
  await fill(page, { 'Verification code': codeIn(first) });
  await submit(page);
  await expect(toast(page)).toContainText("There's a newer email with a newer code.");
  await expect(code, 'once the toast has gone').toHaveAccessibleDescription(/newer email/);
  await expect(code).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(code, 'until the next key').not.toHaveAccessibleDescription(/newer email/);
  await fill(page, { 'Verification code': codeIn(await emailTo(request, email)) });
  await submitWithoutTime(page);
  await expect(heading(page)).toHaveText('Email Verified');
});

test('a new code closes the error about the old one', async ({ page }) => {
  await register(page, uniqueEmail());
  await page.reload();
  await fill(page, { 'Verification code': '000000' });
  await submitWithoutTime(page);
  await expect(toast(page)).toContainText('That code is wrong.');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('Please use the newest email.')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('Resend code on the page that the email links to needs the address first', async ({
  page: registering,
  context,
  request,
}) => {
  const email = uniqueEmail();
  await register(registering, email);
  const first = await emailTo(request, email);
  const page = await context.newPage();
  await openForm(page, '/auth?verify=true');
  const resend = page.getByRole('button', { name: 'Resend code' });
  const field = page.getByLabel('Email', { exact: true });
  await resend.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await field.fill(email);
  await resend.click();
  await expect(page.getByText('Please use the newest email.')).toBeVisible();
  await expect.poll(async () => (await emailTo(request, email)).id).not.toBe(first.id);
});

test('a code that was used before says so, and leads to the sign-in', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const email = uniqueEmail();
  await register(page, email);
  const code = codeIn(await emailTo(request, email));
  const phone = await context.newPage();
  await openForm(phone, '/auth?verify=true');
  await fill(phone, { Email: email, 'Verification code': code });
  await submit(phone);
  await expect(heading(phone)).toHaveText('Email Verified');
  await fill(page, { 'Verification code': code });
  await submit(page);
  await expect(heading(page)).toHaveText('Your email is verified');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('We sent an email')).toHaveCount(0);
  await expect(
    page.getByText(`This code was already used, and ${email} is verified.`),
  ).toBeVisible();
  await expectAccessible();
  await page.reload();
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(chosenTab(page)).toHaveText('Login');
});

test('a wait is told in minutes', async ({ page }) => {
  await openForm(page, '/auth?verify=true');
  await page.route('**/api/resend-code', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '1130' },
      json: { message: 'Too many requests. Please wait a moment and try again.' },
    }),
  );
  await fill(page, { Email: 'ann@example.com' });
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(toast(page)).toContainText(
    'No New Code SentToo many requests. Please try again in 19 minutes.',
  );
});

test('a verification whose response is lost is retried and succeeds', async ({ page, request }) => {
  const email = uniqueEmail();
  await register(page, email);
  await fill(page, { 'Verification code': codeIn(await emailTo(request, email)) });
  await dropResponse(page, '**/api/verify-code');
  const sent = bodiesSentTo(page, '/api/verify-code');
  await submit(page);
  await expect(heading(page)).toHaveText('Email Verified');
  expect(sent).toHaveLength(2);
});

test('after a reload, a new code is requested with the registration form, which kept the email address', async ({
  page,
}) => {
  const email = uniqueEmail();
  await register(page, email);
  await page.goBack();
  await expect(chosenTab(page), 'Back').toHaveText('Register');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rita Registrar');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.goForward();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.reload();
  await page.getByRole('link', { name: 'Register again' }).first().click();
  await expect(chosenTab(page)).toHaveText('Register');
});

test('A-24 when opened directly, the Verify tab has an editable email field', async ({ page }) => {
  await openForm(page, '/auth?verify=true');
  const field = page.getByLabel('Email', { exact: true });
  await expect(field).toHaveJSProperty('readOnly', false);
  await field.fill('ann@example.com');
  await expect(field).toHaveValue('ann@example.com');
});
