import type { Locator } from '@playwright/test';
import { addUsers, uniqueWord, rows, searchBox } from '../fixtures/admin.ts';
import { atWidths, expectToFit } from '../fixtures/fitting.ts';
import type { Site } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, waitUntilLoaded } from '../fixtures/signed-in.ts';

test.beforeEach(({ signInAdmin }) => signInAdmin());

const long = 'Maximiliane-Alexandrina Featherstonehaugh-Cholmondeley of Saint-Bartholomew';

const longPlace = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** An owner and businesses with very long names. */
async function addLongOwner(site: Site, word: string): Promise<number> {
  const owner = await site.addOwner({
    name: `${long} ${word}`,
    email: `${'a'.repeat(58)}@${word.toLowerCase()}.${'b'.repeat(50)}.example.com`,
    emailVerified: false,
  });
  await site.addBusiness({
    userId: owner.id,
    name: 'Rheumatologyandphysiotherapycenterofsaintbartholomew',
    city: 'Winchester-on-the-Severn',
    state: 'Maryland',
  });
  await site.addBusiness({ userId: owner.id, city: longPlace, isActive: false, slug: null });
  return owner.id;
}

const tabs = ['', '&tab=businesses', '&tab=pages', '&tab=audit', '&tab=overview'];

for (const [name, size] of [
  ['a phone', { viewport: { width: 390, height: 844 } }],
  ['a desktop', desktop],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(size);

    test('axe finds no violations on the tabs, the dialog and the account', async ({
      page,
      site,
      expectAccessible,
    }) => {
      const word = uniqueWord();
      const id = await addLongOwner(site, word);
      await addUsers(site, word, 2);
      for (const tab of tabs) {
        await page.goto(`/admin?search=${word}${tab}`);
        await waitUntilLoaded(page);
        await expectAccessible();
      }
      await page.goto(`/admin?search=${uniqueWord()}`);
      await expect(page.getByText('No users match')).toBeVisible();
      await expectAccessible();
      await page.goto(`/admin?search=${word}`);
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible();
      await page.goto(`/account-settings/${id}`);
      await expect(page.getByText('Missing slug')).toBeVisible();
      await expectAccessible();
    });
  });
}

test('on narrow screens rows are cards with the same actions', async ({ page, site }) => {
  const word = uniqueWord();
  const [ann] = await addUsers(site, word, 1);
  await page.goto(`/admin?search=${word}`);
  const card = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(ann?.name ?? '');
  await expect(card.getByRole('definition')).toContainText([ann?.email ?? '', '0', 'Active']);
  await expect(page.getByRole('table')).toHaveCount(0);
  await card.getByRole('button', { name: /^Deactivate/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(card).toContainText('Inactive');
});

test('the choice of what a list shows is never cut off', async ({ page }) => {
  for (const [query, choice] of [
    ['', 'Recently deleted'],
    ['?tab=businesses', 'Link to another site'],
  ]) {
    await page.goto(`/admin${query}`);
    const select = page.getByLabel('Show');
    await select.selectOption(choice ?? '');
    await atWidths(page, [320, 360, 390, 640, 736, 1280], async (width) => {
      expect(await roomInSelect(select), `${choice} at ${width} px`).toBeGreaterThanOrEqual(0);
    });
  }
});

/** How much wider a select's box is than the text it shows, in CSS pixels. */
function roomInSelect(select: Locator): Promise<number> {
  return select.evaluate((box: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    pen.font = font;
    const text = pen.measureText(box.selectedOptions[0]?.text ?? '').width;
    return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text;
  });
}

test('on the narrowest phones, the pager stays within its column', async ({ page }) => {
  await page.goto('/admin');
  const next = page.getByRole('button', { name: 'Next' });
  await atWidths(page, [320, 360, 390], async (width) => {
    const [button, column] = [await next.boundingBox(), await next.locator('..').boundingBox()];
    if (!button || !column) throw new Error('There is no pager.');
    expect(button.x + button.width, `at ${width} px`).toBeLessThanOrEqual(column.x + column.width);
  });
});

test('each list is a table from a certain width, and no button is squeezed', async ({
  page,
  site,
}) => {
  const word = uniqueWord();
  const id = await addLongOwner(site, word);
  await page.request.post(`/api/admin/toggle-active/${id}`, {
    data: { isActive: false },
    headers: { Origin: site.url },
  });
  for (const { name, query, least } of [
    { name: 'Users', query: '', least: 1024 },
    { name: 'Businesses', query: '&tab=businesses', least: 960 },
    { name: 'Review Pages', query: '&tab=pages', least: 720 },
    { name: 'Activity log', query: '&tab=audit', least: 720 },
  ]) {
    await page.setViewportSize({ width: least, height: 844 });
    await page.goto(`/admin?search=${word}${query}`);
    await expect(rows(page).first(), name).toBeVisible();
    for (const button of await rows(page).locator('.button').all())
      expect((await button.boundingBox())?.height, name).toBeLessThanOrEqual(45);
    const actions = page.locator('.row-actions').first();
    if (await actions.count())
      expect((await actions.boundingBox())?.height, name).toBeLessThanOrEqual(45);
    await page.setViewportSize({ width: least - 1, height: 844 });
    await expect(page.getByRole('list', { name })).toBeVisible();
    await expect(page.getByRole('table'), name).toHaveCount(0);
  }
});

test('a long location leaves enough width for the other columns', async ({ page, site }) => {
  const word = uniqueWord();
  await addLongOwner(site, word);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(`/admin?search=${word}&tab=businesses`);
  await expect(rows(page).first()).toBeVisible();
  for (const name of ['Name', 'Owner', 'Location']) {
    const box = await page.getByRole('columnheader', { name }).boundingBox();
    expect(box?.width, name).toBeGreaterThan(160);
    expect(box?.width, name).toBeLessThan(360);
  }
});

test('nothing overflows', async ({ page, site }) => {
  const word = uniqueWord();
  const id = await addLongOwner(site, word);
  for (const path of [
    ...tabs.map((tab) => `/admin?search=${word}${tab}`),
    `/account-settings/${id}`,
  ]) {
    await page.goto(path);
    await waitUntilLoaded(page);
    await expectToFit(page, [320, 390, 640, 700, 768, 820, 900, 960, 1024, 1280]);
  }
});

test.describe('a long page', () => {
  test.use(desktop);

  test('keeps its header visible, and the next page starts at the top', async ({ page, site }) => {
    const word = uniqueWord();
    await addUsers(site, word, 26);
    await page.goto(`/admin?search=${word}&size=25`);
    await expect(rows(page)).toHaveCount(25);
    await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded();
    await expect(searchBox(page)).not.toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toBeInViewport();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toBeInViewport();
  });
});
