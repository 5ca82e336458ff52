import { viewOf } from '../../features/account-forms/auth-view.ts';
import { readAddress } from '../admin/admin-address.ts';
import { tabLabels } from '../admin/tab-labels.ts';
import { findPage } from '../find-page.ts';
import { authTitles } from '../sign-in/auth-titles.ts';
import { titleOf, withBrand } from './title.ts';

/**
 * The title of a page as the server renders it. In the browser each screen sets its own, so that only
 * its script has the words.
 */
export function titleOfView(path: string, search: string): string {
  const { name } = findPage(path);
  if (name === 'auth' || name === 'authOld') return withBrand(authTitles[viewOf(search)]);
  if (name === 'admin') return `${tabLabels[readAddress(search).tab]} · ${titleOf(path)}`;
  return titleOf(path);
}
