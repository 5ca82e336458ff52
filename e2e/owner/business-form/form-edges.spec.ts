import type { Locator, Page } from '@playwright/test';
import {
  completeSetup,
  field,
  fillSetup,
  note,
  openEdit,
  openSetup,
  results,
  saveChanges,
  summary,
} from '../../fixtures/business-forms.ts';
import { preview, solid } from '../../fixtures/business-logo.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Ways to submit a form while focus is in a category field. */
const ways: Record<string, (page: Page, button: Locator) => Promise<void>> = {
  'a click': (_page, button) => button.click(),
  'a held click': (_page, button) => button.click({ delay: 150 }),
  'a touch': (_page, button) => button.tap(),
  'Enter in another field': async (page) => {
    await field(page, 'City').click();
    await page.keyboard.press('Enter');
  },
  // As on phones on which buttons do not take focus.
  'a button that takes no focus': (_page, button) =>
    button.evaluate((element) => {
      for (const kind of ['touchend', 'click']) element.dispatchEvent(pressed(kind));
      function pressed(kind: string): Event {
        return new MouseEvent(kind, { bubbles: true, cancelable: true });
      }
    }),
};

for (const [way, press] of Object.entries(ways)) {
  test(`C-51 the text in a category field is saved when the form is submitted by ${way}`, async ({
    page,
    openEditForm,
  }) => {
    const { id } = await openEditForm({ categories: ['Dental clinic'] });
    for (const [typed, saved] of [
      ['zzqx', ['Dental clinic']],
      ['orthodontist', ['Orthodontist']],
      ['', []],
    ] as const) {
      await type(page, typed);
      await press(page, saveChanges(page));
      await expect(summary(page)).toBeVisible();
      expect(await categoriesOf(page, id)).toEqual(saved);
      await page.getByRole('button', { name: 'Edit Business' }).click();
      await expect(field(page, 'Primary category')).toHaveValue(saved[0] ?? '');
    }
  });

  test(`B-11, V-44 a setup uses the text in a category field when submitted by ${way}`, async ({
    page,
    openSetupForm,
  }) => {
    await openSetupForm();
    await fillSetup(page);
    await type(page, '');
    await press(page, completeSetup(page));
    await expect(note(page, 'Primary category')).toHaveClass(/wrong/);
    await type(page, 'zzqx');
    await press(page, completeSetup(page));
    await expect(note(page, 'Primary category')).toHaveClass(/wrong/);
    await type(page, 'orthodontist');
    await press(page, completeSetup(page));
    await expect(results(page)).toBeVisible();
    await expect(page.locator('.facts')).toContainText('Orthodontist');
  });
}

test('clearing a category is an unsaved change', async ({ page, openEditForm }) => {
  await openEditForm({ categories: ['Dental clinic'] });
  await type(page, '');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('leaving during a save shows a dialog, and the save completes', async ({
  page,
  addOwnBusiness,
}) => {
  const { id } = await addOwnBusiness();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/businesses/${id}`, async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.continue();
  });
  await openEdit(page, id);
  await field(page, 'City').fill('Dallas');
  await saveChanges(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave while saving?' });
  await expect(question).toContainText('Your changes are still being saved.');
  await expect(question).not.toContainText('not saved yet');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  resolve();
  await expect(page.locator('.toast')).toContainText('Business Updated');
});

test('E-19 the hint stays next to a logo and says that it can be replaced', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  const buffer = await solid(400, 200).png().toBuffer();
  await field(page, 'Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(preview(page)).toBeVisible();
  await expect(page.getByText('Choose another, or drag it here')).toBeVisible();
  await expect(page.getByText('180px × 90px')).toBeVisible();
});

test('an image with too many pixels is rejected before it is drawn', async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function noted(...all: unknown[]) {
      document.documentElement.dataset['drawn'] = 'yes';
      Reflect.apply(drawImage, this, all);
    };
  });
  await openSetup(page);
  const buffer = await solid(6_000, 4_001).png({ palette: true }).toBuffer();
  await field(page, 'Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.locator('.toast')).toContainText('Can’t open image');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await expect(preview(page)).toHaveCount(0);
});

test('a file dropped next to the logo field does not replace the page', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  for (const kind of ['dragover', 'drop']) {
    expect(await isLeftToBrowser(page, kind, 'file'), kind).toBe(false);
    expect(await isLeftToBrowser(page, kind, 'words'), kind).toBe(true);
  }
  await expect(preview(page)).toHaveCount(0);
});

test('E-13 the feedback email’s hint is about the owner’s address, also for an admin', async ({
  page,
  site,
  signInAdmin,
  openEditForm,
}) => {
  await openEditForm();
  await expect(note(page, 'Feedback email')).toContainText('isn’t your account email');
  const { id } = await site.addBusiness({});
  await signInAdmin();
  await openEdit(page, id);
  await expect(note(page, 'Feedback email')).toContainText('the owner’s account email');
});

test('the services start a new row', async ({ page, openEditForm }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const categories = ['Dental clinic', 'Dentist', 'Orthodontist'];
  await openEditForm({ categories });
  await saveChanges(page).click();
  const facts = page.locator('.facts > div');
  await expect(facts.filter({ hasText: 'Contact name' })).toBeVisible();
  const tops = await facts.evaluateAll((all) =>
    all.map((one) => ({
      word: one.firstElementChild?.textContent ?? '',
      top: one.getBoundingClientRect().top,
    })),
  );
  const services = tops.filter(({ word }) => word.startsWith('Service'));
  expect(services).toHaveLength(3);
  expect(new Set(services.map(({ top }) => top)).size).toBe(1);
  expect(tops.filter(({ top }) => top === services[0]?.top)).toHaveLength(3);
});

test('on a narrow phone, lines of one name are closer than two names', async ({
  page,
  openSetupForm,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSetupForm();
  for (const typed of ['physical', 'veterinary pharm', 'lesbian, gay']) {
    await field(page, 'Primary category').fill(typed);
    await expect(page.getByRole('option').first()).toContainText(new RegExp(`^${typed}`, 'i'));
    const gaps = await page.getByRole('option').evaluateAll((all) =>
      all.map((row) => {
        const name = row.querySelector('.category-name');
        return row.clientHeight - (name?.getBoundingClientRect().height ?? Infinity);
      }),
    );
    expect(Math.min(...gaps), typed).toBeGreaterThanOrEqual(8);
  }
});

/** Whether the page leaves a drop on the first field to the browser. */
async function isLeftToBrowser(page: Page, kind: string, what: string): Promise<boolean> {
  return field(page, 'Business name').evaluate(
    (element, [event, dragged]) => {
      const dataTransfer = new DataTransfer();
      if (dragged === 'file')
        dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
      else dataTransfer.setData('text/plain', 'x');
      const init = { dataTransfer, bubbles: true, cancelable: true };
      return element.dispatchEvent(new DragEvent(event, init));
    },
    [kind, what] as const,
  );
}

/** Replaces the text in the first category field and keeps focus there. */
async function type(page: Page, text: string): Promise<void> {
  await field(page, 'Primary category').click();
  const list = page.getByRole('option').or(page.getByText('No categories match'));
  await expect(list.first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
}

async function categoriesOf(page: Page, id: number): Promise<string[]> {
  const reply = await page.request.get(`/api/businesses/${id}`);
  const { categories } = (await reply.json()) as { categories: { category: string }[] }; // the call's own shape
  return categories.map(({ category }) => category);
}
