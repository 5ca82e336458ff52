import type { Page } from '@playwright/test';
import type { OwnedBusinessReply } from '../contract/businesses.ts';
import type { UserRow } from '../server/db/users.ts';
import { cedar, openEdit } from './business-forms.ts';
import { expect, test as base } from './fixtures.ts';
import { signInAs } from './signed-in.ts';

interface Edited {
  owner: UserRow;
  /** Of a business whose edit form is open, with its owner signed in. */
  id: number;
  /** Changes it, as another window of the owner's would. */
  changeElsewhere: (changes: object) => Promise<void>;
  categoriesElsewhere: (categories: string[]) => Promise<void>;
  /** As it is stored. */
  stored: () => Promise<OwnedBusinessReply>;
}

/** A journey that begins with an open edit form. */
export const test = base.extend<Edited>({
  owner: ({ site }, use) => site.addOwner().then(use),
  id: async ({ page, context, site, owner }, use) => {
    const { id } = await site.addBusiness({ ...cedar, userId: owner.id });
    await signInAs(context, site, owner);
    await openEdit(page, id);
    await use(id);
  },
  changeElsewhere: ({ page, id }, use) =>
    use(async (data) => {
      const reply = await page.request.patch(`/api/businesses/${id}`, { data });
      expect(reply.status()).toBe(200);
    }),
  categoriesElsewhere: ({ page, id }, use) =>
    use(async (categories) => {
      const url = `/api/businesses/${id}/categories`;
      const reply = await page.request.patch(url, { data: { categories } });
      expect(reply.status()).toBe(200);
    }),
  stored: ({ page, id }, use) =>
    use(async () => (await page.request.get(`/api/businesses/${id}`)).json()),
});

export function question(page: Page) {
  return page.getByRole('dialog', { name: 'This business has changed' });
}

/** A row for each field. */
export function rows(page: Page) {
  return question(page).locator('.foreign-changes > div');
}

export async function answer(page: Page, name: string): Promise<void> {
  await question(page).getByRole('button', { name }).click();
}

/** The server gets the next writes, and their answers are lost on the way back. */
export async function loseAnswers(page: Page, id: number, count: number): Promise<void> {
  let left = count;
  await page.route(`**/api/businesses/${id}`, async (route) => {
    if (route.request().method() !== 'PATCH' || left === 0) return route.continue();
    left -= 1;
    await route.fetch();
    return route.abort();
  });
}

/** Keeps the next write from the server. @returns the function that lets it go on */
export async function holdWrite(page: Page, id: number): Promise<() => Promise<void>> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/businesses/${id}`, (route) =>
    route.request().method() === 'PATCH' ? held.then(() => route.continue()) : route.continue(),
  );
  return async () => {
    const answered = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
    resolve();
    await answered;
  };
}

export async function comeBack(page: Page, event: string): Promise<void> {
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
}
