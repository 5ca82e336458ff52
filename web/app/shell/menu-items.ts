import type { CurrentUser } from '../../../contract/accounts.ts';
import { paths } from '../../paths.ts';
import { findPage } from '../find-page.ts';

export interface MenuItem {
  label: string;
  href: string;
}

/** The links of the header and side menu for a signed-in user; `Admin` is for admins only. */
export function menuItemsFor({
  isAdmin,
  needsSecondFactor,
}: Pick<CurrentUser, 'isAdmin' | 'needsSecondFactor'>): readonly MenuItem[] {
  return isAdmin || needsSecondFactor
    ? [...ofEverybody, { label: 'Admin', href: paths.admin() }]
    : ofEverybody;
}

const ofEverybody: readonly MenuItem[] = [
  { label: 'My Dashboard', href: paths.dashboard() },
  { label: 'Business Setup', href: paths.businessSetup() },
];

/** Marks the link to the current page, under any of its addresses. */
export function markCurrent(href: string, path: string): { 'aria-current'?: 'page' } {
  const shown = findPage(path);
  return shown.id === null && shown.name === findPage(href).name ? { 'aria-current': 'page' } : {};
}
