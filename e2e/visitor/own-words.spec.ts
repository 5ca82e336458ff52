import type { Locator } from '@playwright/test';
import { stopClock } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseFour, openDraft, openPage, reachPlatforms, tapCopy } from '../fixtures/visitor.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ context }) =>
  context.route('https://example.com/**', (route) => route.fulfill({ body: 'the platform' })),
);

test('Write Your Own needs no sentiment and no draft', async ({ page, business }) => {
  await openPage(page, business, '#good');
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  await expect(page.getByRole('heading', { name: 'Your Own Review' })).toBeVisible();
  const editor = page.getByPlaceholder('Edit your review here...');
  await expect(editor).toBeFocused();
  await expect(page.getByRole('button', { name: /Copy and Choose/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing to save yet')).toBeVisible();
  await page.reload();
  await editor.fill('I felt at home.');
  await reachPlatforms(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('I felt at home.');
  await page.getByRole('button', { name: 'Go back to Review' }).click();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Cannot regenerate review'), 'P-28').toBeVisible();
});

test('Write Your Own can be typed in after going back from a draft', async ({ page, business }) => {
  const draft = await openDraft(page, business);
  await page.goBack();
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  const editor = page.getByPlaceholder('Edit your review here...');
  await expect(editor).toBeFocused();
  await editor.fill('I felt at home.');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('.draft-text')).toHaveText(draft);
});

test('Write Your Own goes on with the words that were left with the phone’s Back', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#good');
  const write = page.getByRole('button', { name: 'Write Your Own' });
  await write.click();
  const editor = page.getByPlaceholder('Edit your review here...');
  await editor.fill('I felt at home.');
  await page.goBack();
  await chooseFour(page);
  await write.click();
  await expect(editor).toHaveValue('I felt at home.');
  await expect(editor).toBeFocused();
  await page.keyboard.type(' Thank you!');
  await expect(editor).toHaveValue('I felt at home. Thank you!');
  await expect(page.getByText(/^Draft \d of/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Draft 2 of 2')).toBeVisible();
});

test('Write Your Own works before the script has arrived', async ({ page, business }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/visitor-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/thumbs-up-down/${business.slug}#good`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  arrive();
  await expect(page.getByPlaceholder('Edit your review here...')).toBeVisible();
});

test('without a draft one can write on Google directly, and it is counted', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#good');
  const counted = page.waitForRequest('**/google-click/*');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Write it yourself on Google' }).click();
  await counted;
  expect((await opened).url()).toBe(business.reviewUrl);
});

test('after a bad experience, one’s words can be copied, and the sites are the same', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#bad');
  await expect(page.getByRole('link', { name: 'Google Review' })).toHaveAttribute(
    'href',
    business.reviewUrl ?? '',
  );
  await expect(page.getByRole('link', { name: 'Facebook Review' })).toHaveAttribute(
    'href',
    business.facebookUrl ?? '',
  );
  const copyWords = page.getByRole('button', { name: 'Copy my words' });
  await copyWords.click();
  await expect(page.getByText('Nothing to copy yet')).toBeVisible();
  const field = page.getByLabel('What happened?');
  await expect(field).toBeFocused();
  await field.fill('I waited for two hours.');
  await copyWords.click();
  await expect(page.getByText('Copied to clipboard!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('I waited for two hours.');
  await expect(page.getByRole('heading', { name: 'Please leave your feedback' })).toBeVisible();
});

test('errors of the feedback form close the toast that nothing can be copied', async ({
  page,
  business,
}) => {
  await openPage(page, business, '#bad');
  await stopClock(page); // no toast closes by itself
  await page.getByRole('button', { name: 'Copy my words' }).click();
  await expect(page.getByText('Nothing to copy yet')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Nothing to copy yet')).toHaveCount(0);
});

test('with one site to post on, one tap copies the review and opens it', async ({ page, site }) => {
  const business = await site.addBusiness({ facebookUrl: null });
  await openPage(page, business, '#good');
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  await page.getByPlaceholder('Edit your review here...').fill('I felt at home.');
  const counted = page.waitForRequest('**/google-click/*');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Copy and open Google' }).click();
  await counted;
  expect((await opened).url()).toBe(business.reviewUrl);
  await page.bringToFront();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('I felt at home.');
  await expect(
    page.getByText('Your review is copied. Open Google, tap the stars, paste.'),
  ).toBeVisible();
});

test('of the two buttons that copy, only the first one is filled', async ({ page, site }) => {
  const business = await site.addBusiness({ facebookUrl: null });
  await openDraft(page, business);
  const fillOf = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const sheet = await fillOf(page.locator('.preview-step .sheet'));
  expect(await fillOf(page.getByRole('button', { name: /Copy and Choose/ }))).not.toBe(sheet);
  expect(await fillOf(page.getByRole('link', { name: 'Copy and open Google' }))).toBe(sheet);
});

test('if it cannot be copied, nothing opens before the visitor has copied it by hand', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  const business = await site.addBusiness({ facebookUrl: null });
  await openPage(page, business, '#good');
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  await page.getByPlaceholder('Edit your review here...').fill('I felt at home.');
  await page.getByRole('link', { name: 'Copy and open Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy Your Review' });
  await expect(dialog).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Not copied yet? Tap “Copy again” first.')).toBeVisible();
  await expect(page.getByText('Your review is copied.')).toBeHidden();
});

test('that a review is copied stays true, or the page says so', async ({ page, business }) => {
  await openPage(page, business, '#good');
  await page.getByRole('button', { name: 'Write Your Own' }).click();
  await page.getByPlaceholder('Edit your review here...').fill('I felt at home.');
  await reachPlatforms(page);
  const line = page.getByText('Your review is copied. Open Google or Facebook, add your rating');
  const unsure = page.getByText('Not copied yet? Tap “Copy again” first.');
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Go back to Review' }).click();
  await page.getByText('I felt at home.').click();
  await page.getByPlaceholder('Edit your review here...').fill('I felt very much at home.');
  await page.goForward();
  await expect(unsure).toBeVisible();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Copy again' }).click();
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Go back to Review' }).click();
  await tapCopy(page);
  await expect(line).toBeVisible();
});
