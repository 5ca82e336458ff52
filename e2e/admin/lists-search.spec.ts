import type { Locator } from '@playwright/test';
import {
  collectQueries,
  uniqueWord,
  next,
  queryOf,
  rows,
  searchBox,
  tab,
} from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop } from '../fixtures/signed-in.ts';

test.use(desktop);

test.beforeEach(({ signInAdmin }) => signInAdmin());

test('M-03 all tabs share one search; typing adds no history entries', async ({ page, site }) => {
  const word = uniqueWord();
  const owner = await site.addOwner({ name: `Olive ${word}` });
  const { slug } = await site.addBusiness({ userId: owner.id, name: 'Cedar Clinic' });
  await site.addBusiness({ name: `Harbor ${word}`, slug: null });
  await page.goto('/privacy');
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  await searchBox(page).pressSequentially(`  ${word.toUpperCase()} `);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 user matches')).toBeVisible();
  await expect.poll(() => queryOf(page)).toEqual({ search: word.toUpperCase() });

  await tab(page, 'Businesses').click();
  await expect(searchBox(page)).toHaveValue(new RegExp(word, 'i'));
  await expect(rows(page).getByRole('rowheader')).toContainText(['Cedar Clinic', `Harbor ${word}`]);

  await tab(page, 'Review Pages').click();
  await expect(rows(page).first().getByRole('link')).toHaveText(
    `${site.url}/thumbs-up-down/${slug}`,
  );
  await expect(rows(page).last()).toContainText('Missing slug');

  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toHaveValue('');
  await expect.poll(() => queryOf(page)).toEqual({ tab: 'pages' });
  await page.goBack();
  await expect(searchBox(page)).toHaveValue(word.toUpperCase());
  await expect(tab(page, 'Businesses')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Users')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
});

test('M-03 text being composed with an input method is neither searched for nor cleared', async ({
  page,
  context,
  site,
}) => {
  const word = uniqueWord();
  await site.addOwner({ name: `東京 ${word}` });
  await site.addOwner({ name: `Tokyo ${word}` });
  await page.clock.install();
  await page.goto(`/admin?search=${word}`);
  await expect(rows(page)).toHaveCount(2);
  const asked = collectQueries(page, '/api/admin/users');
  const method = await context.newCDPSession(page);
  const compose = (text: string) =>
    method.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  // Otherwise, on a busy machine, the pause after `T` could be long enough for a search.
  await page.clock.pauseAt(Date.now() + 60_000);
  await searchBox(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.type('T');
  await compose('とう');
  await compose('とうきょう');
  await expect(searchBox(page)).toHaveValue(`${word} Tとうきょう`);
  // The input method's own keys: `Escape` discards its suggestion, `Enter` accepts it.
  await searchBox(page).evaluate((box) => {
    for (const key of ['Escape', 'Enter'])
      box.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
  });
  await page.clock.runFor(2_000);
  await expect(searchBox(page)).toHaveValue(`${word} Tとうきょう`);
  expect(asked).toEqual([]);
  expect(queryOf(page)).toEqual({ search: word });

  await compose('');
  await page.keyboard.press('Backspace');
  await method.send('Input.insertText', { text: '東京' });
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('東京');
  expect(asked.map((query) => query.get('search'))).toEqual([`${word} 東京`]);
  await searchBox(page).press('Escape');
  await expect(searchBox(page)).toHaveValue('');
});

test('without matches there is a message and a button that clears the search', async ({ page }) => {
  const word = uniqueWord();
  await page.goto(`/admin?search=${word}`);
  await expect(page.getByRole('cell', { name: `No users match “${word}”.` })).toBeVisible();
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue('');
});

test('one request after a pause in typing, none for spaces', async ({ page, site }) => {
  const word = uniqueWord();
  await site.addOwner({ name: `Olive ${word}` });
  await page.goto('/admin');
  await expect(rows(page).first()).toBeVisible();
  const asked = collectQueries(page, '/api/admin/users');
  await typeAtOnce(searchBox(page), word);
  await searchBox(page).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await searchBox(page).press('Space');
  await searchBox(page).press('Enter');
  await tab(page, 'Businesses').click();
  await expect(page.getByText('0 businesses match')).toBeVisible();
  expect(asked.map((query) => query.get('search'))).toEqual([word]);
});

/** Types letter by letter in one task, so that even a busy machine makes no pause between them. */
async function typeAtOnce(box: Locator, text: string): Promise<void> {
  await box.focus();
  await box.evaluate((_box, letters) => {
    for (const letter of letters) document.execCommand('insertText', false, letter);
  }, text);
}
