import type { Locator, Page } from '@playwright/test';
import { expectToFit } from '../fixtures/fitting.ts';
import { holdRequests } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  chooseFour,
  fourSentiments,
  noteField,
  tapCopy,
  generateDraft,
  openDraft,
  openWithFour,
} from '../fixtures/visitor.ts';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const text = (page: Page): Locator => page.locator('.draft-text');

const styles = [
  { word: 'Shorter', style: 'shorter' },
  { word: 'Longer', style: 'longer' },
  { word: 'More casual', style: 'casual' },
] as const;

async function openDraftTools(page: Page, business: { slug: string | null }): Promise<string> {
  const review = await openDraft(page, business);
  await expect(button(page, 'Shorter')).toBeVisible();
  return review;
}

/** Clicks a button. @returns the request body and the new draft */
async function rewrite(page: Page, word: string) {
  const answered = page.waitForResponse('**/api/reviews/generate');
  await button(page, word).click();
  const response = await answered;
  const { review } = (await response.json()) as { review: string }; // the contract's reply
  await expect(text(page)).toHaveText(review);
  return { body: response.request().postDataJSON() as unknown, review };
}

async function edit(page: Page, words: string): Promise<void> {
  await button(page, 'Edit').click();
  await page.getByPlaceholder('Edit your review here...').fill(words);
  await button(page, 'Save').click();
}

test('each style is sent, and nothing else changes; Regenerate sends no style', async ({
  page,
  business,
}) => {
  await openWithFour(page, business);
  await noteField(page).fill('Easy parking.');
  await generateDraft(page);
  const body = {
    sentiments: fourSentiments,
    businessType: 'healthcare',
    businessId: business.id,
    note: 'Easy parking.',
  };
  for (const { word, style } of styles) {
    expect((await rewrite(page, word)).body).toEqual({ ...body, style });
    await expect(page.getByText(`${word} draft ready`)).toBeVisible();
  }
  expect((await rewrite(page, 'Regenerate')).body).toEqual(body);
  await expect(page.getByText('Review regenerated')).toBeVisible();
  await expect(page.getByText('Draft 5 of 5')).toBeVisible();
});

test('the wizard has styles too, but Regenerate is disabled', async ({ page }) => {
  await page.goto('/review');
  await chooseFour(page);
  const first = await generateDraft(page);
  await expect(button(page, 'Regenerate')).toBeDisabled();
  for (const { word, style } of styles)
    expect((await rewrite(page, word)).body).toEqual({
      sentiments: fourSentiments,
      reviewType: 'healthcare',
      style,
    });
  for (let presses = 0; presses < 3; presses += 1) await button(page, 'Previous').click();
  await expect(text(page)).toHaveText(first);
  await page.reload();
  await expect(text(page)).toHaveText(first);
  await expect(page.getByText('Draft 1 of 4')).toBeVisible();
});

test('Previous returns to an edited draft, and Next to the new one', async ({ page, business }) => {
  await openDraftTools(page, business);
  await expect(button(page, 'Previous')).toHaveCount(0);
  await edit(page, 'They were kind to me.');
  for (const word of ['Shorter', 'Regenerate']) {
    const { review } = await rewrite(page, word);
    await button(page, 'Previous').click();
    await expect(text(page)).toHaveText('They were kind to me.');
    await expect(page.getByText('Draft, edited by you')).toBeVisible();
    await button(page, 'Next').click();
    await expect(text(page)).toHaveText(review);
    await button(page, 'Previous').click();
  }
  await page.reload();
  await expect(text(page)).toHaveText('They were kind to me.');
  await expect(page.getByText('Draft 1 of 3')).toBeVisible();
});

test('Write Your Own keeps the previous draft, and one’s own text is kept too', async ({
  page,
  business,
}) => {
  const first = await openDraftTools(page, business);
  await button(page, 'Write Your Own').click();
  await button(page, 'Previous').click();
  await expect(text(page)).toHaveText(first);
  await button(page, 'Write Your Own').click();
  await page.getByPlaceholder('Edit your review here...').fill('I felt at home.');
  await button(page, 'Save').click();
  await rewrite(page, 'Longer');
  await button(page, 'Previous').click();
  await expect(text(page)).toHaveText('I felt at home.');
  await expect(page.getByText('Your own words', { exact: true })).toBeVisible();
});

test('the draft on the screen is what gets copied', async ({ page, context, business }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = await openDraftTools(page, business);
  await rewrite(page, 'Longer');
  await button(page, 'Previous').click();
  await tapCopy(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await page.goBack();
  await expect(page.getByText('Draft 1 of 2')).toBeVisible();
});

test('while a draft is being written, buttons are disabled and focus stays', async ({
  page,
  business,
}) => {
  await openDraftTools(page, business);
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/reviews/generate', async (route) => {
    calls += 1;
    await promise;
    await route.continue();
  });
  await button(page, 'Shorter').dblclick();
  for (const word of ['Shorter', 'Longer', 'More casual', 'Regenerate', 'Edit', 'Write Your Own'])
    await expect(button(page, word)).toBeDisabled();
  await expect(page.locator('.sheet')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status', { name: 'Writing a new draft' })).toBeVisible();
  await expect(button(page, 'Shorter')).toBeFocused();
  resolve();
  await expect(page.getByText('Draft 2 of 2')).toBeVisible();
  await expect(button(page, 'Shorter')).toBeFocused();
  expect(calls).toBe(1);
});

