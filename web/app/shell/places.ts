import type { CurrentUser } from '../../../contract/accounts.ts';
import { paths } from '../../paths.ts';
import { findPage } from '../pages.ts';

export interface Place {
  word: string;
  href: string;
}

/** Where header and side menu lead a signed-in user; `Admin` is for admins only. */
export function placesFor({ isAdmin }: Pick<CurrentUser, 'isAdmin'>): readonly Place[] {
  return isAdmin ? [...ofEverybody, { word: 'Admin', href: paths.admin() }] : ofEverybody;
}

const ofEverybody: readonly Place[] = [
  { word: 'My Dashboard', href: paths.dashboard() },
  { word: 'Business Setup', href: paths.businessSetup() },
];

/** What marks the link to the page that is shown, under whichever of its addresses. */
export function markCurrent(href: string, path: string): { 'aria-current'?: 'page' } {
  const shown = findPage(path);
  return shown.id === null && shown.name === findPage(href).name ? { 'aria-current': 'page' } : {};
}
