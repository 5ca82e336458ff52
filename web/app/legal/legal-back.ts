import { isSlug } from '../../../contract/slug.ts';
import { paths } from '../../paths.ts';

/**
 * Where a legal page's Back button leads: to the public page that linked here with `?from=`. Null
 * without a valid slug.
 */
export function legalBack(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  return from !== null && isSlug(from) ? paths.thumbsUpDown(from) : null;
}
