import type { Page } from '@playwright/test';
import { expectToFit } from '../fixtures/fitting.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  chooseFour,
  fourSentiments,
  noteField,
  openPage,
  thankedName,
  waitForReviewPage,
  generateDraft,
  openWithFour,
} from '../fixtures/visitor.ts';

const note = 'The new parking lot was easy to find';
const long = Array.from({ length: 30 }, (_, place) => `word${place}`).join(' ');

const fits = (page: Page) => page.getByText('You can use up to 120 characters');

test('a note is sent and appears in the draft and in "What we used"', async ({
  page,
  business,
}) => {
  await openWithFour(page, business);
  await thankedName(page).fill('Dr. Patel');
  await noteField(page).fill(`  ${note} `);
  const sent = page.waitForRequest('**/api/reviews/generate');
  const review = await generateDraft(page);
  expect((await sent).postDataJSON()).toEqual({
    sentiments: fourSentiments,
    businessType: 'healthcare',
    businessId: business.id,
    thankSomeone: 'Dr. Patel',
    note,
  });
  expect(page.url()).not.toContain('parking');
  await page.getByText('What we used').click();
  await expect(page.getByText(`What you added: ${note}`)).toBeVisible();
  await expect(page.getByText('The name you typed: Dr. Patel')).toBeVisible();
  expect(review).toContain(`${note}.`);
  expect(review).toContain('Dr. Patel');
});

test('the wizard sends notes too', async ({ page }) => {
  await page.goto('/review');
  await chooseFour(page);
  await noteField(page).fill(note);
  const sent = page.waitForRequest('**/api/reviews/generate');
  const review = await generateDraft(page);
  expect((await sent).postDataJSON()).toEqual({
    sentiments: fourSentiments,
    reviewType: 'healthcare',
    note,
  });
  await page.reload();
  await page.getByText('What we used').click();
  await expect(page.getByText(`What you added: ${note}`)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(noteField(page)).toHaveValue('');
  expect(review).toContain(`${note}.`);
});

test('a note survives a reload and Back, and Start over clears it', async ({ page, business }) => {
  await openWithFour(page, business);
  await noteField(page).fill(note);
  await page.reload();
  await waitForReviewPage(page);
  await expect(noteField(page)).toHaveValue(note);
  await generateDraft(page);
  await page.goBack();
  await expect(noteField(page)).toHaveValue(note);
  await page.goForward();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(noteField(page)).toHaveValue('');
  await page.reload();
  await waitForReviewPage(page);
  await expect(noteField(page)).toHaveValue('');
});

test('a note is saved without sentiments, and removed when deleted', async ({ page, business }) => {
  await openPage(page, business, '#good');
  // Apart from which steps of this visit were counted.
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify(Object.entries(sessionStorage).filter(([key]) => !key.startsWith('visit:'))),
    );
  await noteField(page).fill(note);
  await expect.poll(kept).toContain(note);
  await noteField(page).fill('');
  await expect.poll(kept).toBe('[]');
});

test('the 121st character is rejected, and the caret does not move', async ({ page, business }) => {
  await openPage(page, business, '#good');
  const field = noteField(page);
  await expect(field).not.toHaveAttribute('maxlength');
  await field.fill(`${'a'.repeat(118)}👍🏽b`);
  await expect(fits(page)).toHaveCount(0);
  await field.press('End');
  await field.press('c');
  await expect(field).toHaveValue(`${'a'.repeat(118)}👍🏽b`);
  await expect(fits(page)).toBeVisible();
  await field.press('Control+Home');
  await field.press('ArrowRight');
  await page.keyboard.type('x');
  await expect(field).toHaveValue(`${'a'.repeat(118)}👍🏽b`);
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(1);
});

test('a long paste is cut to fit, and hidden characters are removed', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#good');
  const field = noteField(page);
  await field.fill(long);
  await expect(field).toHaveValue(long.slice(0, 120));
  await expect(fits(page)).toBeVisible();
  await field.fill('Kind.');
  await field.press('Home');
  await page.keyboard.insertText(`${long} `);
  await expect(field).toHaveValue(`${long.slice(0, 115)}Kind.`);
  await field.fill('zero\u200bwidth and\u202e such');
  await expect(field).toHaveValue('zerowidth and such');
});

test('Enter in the note generates, as in the name', async ({ page, business }) => {
  await openWithFour(page, business);
  await noteField(page).fill(note);
  await noteField(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
});

const sentence = 'Please leave links, addresses and phone numbers out.';

/** Responds like the server to text that it rejects. */
async function refuse(page: Page, field: 'note' | 'sentiments'): Promise<void> {
  const json = { error: sentence, message: sentence, code: 'invalid_request' };
  await page.route('**/api/reviews/generate', (route) =>
    route.fulfill({ status: 400, json: { ...json, fields: { [field]: sentence } } }),
  );
}

test('a note the server rejects shows the reason at the field', async ({
  page,
  business,
  expectAccessible,
}) => {
  await openWithFour(page, business);
  await noteField(page).fill(note);
  await refuse(page, 'note');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Error generating review');
  await expect(toast).toContainText(sentence);
  await expect(noteField(page)).toBeFocused();
  await expect(noteField(page)).toHaveAccessibleDescription(sentence);
  await expect(noteField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  await noteField(page).pressSequentially('!');
  await expect(noteField(page)).toHaveAttribute('aria-invalid', 'false');
  await page.unroute('**/api/reviews/generate');
  await generateDraft(page);
});

test('sentiments the server rejects show the reason in a toast', async ({ page, business }) => {
  await openWithFour(page, business);
  await refuse(page, 'sentiments');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByRole('alert')).toContainText('Error generating review');
  await expect(page.getByRole('alert')).toContainText(sentence);
  await expect(page.getByText('4/4')).toBeVisible();
});

test('the wizard shows the reason too, and at the field after Back', async ({ page }) => {
  await page.goto('/review');
  await chooseFour(page);
  await noteField(page).fill(note);
  await refuse(page, 'note');
  await page.getByRole('button', { name: 'Generate My Review' }).click();
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Failed to generate review');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(noteField(page)).toHaveValue(note);
  await expect(noteField(page)).toHaveAccessibleDescription(sentence);
});

test('the field fits a small phone, and axe finds no violations', async ({
  page,
  business,
  expectAccessible,
}) => {
  await openPage(page, business, '#good');
  await noteField(page).fill(long.slice(0, 120));
  await expectToFit(page, [320, 360, 390, 1280]);
  await expectAccessible();
});
