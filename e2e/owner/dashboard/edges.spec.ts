import type { Locator, Page } from '@playwright/test';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { cardNames, cardOf, openDashboard } from '../../fixtures/dashboard.ts';
import { atWidths } from '../../fixtures/fitting.ts';
import { expect, test, type Fixtures } from '../../fixtures/test.ts';
import { banner, desktop, logout } from '../../fixtures/signed-in.ts';

const list = '**/api/businesses';
const arabic = 'مركز الشفاء';
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Find a business' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('D-17 seven-digit numbers fit, and no word is broken', async ({ page, addOwnBusiness }) => {
  await openWith({ page, addOwnBusiness }, ['Cedar Clinic', 'Maple Clinic'], (business) => ({
    analytics: {
      reviewsGenerated: 9_999_999,
      googleLinkClicks: 1_234_567,
      facebookLinkClicks: 9_999_999,
      recent: {
        lastDay: business.analytics?.recent.lastDay ?? '',
        reviewsGenerated: Array.from({ length: 30 }, () => 333_333),
        googleLinkClicks: Array.from({ length: 30 }, () => 41_152),
        facebookLinkClicks: Array.from({ length: 30 }, () => 333_333),
      },
    },
  }));
  await page.route('**/api/analytics/*', (route) => route.abort());
  const card = cardOf(page, 'Cedar Clinic');
  await card.getByText('Last 30 days').click();
  await expect(card.getByRole('table')).toBeVisible();
  await atWidths(page, [320, 390, 500, 900, 1280], async (width) => {
    // At 320 px, the table's five columns scroll.
    const crowded = await page
      .locator(width === 320 ? '.number dt, .number dd' : '.number dt, .number dd, .days')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className),
      );
    expect(crowded, `at ${width} px`).toEqual([]);
    for (const word of await card.locator('.number dt, .days thead th').all())
      expect(await brokenWords(word), `at ${width} px`).toEqual([]);
  });
});

