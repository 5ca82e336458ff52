import type { Page } from '@playwright/test';
import {
  completeSetup,
  field,
  fillSetup,
  newId,
  openEdit,
  openSetup,
  save,
  finishSetup,
} from '../../fixtures/business-forms.ts';
import { preview, solid } from '../../fixtures/business-logo.ts';
import { holdRequests } from '../../fixtures/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

test('B-09 the form cannot be submitted while the logo is being resized; the next one takes it along', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    const read = FileReader.prototype.readAsDataURL;
    FileReader.prototype.readAsDataURL = function later(file) {
      window.addEventListener('test:fit', () => read.call(this, file), { once: true });
    };
  });
  await openSetup(page);
  await fillSetup(page);
  await field(page, 'Logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await solid(400, 400).png().toBuffer(),
  });
  await expect(completeSetup(page)).toBeDisabled();
  await field(page, 'City').press('Enter');
  await page.evaluate(() => window.dispatchEvent(new Event('test:fit')));
  await expect(completeSetup(page)).toBeEnabled();
  await finishSetup(page);
  const saved = await page.request.get(`/api/businesses/${await newId(page)}`);
  const { logoUrl } = await saved.json();
  expect(logoUrl).toContain('/logos/');

  // Another like this one has its logo, too.
  await page.getByRole('link', { name: 'Set up another like this' }).click();
  await expect(preview(page)).toHaveAttribute('src', logoUrl);
  await field(page, 'Business name').fill('Maple Street Dental North');
  await field(page, 'City').fill('Dallas');
  await finishSetup(page);
  const next = await page.request.get(`/api/businesses/${await newId(page)}`);
  expect(await next.json()).toMatchObject({ logoUrl });
});

test('an image can be dropped and pasted', async ({ page, openSetupForm }) => {
  await openSetupForm();
  for (const kind of ['drop', 'paste'] as const) {
    await bring(page, kind);
    await expect(preview(page)).toBeVisible();
    await page.getByRole('button', { name: 'Remove logo' }).click();
  }
});

test('a logo cannot be changed while it is being sent', async ({ page, openSetupForm }) => {
  await openSetupForm();
  await fillSetup(page);
  await bring(page, 'drop');
  const sent = await preview(page).getAttribute('src');
  await page.route('**/api/businesses', (route) =>
    route.fulfill({ status: 400, json: { message: 'The clinic is full.' } }),
  );
  const release = await holdRequests(page, '**/api/businesses');
  await completeSetup(page).click();
  await expect(field(page, 'Logo')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Remove logo' })).toBeDisabled();
  expect(await bring(page, 'drop'), 'the browser does not open it').toBe('taken');
  await bring(page, 'paste');
  await expect(page.getByText('Resizing the image')).toHaveCount(0);
  release();
  await expect(page.locator('.toast')).toContainText('The clinic is full.');
  await expect(preview(page)).toHaveAttribute('src', String(sent));
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await bring(page, 'paste');
  await expect(preview(page)).toBeVisible();
});

test('a logo survives a reload and can be saved, replaced and removed', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  await fillSetup(page);
  const choose = async (width: number) =>
    field(page, 'Logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await solid(width, 90).png().toBuffer(),
    });
  await choose(180);
  await expect(preview(page)).toBeVisible();
  await page.reload();
  await expect(preview(page)).toHaveAttribute('src', /^data:image\/png/);
  await finishSetup(page);
  const id = await newId(page);
  const logo = async () => {
    const reply = await page.request.get(`/api/businesses/${id}`);
    return ((await reply.json()) as { logoUrl: string | null }).logoUrl; // of the contract
  };
  const first = await logo();
  expect(first).toMatch(/^\/logos\//);
  await openEdit(page, id);
  await expect(preview(page)).toHaveAttribute('src', String(first));
  await choose(90);
  await expect(preview(page)).toHaveAttribute('src', /^data:/);
  await save(page);
  expect(await logo()).toMatch(/^\/logos\//);
  expect(await logo()).not.toBe(first);
  await page.getByRole('button', { name: 'Edit Business' }).click();
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await save(page);
  expect(await logo()).toBeNull();
});

/** Drops or pastes an image. @returns whether the page has `taken` it or left it to the browser */
async function bring(page: Page, kind: 'drop' | 'paste'): Promise<'taken' | 'left'> {
  const bytes = [...(await solid(40, 40).png().toBuffer())];
  return page.locator(kind === 'drop' ? '.logo-box' : '#business-logoUrl').evaluate(
    (element, [event, data]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(data)], 'logo.png', { type: 'image/png' }));
      const isLeft = element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }),
      );
      return isLeft ? 'left' : 'taken';
    },
    [kind, bytes] as const, // a pair
  );
}
