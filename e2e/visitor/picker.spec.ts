import { expect, test } from '../fixtures/test.ts';
import { chooseFour, openPage } from '../fixtures/visitor.ts';

test.beforeEach(({ page, business }) => openPage(page, business, '#good'));

test('V-01, W-19 a fifth sentiment is rejected', async ({ page }) => {
  await chooseFour(page);
  await page.getByRole('checkbox', { name: 'Helpful' }).click();
  await expect(page.getByText('Maximum sentiments reached')).toBeVisible();
  await expect(page.getByText('You can select up to four sentiments')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Helpful' })).not.toBeChecked();
});

test('V-02 Other with four sentiments shows the same toast and no field', async ({ page }) => {
  await chooseFour(page);
  await page.getByRole('button', { name: 'Other' }).click();
  await expect(page.getByText('Maximum sentiments reached')).toBeVisible();
  await expect(page.getByLabel('In your own words')).toHaveCount(0);
});

test('V-03, V-04, W-17 custom sentiments: empty, duplicate, and their capitalization', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Other' }).click();
  const field = page.getByLabel('In your own words');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Custom sentiment cannot be empty')).toBeVisible();
  await field.fill('vErY KIND');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Very kind')).toBeVisible();
  await expect(page.getByText('1/4')).toBeVisible();
  await page.getByRole('button', { name: 'Other' }).click();
  await field.fill('VERY KIND');
  await field.press('Enter');
  await expect(page.getByText('This sentiment is already selected')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveCount(0);
});

test('C-39 a custom sentiment that is offered selects the offered one', async ({ page }) => {
  await page.getByRole('button', { name: 'Other' }).click();
  await page.getByLabel('In your own words').fill('thorough');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).toBeChecked();
});

test('V-05 a custom sentiment has at most 40 characters', async ({ page }) => {
  await page.getByRole('button', { name: 'Other' }).click();
  const field = page.getByLabel('In your own words');
  await field.fill('k'.repeat(40));
  await field.press('k');
  await expect(field).toHaveValue('k'.repeat(40));
});

test('W-18 removing a sentiment makes room for another', async ({ page }) => {
  await chooseFour(page);
  await page.getByRole('button', { name: /Remove.*Thorough/ }).click();
  await expect(page.getByText('3/4')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Select 1 more sentiment', exact: true }),
  ).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'Thorough' })).not.toBeChecked();
});

test('V-06, V-07 a thanked name has only letters, at most 40', async ({ page }) => {
  const field = page.getByLabel("Is there any individual you'd like to thank?");
  await field.pressSequentially('J0hn');
  await expect(
    page.getByText('Please use only letters, spaces, apostrophes, and hyphens'),
  ).toBeVisible();
  await expect(field).toHaveValue('Jhn');
  await field.fill('');
  await field.fill('a'.repeat(41));
  await expect(field).toHaveValue('');
  await field.fill('Zoë O’Neil-Żak');
  await expect(field).toHaveValue('Zoë O’Neil-Żak');
});

test('a title with a period can be typed and deleted', async ({ page }) => {
  const field = page.getByLabel("Is there any individual you'd like to thank?");
  for (const name of [
    'Dr. Patel',
    'Mr. Lee',
    "Mrs. O'Neill",
    'Ms. Diaz',
    'Mx. Reed',
    'Prof. Kim',
  ]) {
    await field.fill('');
    await field.pressSequentially(name);
    await expect(field).toHaveValue(name);
  }
  await field.press('Home');
  await field.press('Delete');
  await expect(field).toHaveValue('rof Kim');
  await expect(page.getByText('Invalid characters')).toHaveCount(0);
  await field.fill('');
  await field.pressSequentially('J. Lee');
  await expect(field).toHaveValue('J Lee');
  await expect(page.getByText('Invalid characters')).toBeVisible();
});

test('V-08, V-09 Enter shows what is missing', async ({ page }) => {
  const field = page.getByLabel("Is there any individual you'd like to thank?");
  await field.press('Enter');
  await expect(
    page.getByText('Choose how you felt about your healthcare experience'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Thorough' }).check();
  await field.press('Enter');
  await expect(page.getByText('You currently have 1 selected')).toBeVisible();
});

test('P-22 a failed generation keeps the selection', async ({ page }) => {
  await chooseFour(page);
  await page.route('**/api/reviews/generate', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByText('Error generating review')).toBeVisible();
  await expect(
    page.getByText('There was a problem creating your review. Please try again.'),
  ).toBeVisible();
  await expect(page.getByText('4/4')).toBeVisible();
});

test('P-20, C-20 the button is disabled while a draft is written, and a server error is tried three times', async ({
  page,
}) => {
  await chooseFour(page);
  let calls = 0;
  const keys = new Set<string | undefined>();
  await page.route('**/api/reviews/generate', (route) => {
    calls += 1;
    keys.add(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'unexpected' } });
  });
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.locator('button[type=submit]').first()).toBeDisabled();
  await expect(page.getByText('Error generating review')).toBeVisible();
  expect(calls).toBe(3);
  expect(keys.size).toBe(1);
});
