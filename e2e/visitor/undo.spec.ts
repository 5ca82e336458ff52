import type { Page } from '@playwright/test';
import { stopClock } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { openDraft } from '../fixtures/visitor.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const editor = (page: Page) => page.getByPlaceholder('Edit your review here...');
const text = (page: Page) => page.locator('.draft-text');

async function edit(page: Page, words: string): Promise<void> {
  await button(page, 'Edit').click();
  await editor(page).fill(words);
  await button(page, 'Save').click();
}

for (const name of ['Back', 'Start over'])
  test(`W-49, P-24 ${name} clears choices and draft, and Undo brings both back`, async ({
    page,
    business,
  }) => {
    await openDraft(page, business);
    await edit(page, 'They were kind to me.');
    await button(page, name).click();
    await expect(page.getByText('0/4')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(text(page)).toHaveText('They were kind to me.');
    await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeFocused();
    await page.goBack();
    await expect(page.getByText('4/4')).toBeVisible();
  });

test('Write Your Own after an edit can be undone', async ({ page, business, expectAccessible }) => {
  await openDraft(page, business);
  await edit(page, 'They were kind to me.');
  await button(page, 'Write Your Own').click();
  await expect(page.getByRole('heading', { name: 'Your Own Review' })).toBeVisible();
  await expect(editor(page)).toHaveValue('');
  await expectAccessible();
  await editor(page).fill('My own words.');
  await button(page, 'Undo').click();
  await expect(text(page)).toHaveText('They were kind to me.');
  await button(page, 'Next').click();
  await expect(text(page)).toHaveText('My own words.');
  await button(page, 'Previous').click();
  await expect(page.getByRole('heading', { name: 'Your AI Generated Review' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('once Previous has brought the draft back, nothing says that it is cleared', async ({
  page,
  business,
}) => {
  const review = await openDraft(page, business);
  await button(page, 'Write Your Own').click();
  await expect(page.getByText('Draft cleared')).toBeVisible();
  await button(page, 'Previous').click();
  await expect(text(page)).toHaveText(review);
  await expect(page.getByText('Draft cleared')).toHaveCount(0);
});

test('Undo is offered for 8 s', async ({ page, business }) => {
  await openDraft(page, business);
  // Only `runFor` moves the time on: a busy machine would use up the last moments itself.
  await stopClock(page);
  await button(page, 'Back').click();
  await expect(button(page, 'Undo')).toBeVisible();
  await page.clock.runFor(7_800);
  await expect(button(page, 'Undo')).toBeVisible();
  await page.clock.runFor(400);
  await expect(button(page, 'Undo')).toHaveCount(0);
});

test('a tap on the draft edits it at that place', async ({ page, business }) => {
  const review = await openDraft(page, business);
  await expect(button(page, 'Edit')).toBeVisible();
  await text(page).click({ position: { x: 1, y: 12 } });
  await page.keyboard.type('Well: ');
  await button(page, 'Save').click();
  await expect(text(page)).toHaveText(`Well: ${review}`);
});

test('a draft is never saved empty', async ({ page, business }) => {
  const review = await openDraft(page, business);
  await edit(page, '  ');
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expect(text(page)).toHaveText(review);
  await button(page, 'Write Your Own').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expect(text(page)).toHaveText(review);
});
