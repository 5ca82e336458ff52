import {
  bodiesSentTo,
  chosenTab,
  codeIn,
  fill,
  emailTo,
  uniqueEmail,
  openForm,
  differentCode,
  password,
  registration,
  screens,
  stopClock,
  submit,
  submitButton,
  submitWithoutTime,
  toast,
} from '../fixtures/accounts.ts';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, collectCalls } from '../fixtures/signed-in.ts';

test.use(desktop);

for (const [version, address] of Object.entries(screens)) {
  test(`${version}: register, read the email, verify, sign in, reload, sign out`, async ({
    page,
    context,
    request,
  }) => {
    const email = uniqueEmail();
    await openForm(page, `${address}?register=true`);
    await fill(page, registration(email));
    const sent = bodiesSentTo(page, '/api/register');
    const inbox = context.waitForEvent('page');
    await submit(page);

    await expect(chosenTab(page), 'A-15').toHaveText('Verify');
    expect(sent, 'A-14').toEqual([
      {
        name: 'Rita Registrar',
        email,
        password,
        confirmPassword: password,
        username: email,
      },
    ]);
    await expect(toast(page), 'T-06').toContainText('Registration Successful');
    const link = toast(page).getByRole('link', {
      name: 'View verification email (development only)',
    });
    await expect(link, 'A-20, T-18').toHaveAttribute('href', /\/dev\/inbox\/\d+$/);
    const mailPage = await inbox;
    expect(mailPage.url(), 'A-19').toBe(await link.getAttribute('href'));
    await mailPage.close();
    const field = page.getByLabel('Email', { exact: true });
    await expect(field, 'A-16').toHaveValue(email);
    await expect(field, 'A-17').toHaveJSProperty('readOnly', true);
    expect((await request.get('/api/user')).status(), 'A-18').toBe(401);

    await page.reload();
    await expect(field, 'a reload keeps the email address').toHaveValue(email);
    await expect(field).toHaveJSProperty('readOnly', true);

    const code = codeIn(await emailTo(request, email));
    await fill(page, { 'Verification code': differentCode(code) });
    await submit(page);
    await expect(toast(page), 'A-27, T-03').toContainText('Verification Failed');
    await expect(page.getByRole('heading', { name: 'Email Verified' })).toHaveCount(0);
    await expect(page.getByLabel('Verification code')).toHaveValue(differentCode(code));

    const proven = bodiesSentTo(page, '/api/verify-code');
    await fill(page, { 'Verification code': ` ${code.slice(0, 3)} ${code.slice(3)}` });
    await submitWithoutTime(page);
    await expect(page.getByRole('heading', { name: 'Email Verified' }), 'A-25').toBeVisible();
    expect(proven, 'A-23').toEqual([{ email, code }]);
    await expect(toast(page), 'T-08').toContainText('Email Verified');
    await page.clock.resume();
    await expect(chosenTab(page), 'A-26').toHaveText('Login');

    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    const calls = collectCalls(page);
    const loads: string[] = [];
    page.on('request', (made) => made.isNavigationRequest() && loads.push(made.url()));
    await fill(page, { Password: password });
    await submit(page);
    await expect(page, 'A-11').toHaveURL('/dashboard');
    await expect(toast(page), 'T-05').toContainText('Login Successful');
    await expect(toast(page)).toContainText('Welcome back, Rita Registrar!');
    expect(loads, 'S-55').toEqual([]);
    expect(calls.filter((call) => call === 'GET /api/user')).toEqual([]);

    await page.reload();
    await expect(page).toHaveURL('/dashboard');
    await page.goto(address);
    await expect(page, 'A-02, O-04').toHaveURL('/dashboard');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth');
  });
}

test('T-06, T-07 a production response shows two toasts for 15 seconds each, no link and no new tab', async ({
  page,
  context,
}) => {
  await page.route('**/api/register', (route) =>
    route.fulfill({ json: { user: { email: 'stored@example.com' } } }),
  );
  await openForm(page, '/auth?register=true');
  await stopClock(page);
  await fill(page, registration('typed@example.com'));
  await submit(page);
  await expect(toast(page)).toContainText('Please check your email to verify your account.');
  await expect(page.getByLabel('Email', { exact: true }), 'A-16').toHaveValue('stored@example.com');
  await expect(page.getByRole('link', { name: /development only/ })).toHaveCount(0);
  await page.clock.runFor(14_800);
  await expect(toast(page)).toContainText('Registration Successful');
  await page.clock.runFor(400);
  await expect(toast(page)).toContainText('Email Verification');
  await expect(toast(page)).toContainText('Email Send to your inbox.');
  await page.clock.runFor(15_200);
  await expect(toast(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('C-24 a preview that is not a web address is neither opened nor linked', async ({
  page,
  context,
}) => {
  await page.route('**/api/register', (route) =>
    route.fulfill({
      json: { user: { email: 'a@b.example' }, devEmailPreview: 'javascript:alert(1)' },
    }),
  );
  await openForm(page, '/auth?register=true');
  await fill(page, registration('a@b.example'));
  await submit(page);
  await expect(chosenTab(page)).toHaveText('Verify');
  await expect(page.getByRole('link', { name: /development only/ })).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('A-22, T-02 a rejected registration shows the reason, also at the field, and keeps what was typed', async ({
  page,
}) => {
  const email = uniqueEmail();
  await openForm(page, '/auth?register=true');
  const common = { Password: 'password123', 'Confirm password': 'password123' };
  await fill(page, { ...registration(email), ...common });
  await submit(page);
  await expect(toast(page)).toContainText('Registration Failed');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('password123');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rita Registrar');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(chosenTab(page)).toHaveText('Register');
});

test('registering an address that has an account gets the usual response and emails its owner', async ({
  page,
  request,
  site,
}) => {
  const owner = await site.addOwner();
  await openForm(page, '/auth?register=true');
  await fill(page, registration(owner.email));
  await submit(page);
  await expect(toast(page)).toContainText('Registration Successful');
  await expect(chosenTab(page)).toHaveText('Verify');
  expect((await emailTo(request, owner.email)).subject).toMatch(/already have/);
});

test('A-36 a double click registers once, and the button shows that it is busy', async ({
  page,
}) => {
  const sent = bodiesSentTo(page, '/api/register');
  await page.route('**/api/register', (route) =>
    route.fulfill({ json: { user: { email: 'a@b.example' } } }),
  );
  const release = await holdRequests(page, '**/api/register');
  await openForm(page, '/auth?register=true');
  await fill(page, registration('a@b.example'));
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(chosenTab(page)).toHaveText('Verify');
  expect(sent).toHaveLength(1);
});
