import { expect, type Page } from '@playwright/test';
import type { UserRow } from '../server/db/users.ts';
import { addPeople, newWord, rows } from './admin.ts';
import type { Site } from './fixtures.ts';

/** What is asked before each action. */
export const questions = {
  Deactivate: 'Are you sure you want to deactivate this user?',
  Activate: 'Are you sure you want to activate this user?',
  Delete: 'Are you sure you want to delete this user? This action cannot be undone.',
} as const;

type Word = keyof typeof questions;

export const button = (page: Page, word: Word) =>
  page.getByRole('row').getByRole('button', { name: new RegExp(`^${word} `) });
export const dialog = (page: Page) => page.getByRole('dialog');
export const confirm = (page: Page, word: Word) =>
  dialog(page).getByRole('button', { name: word, exact: true });

/** Opens the users with one of them in sight. */
export async function openOne(page: Page, site: Site): Promise<UserRow> {
  const word = newWord();
  const [user] = await addPeople(site, word, 1);
  if (!user) throw new Error('Nobody was added.');
  await page.goto(`/admin?search=${word}`);
  await expect(rows(page)).toHaveCount(1);
  return user;
}
