import { expect, type Page } from '@playwright/test';
import { fill } from './accounts.ts';

/** What a setup needs besides a category. */
export const answers = {
  'Business name': 'Maple Street Dental',
  City: 'Austin',
  State: 'TX',
  'Contact name': 'Olive Owner',
  'Feedback email': 'olive@maple.example.com',
};

/** A business with everything that its edit form shows, but a logo. */
export const cedar = {
  name: 'Cedar Clinic',
  nickname: 'Cedar',
  city: 'Austin',
  state: 'TX',
  contactName: 'Olive Owner',
  feedbackEmail: 'olive@cedar.example.com',
  reviewUrl: 'https://g.page/r/cedar/review',
  facebookUrl: 'https://www.facebook.com/cedar',
  categories: ['Dental clinic'],
  keywords: [{ keyword: 'Dental clinic near me', isLocalSeo: true }],
};

/** What the edit form shows of it, by label. */
export const filled = {
  'Business name': 'Cedar Clinic',
  Nickname: 'Cedar',
  City: 'Austin',
  State: 'TX',
  'Contact name': 'Olive Owner',
  'Feedback email': 'olive@cedar.example.com',
  'Google review link': 'https://g.page/r/cedar/review',
  'Facebook link': 'https://www.facebook.com/cedar',
};

export async function openSetup(page: Page): Promise<void> {
  await page.goto('/business-setup');
  await expect(field(page, 'Business name')).toBeVisible();
}

export async function openEdit(page: Page, id: number): Promise<void> {
  await page.goto(`/business-edit/${id}`);
  await expect(saveChanges(page)).toBeEnabled();
}

/** Fills what is required, and whatever else is asked for. */
export async function fillSetup(page: Page, more: Record<string, string> = {}): Promise<void> {
  await fill(page, { ...answers, ...more });
  await choose(page, 'Primary category', 'Dental clinic');
}

/** Chooses a category by its whole name. */
export async function choose(page: Page, label: string, category: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(category);
  await page.getByRole('option', { name: category, exact: true }).click();
  await expect(box).toHaveValue(category);
}

export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

export function completeSetup(page: Page) {
  return page.getByRole('button', { name: 'Complete Setup' });
}

export function saveChanges(page: Page) {
  return page.getByRole('button', { name: 'Save Changes' });
}

/** The heading of the results after a setup. */
export function results(page: Page) {
  return page.getByRole('heading', { name: 'Your review page is ready' });
}

/** The heading of the summary after an edit. */
export function summary(page: Page) {
  return page.getByRole('heading', { name: 'Your changes are saved' });
}

export function unsavedChangesDialog(page: Page) {
  return page.getByRole('dialog', { name: /^Leave (without saving|before it’s saved)\?$/ });
}

/** What stands below a field. */
export function note(page: Page, label: string) {
  return page
    .locator('.field')
    .filter({ has: field(page, label) })
    .locator('.note');
}

/** The id of the business that was set up last, as its results know it. */
export async function newId(page: Page): Promise<number> {
  const href = await page.getByRole('link', { name: 'Edit Business' }).getAttribute('href');
  return Number(href?.split('/').pop());
}

interface SentCall {
  method: string;
  path: string;
  body: unknown;
}

/** Notes the writes that a page sends from now on. */
export function followWrites(page: Page): SentCall[] {
  const writes: SentCall[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/')) return;
    writes.push({ method: request.method(), path: pathname, body: request.postDataJSON() });
  });
  return writes;
}

export async function storage(page: Page, kind: 'local' | 'session'): Promise<string[]> {
  return page.evaluate(
    (which) => Object.keys(which === 'local' ? localStorage : sessionStorage),
    kind,
  );
}