/** The next request that fails, long before the page itself would give it up. */
function aborted(page: Page) {
  return page.waitForEvent('requestfailed', { timeout: 10_000 });
}

test('Back ends a rewrite', async ({ page, business }) => {
  const first = await openDraftTools(page, business);
  const release = await holdRequests(page, '**/api/reviews/generate');
  const ended = aborted(page);
  await button(page, 'Shorter').click();
  await page.goBack();
  await expect(page.getByText('4/4')).toBeVisible();
  expect((await ended).url()).toContain('/api/reviews/generate');
  release();
  await page.goForward();
  await expect(text(page)).toHaveText(first);
  await expect(button(page, 'Shorter')).toBeEnabled();
  await expect(page.getByText('Draft 1 of 2')).toHaveCount(0);
});

test('in the wizard, a rewrite ends with the page', async ({ page }) => {
  await page.goto('/review');
  await chooseFour(page);
  await generateDraft(page);
  const release = await holdRequests(page, '**/api/reviews/generate');
  const ended = aborted(page);
  await button(page, 'Shorter').click();
  await page.locator('.site-header-nav').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth');
  expect((await ended).url()).toContain('/api/reviews/generate');
  release();
});

test('Regenerate keeps focus too', async ({ page, business }) => {
  await openDraftTools(page, business);
  const release = await holdRequests(page, '**/api/reviews/generate');
  await button(page, 'Regenerate').click();
  await expect(button(page, 'Regenerate')).toBeDisabled();
  await expect(button(page, 'Regenerate')).toBeFocused();
  release();
  await expect(page.getByText('Review regenerated')).toBeVisible();
  await expect(button(page, 'Regenerate')).toBeFocused();
});

test('a failed request keeps the current draft', async ({ page, business }) => {
  const first = await openDraftTools(page, business);
  await page.route('**/api/reviews/generate', (route) => route.fulfill({ json: {} }));
  await button(page, 'More casual').click();
  await expect(page.getByText('Error regenerating review')).toBeVisible();
  await expect(
    page.getByText('There was a problem creating your review. Please try again.'),
  ).toBeVisible();
  await expect(text(page)).toHaveText(first);
  await expect(button(page, 'Previous')).toHaveCount(0);
  await page.unroute('**/api/reviews/generate');
  await rewrite(page, 'More casual');
});

test('while editing, no other draft can be requested', async ({ page, business }) => {
  await openDraftTools(page, business);
  await button(page, 'Edit').click();
  for (const { word } of styles) await expect(button(page, word)).toBeDisabled();
  await button(page, 'Save').click();
  for (const { word } of styles) await expect(button(page, word)).toBeEnabled();
});

test('changing the sentiments keeps earlier drafts, and Start over clears them', async ({
  page,
  business,
}) => {
  const first = await openDraftTools(page, business);
  await page.goBack();
  await page.getByRole('button', { name: 'Remove Thorough' }).click();
  await page.getByRole('checkbox', { name: 'Helpful' }).check();
  await generateDraft(page);
  await button(page, 'Previous').click();
  await expect(text(page)).toHaveText(first);
  await button(page, 'Start over').click();
  await chooseFour(page);
  await generateDraft(page);
  await expect(button(page, 'Previous')).toHaveCount(0);
});

test('the buttons below the draft never move up when it gets shorter', async ({
  page,
  business,
}) => {
  await openDraftTools(page, business);
  const reply = (review: string) =>
    page.route('**/api/reviews/generate', (route) =>
      route.fulfill({ json: { review, source: 'builtin' } }),
    );
  await reply('They were kind. '.repeat(20).trim());
  await rewrite(page, 'Longer');
  const place = async () => {
    const box = await button(page, 'Shorter').boundingBox();
    return (box?.y ?? 0) + (await page.evaluate(() => scrollY));
  };
  const before = await place();
  await page.unroute('**/api/reviews/generate');
  await reply('Kind.');
  await rewrite(page, 'Shorter');
  expect(await place()).toBe(before);
});

test('it fits a small phone, and axe finds no violations', async ({
  page,
  business,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await openDraftTools(page, business);
  await expectAccessible();
  await rewrite(page, 'Shorter');
  for (const word of ['Shorter', 'Longer', 'More casual', 'Previous', 'Next']) {
    const box = await button(page, word).boundingBox();
    expect(box?.height, word).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible();
  await expectToFit(page, [320, 360, 390, 1280]);
});

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('everything is reachable, and focus is never lost', async ({ page, business }) => {
    const first = await openDraftTools(page, business);
    await button(page, 'Regenerate').focus();
    for (const { word } of styles) {
      await page.keyboard.press('Tab');
      await expect(button(page, word)).toBeFocused();
      await expect(button(page, word)).toHaveCSS('outline-style', 'solid');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Draft 2 of 2')).toBeVisible();
    await expect(button(page, 'More casual')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(text(page)).toHaveText(first);
    await expect(button(page, 'Previous')).toBeFocused();
    await expect(button(page, 'Previous')).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Draft 1 of 2')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText('Draft 2 of 2')).toBeVisible();
    await expect(button(page, 'Next')).toBeFocused();
  });
});
