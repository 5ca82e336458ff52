import {
  bodiesSentTo,
  chosenTab,
  codeIn,
  fill,
  heading,
  loseAnswer,
  mailTo,
  newAddress,
  openForm,
  stopClock,
  submit,
  toast,
  register,
} from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

for (const press of [false, true]) {
  test(`A-26 the verified panel stays ${press ? 'until it is pressed' : '2 seconds'}`, async ({
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
      await page.getByRole('button', { name: 'Log in now' }).click();
    } else {
      await page.clock.runFor(1_900);
      await expect(verified).toBeVisible();
      await page.clock.runFor(200);
    }
    await expect(chosenTab(page)).toHaveText('Login');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ann@example.com');
    await page.goBack();
    await expect(chosenTab(page), 'Back does not lead into the panel again').toHaveText('Login');
  });
}

test('C-22 a code that is too old or lost: the same registration sends a new one', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await register(page, email);
  const first = await mailTo(request, email);
  const sent = bodiesSentTo(page, '/api/register');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await expect
    .poll(async () => (await mailTo(request, email)).id, 'a second mail')
    .not.toBe(first.id);
  await fill(page, { 'Verification code': codeIn(await mailTo(request, email)) });
  await submit(page);
  await expect(heading(page)).toHaveText('Email Verified');
});

test('a verification whose answer is lost is repeated, and succeeds', async ({ page, request }) => {
  const email = newAddress();
  await register(page, email);
  await fill(page, { 'Verification code': codeIn(await mailTo(request, email)) });
  await loseAnswer(page, '**/api/verify-code');
  const sent = bodiesSentTo(page, '/api/verify-code');
  await submit(page);
  await expect(heading(page)).toHaveText('Email Verified');
  expect(sent).toHaveLength(2);
});

test('after a reload the way to a new code leads over the form, which knows the address', async ({
  page,
}) => {
  const email = newAddress();
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

test('A-24 opened directly, Verify lets the address be typed', async ({ page }) => {
  await openForm(page, '/auth?verify=true');
  const field = page.getByLabel('Email', { exact: true });
  await expect(field).toHaveJSProperty('readOnly', false);
  await field.fill('ann@example.com');
  await expect(field).toHaveValue('ann@example.com');
});
