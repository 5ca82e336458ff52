import type { BrowserContext, Page } from '@playwright/test';
import type { UserRow } from '../server/db/users.ts';
import type { Site } from './fixtures.ts';
import { signInAs } from './signed-in.ts';

let crowds = 0;

/** A word that no other test's people have in their names. */
export function newWord(): string {
  const letters = `${process.pid}${(crowds += 1)}`.replace(
    /\d/g,
    (digit) => 'abcdefghij'[+digit] ?? '',
  );
  return `Zq${letters}`;
}

/** So many people `Ann 01 {word}`, `Ann 02 {word}` …, in the order of their names. */
export async function addPeople(site: Site, word: string, count: number): Promise<UserRow[]> {
  const people: UserRow[] = [];
  for (let number = 1; number <= count; number += 1)
    people.push(await site.addOwner({ name: `Ann ${String(number).padStart(2, '0')} ${word}` }));
  return people;
}

/** Signs a fresh admin in. */
export async function signInAdmin(context: BrowserContext, site: Site): Promise<UserRow> {
  const admin = await site.addOwner({ isAdmin: true, name: 'Ada Admin' });
  await signInAs(context, site, admin);
  return admin;
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
export const next = (page: Page) => page.getByRole('button', { name: 'Next' });

/** The way from an account to the lists. */
export const back = (page: Page) => page.getByRole('link', { name: 'Back to Admin' });
/** What stands between header and footer. */
export const main = (page: Page) => page.getByRole('main');

/** So many businesses `Clinic 01`, `Clinic 02` … of one owner. */
export async function addClinics(site: Site, userId: number, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await site.addBusiness({ userId, name: `Clinic ${String(number).padStart(2, '0')}` });
}

/** The rows of the shown table that stand for somebody or something. */
export const rows = (page: Page) => page.locator('.rows-table tbody tr:has(th)');

/** The query of the address bar. */
export function queryOf(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

/** The queries with which a page asks for a list from now on. */
export function followQueries(page: Page, path: string): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === path && request.method() === 'GET') queries.push(searchParams);
  });
  return queries;
}

/** Keeps the answers of an address waiting until they are released. */
export async function holdAnswers(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