test('D-10 initials replace a logo that does not load', async ({ page, addOwnBusiness }) => {
  await openWith({ page, addOwnBusiness }, ['Cedar Clinic'], () => ({
    logoUrl: '/api/logos/gone',
  }));
  const card = cardOf(page, 'Cedar Clinic');
  await expect(card.getByText('CC', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});

test('a right-to-left name does not reorder the sentence around it', async ({
  page,
  addOwnBusiness,
}) => {
  await openWith({ page, addOwnBusiness }, [arabic], () => ({
    undelivered: { count: 3, last: new Date().toISOString() },
  }));
  const sentence = page.getByText('3 messages in the last 30 days');
  await expect(sentence).toContainText(`${arabic}: 3 messages`);
  expect(await leftOf(sentence, 'messages')).toBeGreaterThan(await leftOf(sentence, '3'));
  expect(await leftOf(sentence, '3')).toBeGreaterThan(await leftOf(sentence, 'مركز'));
});

test('refused feedback: the card says which address, until when, and leads to it', async ({
  page,
  addOwnBusiness,
}) => {
  const address = 'the.front.desk.of.a.clinic.with.a.long.name@maple-street-dental.example.com';
  await openWith({ page, addOwnBusiness }, ['Cedar Clinic'], () => ({
    feedbackRefusal: { address, deadline: '2030-03-06T15:00:00.000Z' },
  }));
  const card = cardOf(page, 'Cedar Clinic');
  await expect(card).toContainText(`email to ${address} is being rejected`);
  await expect(card).toContainText('Correct the address by Wednesday, March 6');
  await atWidths(page, [320, 390, 1280], async (width) => {
    const note = card.locator('.refused');
    expect(await note.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBe(0);
  });
  await card.getByRole('link', { name: 'Change the address for Cedar Clinic' }).click();
  await expect(page.getByLabel('Feedback Email', { exact: false }).first()).toBeVisible();
});

test('downloading daily stats with an expired session leads to sign-in', async ({
  page,
  context,
  addOwnBusiness,
}) => {
  // Otherwise another call may find out that the session has ended, such as that for deleted businesses,
  // whose place comes near.
  const others = ['*', '*/recent'].map((call) => page.waitForResponse(`**/api/analytics/${call}`));
  others.push(page.waitForResponse('**/api/businesses/deleted'));
  await openWith({ page, addOwnBusiness }, ['Cedar Clinic']);
  await page.getByText('Last 30 days').click();
  const download = page.getByRole('button', { name: 'Download daily stats' });
  await expect(download).toBeEnabled();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const answer of others) await (await answer).finished();
  await context.clearCookies();
  await download.click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Please sign in again', { exact: true })).toBeVisible();
  await expect(page.getByText('Download Failed')).toHaveCount(0);
});

test('without a Google link, the card says where customers land', async ({
  page,
  addOwnBusiness,
}) => {
  await openWith({ page, addOwnBusiness }, ['Cedar Clinic'], () => ({ reviewUrl: null }));
  await expect(cardOf(page, 'Cedar Clinic')).toContainText(
    'Without a Google link, customers land on Google Maps and have to search for you.',
  );
});

test('there is space between the title and the button below it', async ({
  page,
  addOwnBusiness,
}) => {
  await openWith({ page, addOwnBusiness }, ['Cedar Clinic']);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const button = await page.getByRole('link', { name: 'Set Up New Business' }).boundingBox();
  if (!title || !button) throw new Error('Both stand on the page.');
  expect(button.y - (title.y + title.height)).toBeGreaterThanOrEqual(20);
});

test.describe('the search', () => {
  test.use(desktop);

  const names = Array.from({ length: 9 }, (_, n) => `Clinic ${n}`);

  test.beforeEach(async ({ page, addOwnBusiness }) => {
    await openWith({ page, addOwnBusiness }, names);
    await searchBox(page).pressSequentially('clinic 4');
    await expect(cardNames(page)).toHaveText(['Clinic 4']);
  });

  test('is restored on Back', async ({ page }) => {
    await page.getByRole('link', { name: 'Edit Business Clinic 4' }).click();
    await expect(page).toHaveURL(/business-edit/);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('clinic 4');
    await expect(cardNames(page)).toHaveText(['Clinic 4']);
  });

  test('survives a visit to the settings, by tab and by Back', async ({ page }) => {
    await tab(page, 'Account Settings').click();
    await expect(page).toHaveURL('/account-settings');
    await tab(page, 'My Businesses').click();
    await expect(cardNames(page)).toHaveText(['Clinic 4']);
    await searchBox(page).fill('clinic 5');
    await page.goBack();
    await expect(page).toHaveURL('/account-settings');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('clinic 4');
    await page.goForward();
    await page.goForward();
    await expect(searchBox(page)).toHaveValue('clinic 5');
    await expect(cardNames(page)).toHaveText(['Clinic 5']);
  });

  test('is empty on a new visit and restored on Back', async ({ page }) => {
    await banner(page).getByRole('link', { name: 'My Dashboard' }).click();
    await expect(searchBox(page)).toHaveValue('');
    await expect(cardNames(page)).toHaveCount(9);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('clinic 4');
    await expect(cardNames(page)).toHaveText(['Clinic 4']);
  });

  test('is not shown to another user', async ({ page, signIn, addOwnBusiness }) => {
    await page.getByRole('link', { name: 'Edit Business Clinic 4' }).click();
    await expect(page).toHaveURL(/business-edit/);
    await logout(page).click();
    await expect(page).toHaveURL('/auth');
    await signIn();
    for (const name of names) await addOwnBusiness({ name });
    await page.reload();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    // The history entry of the first owner's dashboard.
    await page.waitForFunction(() => JSON.stringify(history.state).includes('clinic 4'));
    await expect(cardNames(page)).toHaveCount(9);
    await expect(searchBox(page)).toHaveValue('');
  });

  test('filters nothing when there is no search box', async ({ page }) => {
    await page.route(list, async (route) => {
      const all = await listed(route.fetch());
      await route.fulfill({ json: all.slice(0, 8) });
    });
    await page.reload();
    await expect(cardNames(page)).toHaveCount(8);
    await expect(searchBox(page)).toHaveCount(0);
  });
});

/** Opens the dashboard of a new owner with these businesses; `change` modifies each in the response. */
async function openWith(
  { page, addOwnBusiness }: Pick<Fixtures, 'page' | 'addOwnBusiness'>,
  names: readonly string[],
  change?: (business: ListedBusiness) => Partial<ListedBusiness>,
): Promise<void> {
  for (const name of names) await addOwnBusiness({ name });
  if (change)
    await page.route(list, async (route) => {
      const all = await listed(route.fetch());
      await route.fulfill({ json: all.map((one) => ({ ...one, ...change(one) })) });
    });
  await openDashboard(page);
}

async function listed(answer: Promise<{ json: () => Promise<unknown> }>) {
  return (await (await answer).json()) as ListedBusiness[]; // the contract's reply
}

/** The words of an element that are broken over several lines. */
function brokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((shown) => {
    const text = shown.firstChild;
    if (!text) return [];
    return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

/** The left edge of a word in an element, in CSS pixels. */
function leftOf(element: Locator, word: string): Promise<number> {
  return element.evaluate((shown, sought) => {
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.textContent?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + sought.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`Nothing reads "${sought}".`);
  }, word);
}
